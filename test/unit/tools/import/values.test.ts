import { expect, test } from 'vitest';
import { commaParts, isLong, keyLabel, namesPicture } from '../../../../tools/import/place/values.ts';
import { leafOf, list, type Tree } from '../../../../tools/import/tree.ts';

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

test('commas part words, except those in brackets', () => {
  expect(commaParts('Go (net, http), Rust（a、b）、C')).toEqual(['Go (net, http)', 'Rust（a、b）', 'C']);
});

test.each([
  ['data:image/png;base64,AA', true],
  [' me.jpg ', true],
  ['me.png.md', false],
  ['my data: none', false],
])('whether %s is a picture: %s', (words, is) => {
  expect(namesPicture({ key: 'photo', value: leafOf(words) })).toBe(is);
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
