import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { DAYS } from '../src/place/births.ts';
import { TIMED, timed } from '../src/place/fields.ts';
import { keyLabel } from '../src/place/labels.ts';
import { labelled, namesPicture, readLinks } from '../src/place/lines.ts';
import { STREETS } from '../src/place/location.ts';
import { Notes } from '../src/place/notes.ts';
import { commaParts, isLong, readKeywords, readList, readProse } from '../src/place/values.ts';
import { readText } from '../src/read/read-text.ts';
import { visibleText } from '../src/text/visible-text.ts';
import { leafOf, list, type Tree } from '../src/tree.ts';
import { readEmail, readUrl } from '../src/words/addresses.ts';
import { DATE_FORMS } from '../src/words/dates.ts';

const VALUES = readFileSync(resolve(import.meta.dirname, 'values.yaml'), 'utf8');

type Value = string | Value[];
const treeOf = (value: Value): Tree => (typeof value === 'string' ? leafOf(value) : list(value.map(treeOf)));

test.each([
  ['featuredSkills', 'Featured skills'],
  ['featured__skills_', 'Featured skills'],
  ['DevOps', 'DevOps'],
  ['SoftSkills', 'Soft Skills'],
  ['isbn', 'ISBN'],
  ['isbn_number', 'Isbn number'],
  ['my-isbn', 'My isbn'],
])('the key %s is shown as %s', (key, label) => expect(keyLabel(key)).toBe(label));

test.each([
  ['data:image/png;base64,AA', true],
  [' me.jpg ', true],
  ['me.png.md', false],
  ['my data: none', false],
])('whether %s is a picture: %s', (words, is) => {
  expect(namesPicture(leafOf(words))).toBe(is);
});

test.each<[Value, boolean]>([
  ['a'.repeat(120), false],
  ['a'.repeat(121), true],
  ['One\nTwo', true],
  [' One\n', false],
  [['a'.repeat(31)], false],
  [['a', 'a'.repeat(30)], false],
  [['a', 'a'.repeat(31)], true],
  [['a', ['b', 'c']], true],
])('%j needs more than a part of a line: %s', (value, is) => expect(isLong(treeOf(value))).toBe(is));

const { tree } = readText('cv.yaml', VALUES);
const cases = (name: string) =>
  (tree.at(name)?.items ?? []).map(({ items: [given = tree, ...expected] }): [string, Tree, unknown] => [
    JSON.stringify(given),
    given,
    expected.map((each) => each.toJSON()),
  ]);

test.each(cases('lines'))('%s as a line', (_, given, expected) => {
  const { text, urls } = readLinks(given, new Notes());
  expect([text, ...urls]).toEqual(expected);
});

test.each(cases('lists'))('%s as a list', (_, given, expected) =>
  expect(readList(given, new Notes())).toEqual(expected),
);

test.each(cases('keywords'))('%s as keywords', (_, given, expected) =>
  expect(readKeywords(given, new Notes())).toEqual(expected),
);

test.each([
  ['teamSize', '4', true, 'Team size: 4'],
  ['note', 'Hallo', true, 'Note: Hallo'],
  ['note', 'Hallo', false, 'Hallo'],
  ['note', '4', false, 'Note: 4'],
  ['größe', 'klein', false, 'Größe: klein'],
  ['demo', 'https://a.dev', false, '[Demo](https://a.dev)'],
  ['note', ' ', true, ''],
])('what %s says, %s, if it is %s that the texts are English', (key, words, isEnglish, line) => {
  expect(labelled({ key, value: leafOf(words) }, new Notes(), isEnglish)).toBe(line);
});

test('commas of all kinds part words, but in brackets only where one stays open', () => {
  expect(commaParts('Go (net, http), Rust（a、b）、C')).toEqual(['Go (net, http)', 'Rust（a、b）', 'C']);
  expect(commaParts('a, b; c | d • e · f、g，h\ni')).toEqual([...'abcdefghi']);
  expect(commaParts('a (b, c')).toEqual(['a (b', 'c']);
});

test.each<[words: string, period?: string, text?: string]>([
  ['2019-2021 Acme', '2019-2021', 'Acme'],
  ['2019 – 2021 Acme', '2019 – 2021', 'Acme'],
  ['2019: Acme', '2019', 'Acme'],
  ['Acme (2019) ', '2019', 'Acme '],
  ['2019| Dev', '2019', 'Dev'],
  ['2019 |Dev', '2019', 'Dev'],
  ['Room 2019 Acme'],
  ['2019-20 Acme'],
  ['(a) Acme (2019)'],
  ['Acme (2019) Graz'],
  ['A | 2019 | Dev'],
  ['2019 | Dev | Lead'],
])('%j is the time %s before or behind %s', (words, period, text) => {
  const apart = timed(leafOf(words));
  expect([apart?.period.words, apart?.text.words]).toEqual([period, text]);
});

test('texts are joined by paragraphs', () => {
  expect(readProse([leafOf('One'), leafOf('12'), leafOf('- Two')], new Notes())).toBe('One\n\n- Two');
});

test.each([
  [' kim  ( at ) doe[dot]dev ', 'kim@doe.dev'],
  ['Kim {@} doe [.]  dev', 'Kim@doe.dev'],
  ['MAILTO:kim@doe.dev', 'kim@doe.dev'],
  ['kim[at]doe.dev', 'kim@doe.dev'],
  ['kim [at] doe  [ dot ] dev', 'kim@doe.dev'],
  ['or mailto:kim@doe.dev', undefined],
  ['a@b.dev <kim@doe.dev>', undefined],
  ['kim@doe-.dev', undefined],
])('%j as an e-mail address', (words, email) => expect(readEmail(words)).toBe(email));

test.each([
  ['My site: a.dev/x', 'https://a.dev/x'],
  ['Site: a.dev or so', undefined],
  ['v1.2: a.dev', undefined],
  ['Site:  a.html.dev', 'https://a.html.dev'],
  ['a.dev:8080', 'https://a.dev:8080'],
  ['[All of it](https://a.dev)', 'https://a.dev'],
  ['See [A](https://a.dev)', undefined],
  ['https://a.dev or b', undefined],
  ['kim@doe.dev, or call', undefined],
  ['cv.htm', undefined],
  ['cv.doc', undefined],
  ['me.jpg', undefined],
])('%j as a link', (words, url) => expect(readUrl(words)).toBe(url));

test('characters that a page can’t show are removed, but none that means something', () => {
  const meant =
    'Jo\u00adhanna\u00a0D. می\u200cخواهم \u2067עברית\u2069 👩\u200d💻 ภาษา\u200bไทย\n\tok サーバー\u200bを、\u200bReact\u200bや src/\u200bcomponents a\u2060b';
  expect(visibleText(meant)).toBe(meant);
  expect(visibleText('Dev\u200beloper\u0007\ufeff')).toBe('Developer');
});

test.each([...DATE_FORMS, ...DAYS, ...STREETS, ...TIMED])('%s is in the form of %s', (example, form) => {
  expect(example).toMatch(form);
});
