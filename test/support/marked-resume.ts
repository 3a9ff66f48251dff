import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Resume } from '../../plugins/content/types.ts';

/** A text field of the marked résumé, and the unique word that it contains. */
interface Mark {
  /** Path such as `work[1].summary`. */
  field: string;
  word: string;
}

/** The part of JSON Schema that the résumé is generated from. */
interface Shape {
  $ref?: string;
  type?: string;
  format?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** Fields that describe the file, not the person. */
const METADATA = ['$schema', 'meta'];
/** Entries in each list: two, to notice code that shows only the first. */
const ENTRIES = 2;
const DATE = '2019-05-17';

/** How a word becomes a valid value, by format. */
const FORMATS: Record<string, (word: string) => string> = {
  email: (word) => `${word}@example.org`,
  uri: (word) => `https://${word}.example.org/`,
};
/** How a word becomes a valid value, by field. */
const FIELDS: Record<string, (word: string) => string> = {
  'basics.phone': (word) => `+44 20 7946 0000 ${word}`,
  'basics.image': (word) => `https://example.org/${word}.png`,
};

const official: Shape = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json'), 'utf8'),
);

/**
 * A résumé that fills every field of JSON Resume's schema, each text field with a unique word.
 * Whatever shows the résumé must show all of these words, or report those that it leaves out.
 */
export function markedResume(): { resume: Resume; marks: Mark[] } {
  const marks: Mark[] = [];

  function filled(shape: Shape, field: string): unknown {
    if (shape.$ref) return DATE;
    if (shape.properties) {
      const wanted = Object.entries(shape.properties).filter(([name]) => field || !METADATA.includes(name));
      return Object.fromEntries(
        wanted.map(([name, each]) => [name, filled(each, field ? `${field}.${name}` : name)]),
      );
    }
    const { items } = shape;
    if (items) return Array.from({ length: ENTRIES }, (_, index) => filled(items, `${field}[${index}]`));
    const word = `marked${String(marks.length).padStart(3, '0')}`;
    marks.push({ field, word });
    return (FIELDS[field] ?? FORMATS[shape.format ?? ''])?.(word) ?? word;
  }

  return { resume: filled(official, '') as Resume, marks };
}
