import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  LANGUAGES as IMPORTED,
  TAG_PATTERN,
} from '../../../../packages/resume-import/src/text/language-tags.ts';
import { isPresent } from '../../../../packages/resume-import/src/words/dates.ts';
import { SECTION_IDS } from '../../../../plugins/content/types.ts';
import {
  LANGUAGES,
  placeholdersIn,
  textsFor,
  WORD_NAMES,
  type WordName,
  wordsModule,
  wordsOf,
} from '../../../../plugins/content/words/words.ts';

const { en = {} as never } = LANGUAGES;

const ROOT = resolve(import.meta.dirname, '../../../..');
const textIn = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');
const { properties } = JSON.parse(textIn('plugins/content/site.schema.json'));

describe('a language with a file', () => {
  const lists: [file: string, list: RegExp][] = [
    ['docs/languages.md', /^The interface is in your `language`: (.+?), with\s/ms],
    ['plugins/content/site.schema.json', /The interface is available in (.+?);/],
  ];
  test.each(lists)('is listed in %s', (file, list) => {
    const names = list.exec(textIn(file))?.[1]?.split(/,\s|\s(?:and|or)\s/);
    const english = new Intl.DisplayNames('en', { type: 'language' });
    // Without `simplified`.
    const listed = names?.map((name) => name.replace(/^.*\s/, ''));
    expect(listed).toEqual(Object.keys(LANGUAGES).map((tag) => english.of(tag)));
  });

  test('are those in which months, countries and languages are imported', () => {
    expect(Object.keys(LANGUAGES)).toEqual(IMPORTED);
  });

  test.each(Object.entries(LANGUAGES))('has its word for "now" imported: %s', (_, { now }) => {
    expect(isPresent(now)).toBe(true);
  });
});

describe.each(Object.entries(LANGUAGES))('in %s', (tag, texts) => {
  test('every word exists, with the same placeholders as in English', () => {
    expect(Object.keys(texts)).toEqual(WORD_NAMES);
    for (const name of WORD_NAMES) {
      expect(texts[name].trim(), name).not.toBe('');
      expect(placeholdersIn(texts[name]).sort(), name).toEqual(placeholdersIn(en[name]).sort());
    }
  });

  test('the buttons of the opening, and those of the contact, stand side by side on a phone', () => {
    // Monospaced, beside their padding in 390 px; joined letters are narrower.
    const mostLetters = tag === 'ar' ? 40 : 34;
    const { seeWork, getInTouch, resume, downloadResume, saveContact } = texts;
    for (const second of [getInTouch, `${resume} (PDF)`])
      expect(`${seeWork}${second}`.length, second).toBeLessThanOrEqual(mostLetters);
    expect(`${downloadResume}${saveContact}`.length).toBeLessThanOrEqual(mostLetters);
  });

  test('a number stays on one line with its unit, and a picture’s comes before the total', () => {
    for (const name of ['weight', 'seconds'] as const)
      expect(texts[name], name).toMatch(/^\{\w+\}[\u00a0\u2060]/);
    // The carousel fills them in that order.
    expect(placeholdersIn(texts.slideOf)).toEqual(['number', 'count']);
  });
});

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['pt-BR', 'pt'],
  ['pt-PT', 'pt'],
  ['zh-CN', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh', 'zh'],
  ['zh-TW', undefined],
  ['DE-at', 'de'],
  ['ar-EG', 'ar'],
  ['th', undefined],
])('the language %s has the words of %s', (tag, code) => {
  expect(textsFor(tag)).toBe(code && LANGUAGES[code]);
});

test('an owner can replace every word', () => {
  for (const name of WORD_NAMES) {
    const placeholders = placeholdersIn(en[name]);
    const own = ['Mine', ...[...placeholders].reverse().map((name) => `{${name}}`)].join(' ');
    const word = wordsOf({ words: { [name]: own } })[name as WordName];
    const values = placeholders.map((_, index) => String(index));
    const text = typeof word === 'function' ? (word as (...each: string[]) => string)(...values) : word;
    expect(text).toBe(['Mine', ...values.reverse()].join(' '));
  }
});

test('the module exports a constant for each word, whatever characters it has', async () => {
  const copy = `\`$\{name}\` \\ "it's"`;
  const code = wordsModule({ language: 'de', words: { copy, visit: `\`$\{host}\\ {host}` } });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(module).sort()).toEqual([...WORD_NAMES].sort());
  expect(module.copy).toBe(copy);
  expect(module.visit('a.test')).toBe('`$a.test\\ a.test');
  expect(module.home('A', 'B')).toBe('A, B, Startseite');
});

test('where a language has several plurals, the number chooses one, in the build and in a browser', async () => {
  const requests = 'o: {count, plural, few {# żądania} many {# żądań} other {# żądania}}!';
  const site = { language: 'pl', words: { requests } };
  const module = await import(`data:text/javascript,${encodeURIComponent(wordsModule(site))}`);
  for (const count of [wordsOf(site).requests, module.requests])
    expect(['2', '12', '22', '105', '1,5'].map(count)).toEqual([
      'o: 2 żądania!',
      'o: 12 żądań!',
      'o: 22 żądania!',
      'o: 105 żądań!',
      'o: 1,5 żądania!',
    ]);
});

test('the schema offers every section of the résumé, in the default order', () => {
  expect(properties.sections.items.then.enum).toEqual(SECTION_IDS);
});

test('the tag of a language may be the same in site.json as in the name of a folder', () =>
  expect(properties.language.pattern).toBe(TAG_PATTERN.source));
