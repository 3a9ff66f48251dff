import { expect, test } from 'vitest';
import { KEYS } from '../src/place/keys.ts';
import { LISTS, TRAITS } from '../src/place/sections.ts';
import { NAMES, normalizeKey } from '../src/text/field-names.ts';

const fields = Object.entries(NAMES).flatMap(([group, names]) =>
  Object.entries(names).map(([field, words]): [string, string[]] => [
    `${group}.${field}`,
    [normalizeKey(field), ...words],
  ]),
);

test.each([...fields, ...Object.entries(KEYS)])(
  'the words for %s are there once each, as keys are compared',
  (_, words) => {
    expect(words.map(normalizeKey)).toEqual([...new Set(words)]);
  },
);

test.each(LISTS)('each field of %s that the site shows is found by its name', (section) => {
  expect(Object.keys(NAMES[section])).toEqual(expect.arrayContaining(TRAITS[section].fields));
});
