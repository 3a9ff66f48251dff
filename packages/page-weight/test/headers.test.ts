import { expect, test } from 'vitest';
import { parseHeaderRules } from '../src/headers.ts';

test.each([
  ['/a\n  X: 1\n  Y: 2\n/b\n  X: 3', { '/a': { X: '1', Y: '2' }, '/b': { X: '3' } }],
  ['/a b \r\n\tX-Mine :  "a": b \r\n \tY:c\r\n', { '/a b': { 'X-Mine': '"a": b', Y: 'c' } }],
  ['# /c\n/a#b\n  # X: 1\n\n \n  ! Y \n  Z: a # b', { '/a#b': { '! Y': '', Z: 'a # b' } }],
  ['  X: of no path\n/a', { '/a': {} }],
  ['', {}],
])('reads %j as %o', (text, rules) => {
  const read = parseHeaderRules(text).map(({ path, headers }) => [path, headers]);
  expect(read).toEqual(Object.entries(rules));
});
