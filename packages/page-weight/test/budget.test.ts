import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { badgeOf, ceilingsOf, formatJson, readBudget } from '../src/budget.ts';
import { folderOf } from './folder.ts';

test('a badge is red above the ceiling, not at it', () => {
  expect(badgeOf(60_000, 60_000)).toMatchObject({ message: '60.0 kB', color: 'brightgreen' });
  expect(badgeOf(60_001, 60_000).color).toBe('red');
  expect(badgeOf(60_001).color).toBe('brightgreen');
});

test('JSON has flat values on one line where they fit', () => {
  expect(formatJson({ a: [1, 2], b: { c: 1, d: 2 }, e: {}, f: '[ g ]' })).toBe(
    '{\n  "a": [1, 2],\n  "b": { "c": 1, "d": 2 },\n  "e": {},\n  "f": "[ g ]"\n}\n',
  );
  const lines = (length: number) => formatJson({ a: ['x'.repeat(length)] }).split('\n').length;
  expect([lines(98), lines(99)]).toEqual([4, 6]);
});

test('a budget extends the file that it names, or another if that is missing, and every fault has a line', () => {
  const folder = folderOf({
    'base.json': '{ "tolerance": 1, "pages": { "*": { "js": 1, "css": 2 } } }',
    'common.json': '{ "tolerance": 2 }',
    'own.json': '{ "extends": "base.json", "pages": { "*": { "js": 3 }, "/": { "css": 4 } } }',
    'lost.json': '{ "extends": "gone.json" }',
    'bad.json':
      '{ "tolerance": "much",\n "pages": { "/a/b": { "js": -1 } },\n "page": {}, "encoding": "zip" }',
    'torn.json': '{ "pages": {},\n "aside": [ }',
  });
  const read = (name: string) => readBudget(folder, resolve(folder, name), resolve(folder, 'common.json'));
  const { budget } = read('own.json');
  expect(budget.tolerance).toBe(1);
  expect([ceilingsOf(budget, '/'), ceilingsOf(budget, '/a')]).toEqual([
    { js: 3, css: 4 },
    { js: 3, css: 2 },
  ]);
  expect(read('lost.json').budget.tolerance).toBe(2);
  expect(() => read('bad.json')).toThrow(
    /^bad\.json:3: page: no such field; use \$schema, .*\nbad\.json:3: encoding: .*brotli, gzip\nbad\.json:1: tolerance: must be integer\nbad\.json:2: pages\.\/a\/b\.js: must be >= 0$/,
  );
  expect(() => read('torn.json')).toThrow('torn.json:2: this is not valid JSON; fix it');
  expect(() => readBudget(folder, resolve(folder, 'lost.json'))).toThrow('gone.json: no such file');
});

test('a budget file has room for the routes of pages beyond the tenth', () => {
  const ceilings = { js: 13_000, html: 14_600, firstView: 60_000 };
  const budget = { perPage: 25, pages: { '*': ceilings } };
  expect(ceilingsOf(budget, '/', 10)).toEqual(ceilings);
  expect(ceilingsOf(budget, '/', 14)).toEqual({ js: 13_100, html: 14_600, firstView: 60_100 });
});
