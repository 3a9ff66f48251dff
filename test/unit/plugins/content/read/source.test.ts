import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findStrings } from '../../../../../plugins/content/read/fields.ts';
import { contentOf } from '../../../../../plugins/content/read/load.ts';
import { readOwnerFiles, readTranslatedFiles } from '../../../../../plugins/content/read/owner-files.ts';
import { readSource, sourceOf } from '../../../../../plugins/content/read/source.ts';
import { fieldNameIn } from '../../../../../plugins/content/read/values.ts';
import { ORIGIN } from '../../../../../plugins/content/text/origin.ts';
import { faultLine } from '../../../../../plugins/fault.ts';
import { filesOf, validContent } from '../../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../../support/temporary-files.ts';

const root = temporaryFolder('sources');

/** JSON in which groups are this many deep. */
const nested = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;

const VALUE =
  'a value was expected here (is there an extra comma, or text without double quotes?); fix the JSON';
const NAME = 'a name in double quotes was expected here (is there an extra comma before it?); fix the JSON';

test.each<[text: string, ...lines: string[]]>([
  ['', 'me.json: the file: is empty; fill it in, or write {} into it'],
  ['\uFEFF \n\n', 'me.json: the file: is empty; fill it in, or write {} into it'],
  ['{\n"a": 1\n"b": 2 }', 'me.json:3: b: a comma was expected here; fix the JSON'],
  ['{ "a": [{\n"b": 1,,\n"c": 2 }] }', `me.json:2: a[0]: ${NAME}`],
  ['{ "a": [1,, 2] }', `me.json:1: a[1]: ${VALUE}`],
  ['{\n"a": {},\n"b": [], }', `me.json:3: the file: ${NAME}`],
  ['{ "a": {\n// mine\n"b": 1 } }', 'me.json:2: a: JSON does not allow comments; fix the JSON'],
  ['{ "a": "x }', 'me.json:1: a: text has no closing double quote on its line; fix the JSON'],
  [
    '{ "a": "x,\n"b": 1,\n"c": 2,\n"d": y }',
    'me.json:1: a: text has no closing double quote on its line; fix the JSON',
    'me.json:4: d: this is not a valid value (text needs double quotes); fix the JSON',
  ],
  ['{ "a": "\\u12" }', 'me.json:1: a: this is not valid JSON; fix the JSON'],
  [
    '{ "a": [{ "b": 1,\n"c": 2,\n"b": { "d": 1,\n"d": 2 } }, 1, 1] }',
    'me.json:1: a[0].b: is given twice; keep one of them',
    'me.json:1: a[0].b.d: is given twice; keep one of them',
  ],
  ['{ "a": 1,\n"__proto__": {} }', 'me.json:2: __proto__: is a name that no program keeps; rename it'],
  [
    '['.repeat(20_000),
    'me.json: the file: has groups and lists more than 100 deep; write them with fewer levels',
  ],
  [nested(101), 'me.json: the file: has groups and lists more than 100 deep; write them with fewer levels'],
  [nested(100)],
])('JSON %# is read, or refused in one line a fault', (text, ...lines) => {
  writeFiles(root, { 'me.json': text });
  const { faults, value } = readSource(root, resolve(root, 'me.json'));
  expect(faults.map(faultLine)).toEqual(lines);
  const isRead = lines.every((line) => /twice|no program/.test(line));
  expect(value).toEqual(isRead ? JSON.parse(text) : undefined);
});

test('a place in a file is that of a field’s name or of an entry, or of what is around a missing one', () => {
  const { value, fault } = sourceOf('me.json', '\uFEFF{ "a": "\uFEFF",\n "b": [1,\n  {}] }');
  const placeOf = (...path: (string | number)[]) => {
    const { line, column, field } = fault(path, 'is wrong', 'mend it');
    return [field, line, column];
  };
  expect(value).toEqual({ a: '\uFEFF', b: [1, {}] });
  expect([placeOf('b'), placeOf('b', 1), placeOf('b', 1, 'c.d', 0), placeOf()]).toEqual([
    ['b', 2, 2],
    ['b[1]', 3, 3],
    ['b[1].c.d[0]', 3, 3],
    ['the file', 1, 1],
  ]);
  expect(sourceOf('me.json', '').fault(['a'], '', '')).toMatchObject({ line: 1, column: 1 });
});

test('strings are found, and nothing else; an entry has the name of its list', () => {
  const found = findStrings(sourceOf('me.json', '{ "a": [{ "b": "x" }, { "b": 1 }, {}] }'), 'a', '*', 'b');
  expect(found.map(({ path, value }) => [path, value])).toEqual([[['a', 0, 'b'], 'x']]);
  expect([fieldNameIn(['a', 'b', 1]), fieldNameIn(['a', 1, 'b'])]).toEqual(['b', 'b']);
});

test('projects and versions are read by their names, a language’s over the first one’s', () => {
  const version = (label: string) => JSON.stringify({ basics: { label } });
  const files = {
    'projects/README.md': 'Mine',
    'projects/my-readme.md': '---\ntitle: A\n---\nIt is.',
    'versions/zoo.json': version('Keeper'),
    'versions/acme.json': version('Lead'),
    'versions/readme.md': 'Mine',
    'de/versions/acme.json': version('Leitung'),
  };
  const folder = resolve(root, 'owner');
  writeFiles(folder, { ...filesOf(validContent()), ...files });
  const first = readOwnerFiles(root, folder);
  const german = readTranslatedFiles(first, 'de');
  expect(first.projects.map(([name]) => name)).toEqual(['alpha', 'beta', 'my-readme']);
  const labels = ({ versions }: typeof first) => versions.map(([name, { value }]) => [name, value]);
  expect(labels(first)).toEqual([
    ['acme', { basics: { label: 'Lead' } }],
    ['zoo', { basics: { label: 'Keeper' } }],
  ]);
  expect(labels(german)).toEqual([
    ['acme', { basics: { label: 'Leitung' } }],
    ['zoo', { basics: { label: 'Keeper' } }],
  ]);
  const { versions, tagged, projects } = contentOf(first);
  expect(versions).toEqual({ acme: { basics: { label: 'Lead' } }, zoo: { basics: { label: 'Keeper' } } });
  expect(tagged?.projects?.map(({ name }) => name)).toContain('A');
  expect(projects['my-readme']?.sections).toMatchObject([{ heading: 'Overview' }]);
});

test('content may have faults: a page that can’t be read is no project', () => {
  const folder = resolve(root, 'faulty');
  const { resume } = validContent();
  writeFiles(folder, {
    'resume.json': JSON.stringify({ ...resume, projects: ['Alpha', { name: 'Beta' }] }),
    'site.json': '[]',
    'projects/alpha.md': 'One',
    'projects/beta.md': '---\ntitle: Beta\n---\nOne',
  });
  const content = contentOf(readOwnerFiles(root, folder));
  const origin = { place: 'projects[1]', fields: { courses: [], highlights: [] } };
  expect(content.resume.projects).toEqual([{ name: 'Beta', description: 'One', [ORIGIN]: origin }]);
  expect(content.projects).toMatchObject({ alpha: undefined, beta: { title: 'Beta', description: 'One' } });
  expect(Object.keys(content)).toEqual(['resume', 'site', 'projects']);
});
