import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readBudget } from '../../../../tools/budget/read.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

const root = temporaryFolder('read-budget');
const write = (file: string, text: string) => writeFileSync(resolve(root, file), text);

beforeEach(() => {
  mkdirSync(resolve(root, 'src/content'), { recursive: true });
  write('budget.json', '{ "pages": { "/": { "html": 1 } } }');
  write('src/content/budget.json', '{ "pages": { "/alpha": { "html": 2 } } }');
  write('src/content/site.json', '{}');
});

test('merges the ceilings for every site with those next to the content', () => {
  expect(readBudget(root).budget.pages).toEqual({ '/': { html: 1 }, '/alpha': { html: 2 } });
});

test('keeps the other ceilings of a row when a site changes one', () => {
  write(
    'budget.json',
    `{
      "pages": { "/": { "html": 1, "firstView": 2, "counts": "img" } },
      "chunks": { "main": { "loads": "at once", "ceiling": 3 } },
      "newPage": { "js": 4, "row": 5 },
      "carousels": { "median": 6, "largest": 7 }
    }`,
  );
  write(
    'src/content/budget.json',
    `{
      "pages": { "/": { "firstView": 20 }, "/alpha": { "html": 8 } },
      "chunks": { "main": { "ceiling": 30 } },
      "newPage": { "row": 50 },
      "carousels": { "largest": 70 }
    }`,
  );
  const { budget, ownText } = readBudget(root);
  expect(budget).toEqual({
    pages: { '/': { html: 1, firstView: 20, counts: 'img' }, '/alpha': { html: 8 } },
    chunks: { main: { loads: 'at once', ceiling: 30 } },
    newPage: { js: 4, row: 50 },
    carousels: { median: 6, largest: 70 },
  });
  // Updating the baseline writes the same again, not the ceilings for every site.
  expect(JSON.parse(ownText(budget))).toEqual({
    $schema: '../../tools/budget/budget.schema.json',
    ...JSON.parse(readFileSync(resolve(root, 'src/content/budget.json'), 'utf8')),
  });
});

test('does not write ceilings that only a setting raises', () => {
  write('budget.json', '{ "chunks": { "vitals": { "loads": "aside", "ceiling": 100 } } }');
  write('src/content/site.json', '{ "vitals": "https://stats.test/" }');
  const { budget, ownText } = readBudget(root);
  expect(budget.chunks.vitals?.ceiling).toBeGreaterThan(100);
  expect(JSON.parse(ownText(budget)).chunks).toEqual({});
});

test('knows which file has a row', () => {
  write('src/content/budget.json', '{ "pages": { "/": {}, "/alpha": {} }, "newPage": {} }');
  write('budget.json', '{ "pages": { "/": {}, "/404": {} }, "newPage": {}, "carousels": {} }');
  const { common, own, having } = readBudget(root).files;
  expect([common, own]).toEqual(['budget.json', 'src/content/budget.json']);
  expect(['/', '/alpha', '/404', '/de/404'].map((path) => having('pages', path))).toEqual([
    own,
    own,
    common,
    undefined,
  ]);
  expect([having('newPage'), having('carousels')]).toEqual([own, common]);
});

test('reads each file once: a change during the build affects neither the verdict nor what is written', () => {
  const { budget, files, ownText } = readBudget(root);
  for (const file of ['budget.json', 'src/content/budget.json', 'src/content/site.json']) write(file, 'oops');
  expect(files.having('pages', '/alpha')).toBe(files.own);
  expect(JSON.parse(ownText(budget)).pages).toEqual({ '/alpha': { html: 2 } });
});

test('writes only the site’s own ceilings next to the content', () => {
  const {
    budget: { pages, ...budget },
    ownText,
  } = readBudget(root);
  const copied = Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, { ...page }]));
  const text = ownText({
    ...budget,
    pages: copied,
    chunks: {},
    baseline: { pages: {}, chunks: {}, parts: {} },
  });
  expect(Object.keys(JSON.parse(text).pages)).toEqual(['/alpha']);
});

test.each([
  ['budget.json', '{\n  oops\n}', /^budget\.json:2: the file: this is not a valid value/],
  ['src/content/budget.json', '{ "pages": }', /^src\/content\/budget\.json:1: pages: a value was expected/],
  ['budget.json', '{ "pages": {}, "pages": {} }', /^budget\.json:1: pages: is given twice; keep one/],
  [
    'src/content/budget.json',
    '{\n  "pages": { "/": {\n    "firstview": 30000 } }\n}',
    'src/content/budget.json:3: pages["/"].firstview: is not a field of this file; did you mean firstView?',
  ],
  [
    'budget.json',
    '{ "chunks": { "main": { "loads": "once", "ceiling": "1" } } }',
    'budget.json:1: chunks.main.loads: "once" is not an allowed value; use one of "at once", ' +
      '"after load", "aside", "aside on the home page", "near a carousel", "when a picture is opened", ' +
      '"on navigation"\nbudget.json:1: chunks.main.ceiling: is text in double quotes; make it a whole number',
  ],
  ['src/content/site.json', '{ "vitals": 1 }', /^src\/content\/site\.json:1: vitals: is a number/],
  [
    'src/content/budget.json',
    '[]',
    /^src\/content\/budget\.json:1: the file: is a list in \[ \]; make it a group in \{ \}$/,
  ],
])('reports a fault in %s (%j) with its line', (file, text, message) => {
  write(file, text);
  expect(() => readBudget(root)).toThrow(message);
});
