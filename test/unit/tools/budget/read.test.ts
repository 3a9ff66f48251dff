import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownBudget, readBudget } from '../../../../tools/budget/read.ts';

const root = mkdtempSync(resolve(tmpdir(), 'read-budget-'));
const write = (file: string, text: string) => writeFileSync(resolve(root, file), text);

beforeEach(() => {
  mkdirSync(resolve(root, 'src/content'), { recursive: true });
  write('budget.json', '{ "pages": { "/": { "html": 1 } } }');
  write('src/content/budget.json', '{ "pages": { "/alpha": { "html": 2 } } }');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('merges the ceilings for every site with those next to the content', () => {
  expect(readBudget(root).pages).toEqual({ '/': { html: 1 }, '/alpha': { html: 2 } });
});

test('writes only the site’s own ceilings next to the content', () => {
  const { pages, ...budget } = readBudget(root);
  const copied = Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, { ...page }]));
  const { text } = ownBudget(root, {
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
    '[]',
    /^src\/content\/budget\.json:1: the file: is not an object; write it as { … }$/,
  ],
])('reports a fault in %s (%j) with its line', (file, text, message) => {
  write(file, text);
  expect(() => readBudget(root)).toThrow(message);
});
