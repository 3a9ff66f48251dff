import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Resume } from '../index.d.ts';
import { importText } from '../src/import-resume.ts';
import { NotAResume } from '../src/read/read-text.ts';
import { faultsIn } from './oracles.ts';

/** Of these, texts are made that patterns, loops and parsers like least. */
const LETTERS =
  '\n| |\n |\r|<br>|<b>|</b|<a |&amp;|*|**a|.|-|1-|1 |,|[a](|[|(|\\textbf{|{|}|• |\n• |a |a.|a@|[at] |/|: |http://a|"|\u200b|\u202e|\u001b[2J|١|ﬃ|ｱ';
const text = (length: number) =>
  fc
    .array(fc.constantFrom(...LETTERS.split('|')), { minLength: 1, maxLength: 3 })
    .map((letters) =>
      `x${letters.join('').repeat(Math.ceil(length / letters.join('').length))}`.slice(0, length),
    );

const FIELDS =
  'basics name label email phone url image summary location address city profiles network username work position startDate endDate dates highlights skills keywords level languages fluency education courses talks en de title list items';
const key = fc.oneof(fc.constantFrom(...FIELDS.split(' ')), fc.string({ maxLength: 8 }));
/** Any structure, in which each leaf is such a text. */
const structure = (length: number) =>
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      text(length),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 5 }),
    ),
  })).value;

const REPEATABLE = { seed: 7 };

/** How much an import makes of a text, which is a sentence where it is refused. */
function made(given: string): { size: number; resume?: Resume } {
  try {
    const imported = importText('cv.json', given);
    return { size: JSON.stringify(imported).length, resume: imported.resume };
  } catch (error) {
    if (!(error instanceof NotAResume)) throw error;
    return { size: error.message.length };
  }
}

test('whatever a file contains, its import ends in a valid résumé or a sentence, and is not much longer', () => {
  fc.assert(
    fc.property(fc.dictionary(key, structure(300), { maxKeys: 8 }), (file) => {
      const given = JSON.stringify(file);
      const { size, resume } = made(given);
      expect(size).toBeLessThan(2000 + 12 * given.length);
      expect(faultsIn(resume ?? {})).toEqual([]);
    }),
    { ...REPEATABLE, numRuns: 150 },
  );
});

const FILES: Record<string, (words: string) => object> = {
  summary: (summary) => ({ basics: { name: 'Kim', summary } }),
  addresses: (words) => ({ basics: { name: 'Kim', email: words, phone: words, url: words, image: words } }),
  place: (location) => ({ basics: { name: 'Kim', label: location, location } }),
  work: (words) => ({
    name: 'Kim',
    work: [{ name: words, dates: words, endDate: words, highlights: [words] }],
  }),
  lists: (words) => ({ name: 'Kim', skills: words, languages: words, talks: [words], [words]: [words] }),
};

test.each(Object.entries(FILES))('100 kB of the worst letters are imported: %s', (_, fileOf) => {
  fc.assert(
    fc.property(text(100_000), (words) => {
      expect(made(JSON.stringify(fileOf(words))).size).toBeLessThan(5_000_000);
    }),
    { ...REPEATABLE, numRuns: 4 },
  );
});

test('valid JSON is read as it is, whatever its strings look like', () => {
  const talks = ['On a\u001b[2J[b\u001b[3J] and [c', 'On {d\u0007{', 'On maps [draft'];
  expect(importText('cv.json', JSON.stringify({ name: 'Kim', talks })).sections[0]?.blocks).toEqual([
    { list: ['On a[b] and [c', 'On {d{', 'On maps [draft'] },
  ]);
});

test('a file that is nested deeper than any résumé is refused', () => {
  expect(() => importText('cv.json', `{"talks":${'['.repeat(200)}"a"${']'.repeat(200)}}`)).toThrow(
    'nested too deeply',
  );
});
