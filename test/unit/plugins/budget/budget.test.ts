import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { badgeOf, formatJson, isBudgetPage, readBudget } from '../../../../plugins/budget/budget.ts';
import { temporaryFolder } from '../../../support/temporary-files.ts';

test.each([
  ['budget.html', true],
  ['de/budget.html', true],
  ['my-budget.html', false],
  ['budget.html.br', false],
])('whether %s is the page of bytes: %s', (file, is) => expect(isBudgetPage(file)).toBe(is));

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
  const folder = temporaryFolder('budgets', {
    'base.json': '{ "tolerance": 1, "pages": { "*": { "js": 1, "css": 2 } } }',
    'common.json': '{ "tolerance": 2 }',
    'own.json': '{ "extends": "base.json", "pages": { "*": { "js": 3 } } }',
    'lost.json': '{ "extends": "gone.json" }',
    'bad.json': '{ "tolerance": "much",\n "perPage": "many" }',
  });
  const read = (name: string) => readBudget(folder, resolve(folder, name), resolve(folder, 'common.json'));
  expect(read('own.json').budget).toMatchObject({ tolerance: 1, pages: { '*': { js: 3, css: 2 } } });
  expect(read('lost.json').budget.tolerance).toBe(2);
  expect(() => read('bad.json')).toThrow(/^bad\.json:1: tolerance: .*\nbad\.json:2: perPage: /);
  expect(() => readBudget(folder, resolve(folder, 'lost.json'))).toThrow('gone.json: no such file');
});
