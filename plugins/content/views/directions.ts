import { lettersIn, RIGHT_TO_LEFT } from '../../../packages/resume-import/src/text/scripts.ts';
import type { ProsePart, ProseText } from '../../../src/views.ts';
import { mapRecord } from '../../map-record.ts';
import { isObject } from '../read/values.ts';
import { directionOf } from '../text/locale.ts';
import type { Site } from '../types.ts';
import { type Field, PROSE_FIELDS } from './fields.ts';

/** Fields without texts of the owner's, or with texts that stand within others. */
const SKIPPED: Field[] = ['contact', 'others'];

type Fields = Partial<Record<Field, unknown>>;

/**
 * Returns a page's view in which each text, heading, list, quote and cell whose direction is not that of the site's language has
 * its direction as `dir`.
 */
export function withDirections<View extends object>(view: View, { language = 'en' }: Site): View {
  const siteDirection = directionOf(language);
  const foreignDirection = (text: string): Direction | undefined => {
    const direction = directionIn(text);
    return direction === siteDirection ? undefined : direction;
  };

  function walk(value: unknown, key: string): unknown {
    if (isProse(value)) {
      const dir = PROSE_FIELDS[key as keyof typeof PROSE_FIELDS] && foreignDirection(plainWords(value));
      return dir ? [{ tag: 'span', dir, text: value }] : value;
    }
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (!isObject(value)) return value;
    const copy = mapRecord(value, (member, name) =>
      SKIPPED.includes(name as Field) ? member : walk(member, name),
    );
    const { heading, tagline, list, quote, items }: Fields = copy;
    const title = heading ?? tagline;
    const dir = typeof title === 'string' ? foreignDirection(title) : sharedBy(list ?? quote ?? items);
    return dir ? { ...copy, dir } : copy;
  }
  return walk(view, '') as View;
}

/** True for a text, or its parts; false for paragraphs. */
const isProse = (value: unknown): value is ProseText =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.some((part) => isObject(part) && 'tag' in part));

/** Returns the words of a text, without code. */
function plainWords(text: ProseText): string {
  if (typeof text === 'string') return text;
  const isBlank = ({ tag }: ProsePart) => tag === 'code' || tag === 'br';
  return text
    .map((part) => (typeof part === 'string' ? part : isBlank(part) ? ' ' : plainWords(part.text)))
    .join('');
}

/** Returns the direction of all items of a list, or all blocks of a quote; undefined if these differ. */
function sharedBy(items: unknown): Direction | undefined {
  if (!Array.isArray(items)) return undefined;
  const [first, ...others] = items.map(directionOfBlock);
  return others.every((direction) => direction === first) ? first : undefined;
}

/** Returns the direction of a text, of a block or of the first of several. */
function directionOfBlock(value: unknown): Direction | undefined {
  if (Array.isArray(value)) return directionOfBlock(value[0]);
  if (!isObject(value)) return undefined;
  const { dir, text, markdown }: Fields = value;
  return (dir as Direction | undefined) ?? directionOfBlock(text ?? markdown);
}

export type Direction = 'ltr' | 'rtl';

const LETTER = /\p{L}/u;
const RTL_LETTER = new RegExp(`[${lettersIn(RIGHT_TO_LEFT)}]`, 'u');
/** The end of a sentence, which in the other direction would stand before the sentence. */
const END = /[.!?…:;。！？؟۔]["'”’»)\]]*$/u;
/** A name with marks that keep its order in every text. */
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
/** A sign of an address, which keeps its order, too. */
const ADDRESS = /[/@]/;

/**
 * Returns the direction that most words of a text have; undefined if they are too few to tell. Words in Latin letters with a
 * capital do not count beside others, as names in such letters stand in texts from right to left, too.
 */
export function directionIn(text: string): Direction | undefined {
  const words = text
    .replace(ISOLATED, ' ')
    .split(/\s+/)
    .filter((word) => LETTER.test(word) && !ADDRESS.test(word));
  const isEnded = END.test(text.trim());
  const rtl = words.filter((word) => RTL_LETTER.test(word)).length;
  const others = words.filter((word) => !RTL_LETTER.test(word));
  const ltr = isEnded && !rtl ? others.length : others.filter((word) => !/\p{Lu}/u.test(word)).length;
  if (Math.max(rtl, ltr) < (isEnded ? 1 : 2) || rtl === ltr) return undefined;
  return rtl > ltr ? 'rtl' : 'ltr';
}
