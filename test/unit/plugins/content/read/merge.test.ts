import { expect, test } from 'vitest';
import { merge, mergeSite } from '../../../../../plugins/content/read/merge.ts';

const WORK = [{ name: 'A', position: 'a' }, { name: 'B' }];
const SECTIONS = ['about', { id: 'talks', heading: 'Talks', blocks: [{ text: 'One' }] }];

test.each([
  ['replaces a field', { a: 'one', b: 'two' }, { a: 'eins' }, { a: 'eins', b: 'two' }],
  ['adds a field', { a: 'one' }, { b: 'zwei' }, { a: 'one', b: 'zwei' }],
  [
    'merges objects at any depth',
    { a: { b: { c: 1, d: 2 } } },
    { a: { b: { c: 3 } } },
    { a: { b: { c: 3, d: 2 } } },
  ],
  [
    'ignores blanks',
    { a: 'one', b: ['x'], c: { d: 1 }, e: 2 },
    { a: ' ', b: [], c: {}, e: null },
    { a: 'one', b: ['x'], c: { d: 1 }, e: 2 },
  ],
  ['keeps everything if there is no file', { a: 'one' }, undefined, { a: 'one' }],
  ['replaces a list of texts', { a: ['one', 'two'] }, { a: ['eins'] }, { a: ['eins'] }],
  ['replaces a value of another type', { a: ['one'] }, { a: 'eins' }, { a: 'eins' }],
  [
    'merges entries in order',
    { work: WORK },
    { work: [{}, { name: 'Ü' }] },
    { work: [WORK[0], { name: 'Ü' }] },
  ],
  [
    'merges sections of both kinds',
    SECTIONS,
    ['about', { heading: 'Vorträge' }],
    ['about', { id: 'talks', heading: 'Vorträge', blocks: [{ text: 'One' }] }],
  ],
  ['replaces sections by names alone', SECTIONS, ['skills'], ['skills']],
])('a language’s file %s', (_, first, own, expected) => {
  expect(merge(first, own)).toEqual({ value: expected, uneven: [] });
});

test('lists of entries that differ in length are found', () => {
  const first = { work: WORK, skills: [{ keywords: ['x'] }] };
  const own = { work: [{ name: 'Ä' }], skills: [{ keywords: ['y', 'z'] }, { name: 'new' }] };
  expect(merge(first, own).uneven).toEqual([['work'], ['skills']]);
});

test('a language has its own tag and the first one’s settings, whose words only if the interface lacks its own', () => {
  const site = { language: 'en', accent: '#ffffff', words: { seeWork: 'My projects' } };
  expect(mergeSite(site, {}, 'pt-br').value).toEqual({ language: 'pt-BR', accent: '#ffffff' });
  expect(mergeSite(site, { words: { menu: 'Meny' } }, 'sv').value).toMatchObject({
    words: { menu: 'Meny', seeWork: 'My projects', skip: 'Skip to content' },
  });
});
