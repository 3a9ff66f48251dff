import { expect, test } from 'vitest';
import { merge, mergeSite } from '../../../../../plugins/content/read/merge.ts';

const WORK = [{ name: 'A', position: 'a' }, { name: 'B' }];
const BLANKLESS = { a: 'one', b: ['x'], c: { d: 1 }, e: 2 };
const SECTIONS = ['about', { id: 'talks', heading: 'Talks', blocks: [{ text: 'One' }] }];

test.each([
  ['adds a field', { a: 'one' }, { b: 'zwei' }, { a: 'one', b: 'zwei' }],
  ['merges objects', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 3 } } }, { a: { b: { c: 3, d: 2 } } }],
  ['ignores blanks', BLANKLESS, { a: ' ', b: [], c: {}, e: null }, BLANKLESS],
  ['keeps everything if there is no file', { a: 'one' }, undefined, { a: 'one' }],
  ['replaces a list of texts', { a: ['one', 'two'] }, { a: ['eins'] }, { a: ['eins'] }],
  ['replaces a value of another type', { a: ['one'] }, { a: 'eins' }, { a: 'eins' }],
  ['merges entries in order', WORK, [{}, { name: 'Ü' }], [WORK[0], { name: 'Ü' }]],
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
  const words = { menu: 'Meny', seeWork: 'My projects', skip: 'Skip to content' };
  expect(mergeSite(site, { words: { menu: 'Meny' } }, 'sv').value).toMatchObject({ words });
});
