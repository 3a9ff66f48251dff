import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { merge, mergeSite } from '../../../../../plugins/content/read/merge.ts';
import { pageViews } from '../../../../../plugins/content/views/views.ts';
import { openOwner } from '../../../../../plugins/open-owner.ts';
import { validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder } from '../../../../support/temporary-files.ts';

const folder = resolve(temporaryFolder('merge'), 'src/content');

const GERMAN = {
  'de/site.json': { description: 'Kim Doe entwickelt.' },
  'de/resume.json': { basics: { label: 'Entwicklung' }, work: [{ position: 'Entwicklung' }] },
};

test('merges a further language’s content over the first language’s', async () => {
  await writeContent(folder, validContent(), GERMAN);
  const { resume, site, projects } = openOwner(folder, folder).content('de');
  expect(resume.basics).toMatchObject({ name: 'Kim Doe', label: 'Entwicklung' });
  expect(resume.work).toMatchObject([{ name: 'Acme', position: 'Entwicklung', endDate: '2024' }]);
  expect(site).toMatchObject({ language: 'de', accent: '#7ee2a8', description: 'Kim Doe entwickelt.' });
  expect(Object.keys(projects)).toEqual(['alpha', 'beta']);
  expect(openOwner(folder, folder).content().resume.basics?.label).toBe('Developer');
  // The navigation shows the heading: ids are words only in English.
  expect(pageViews(openOwner(folder, folder).content('de')).alpha?.sections[0]).toEqual({
    hash: '#overview',
    text: 'Overview',
  });
});

const WORK = [{ name: 'A', position: 'a' }, { name: 'B' }];
const BLANKLESS = { a: 'one', b: ['x'], c: { d: 1 }, e: 2 };
const TALKS = { id: 'talks', heading: 'Talks', blocks: [{ text: 'One' }] };
const SECTIONS = ['about', TALKS];

test.each([
  ['merges objects', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 3 } } }, { a: { b: { c: 3, d: 2 } } }],
  ['ignores blanks', BLANKLESS, { a: ' ', b: [], c: {}, e: null }, BLANKLESS],
  ['keeps everything if there is no file', { a: 'one' }, undefined, { a: 'one' }],
  ['replaces a list of texts', { a: ['one', 'two'] }, { a: ['eins'] }, { a: ['eins'] }],
  ['replaces a value of another type', { a: ['one'] }, { a: 'eins' }, { a: 'eins' }],
  ['merges fields with names that objects inherit', { a: 1 }, { constructor: '' }, { a: 1, constructor: '' }],
  ['merges entries in order', WORK, [{}, { name: 'Ü' }], [WORK[0], { name: 'Ü' }]],
  [
    'merges sections of both kinds',
    SECTIONS,
    ['about', { heading: 'Ö' }],
    ['about', { ...TALKS, heading: 'Ö' }],
  ],
  ['replaces sections by names alone', SECTIONS, ['skills'], ['skills']],
])('a language’s file %s', (_, first, own, expected) => {
  expect(merge(first, own)).toEqual({ value: expected, uneven: [] });
});

test.each<[when: string, first: unknown, own: unknown, merged: unknown]>([
  ['in the same order', ['a {x}', 'b'], ['ä', 'ö'], ['ä {x}', 'ö']],
  ['unless it has some', ['a {x}'], ['ä {y}'], ['ä {y}']],
  ['unless they are blank', ['a {x}'], [' '], [' ']],
  ['unless they are no texts', ['a {x}', 'b {y, z}'], [1, 'ö'], [1, 'ö {y,z}']],
  ['but not what the first one has in braces as its text', ['a {not}'], ['ä'], ['ä']],
  ['though they have something else in braces', ['a {x}'], ['ä {not}'], ['ä {not} {x}']],
  ['unless they are no list', 'a {x}', ['ä'], ['ä']],
])('a language’s highlights have the tags of the first one’s %s', (_, first, own, highlights) => {
  const isTag = (tag: string) => tag !== 'not';
  expect(merge({ highlights: first }, { highlights: own }, isTag).value).toEqual({ highlights });
});

test('a language’s page of a project keeps the tags of the highlight on its card', () => {
  expect(merge({ highlight: 'a {x}' }, { highlight: 'ä' }).value).toEqual({ highlight: 'ä {x}' });
});

test('lists of entries that differ in length are found', () => {
  const first = { work: WORK, skills: [{ keywords: ['x'] }] };
  const own = { work: [{ name: 'Ä' }], skills: [{ keywords: ['y', 'z'] }, { name: 'new' }] };
  const skills = [{ keywords: ['y', 'z'] }, { name: 'new' }];
  const value = { work: [{ ...WORK[0], name: 'Ä' }, WORK[1]], skills };
  expect(merge(first, own)).toEqual({ value, uneven: [['work'], ['skills']] });
  expect(merge([{ a: [{}] }], [{ a: [{}, { b: 1 }] }]).uneven).toEqual([[0, 'a']]);
  expect(merge({ highlights: ['a {x}', 'b'] }, { highlights: ['ä'] }).uneven).toEqual([['highlights']]);
  expect(merge({ highlights: ['a', 'b'] }, { highlights: ['ä'] }).uneven).toEqual([]);
});

test('a language has its own tag and the first one’s settings, its words if there are none', () => {
  const site = { language: 'en', accent: '#ffffff', words: { seeWork: 'My projects' } };
  expect(mergeSite(site, {}, 'pt-br').value).toEqual({ language: 'pt-BR', accent: '#ffffff' });
  const words = { menu: 'Meny', seeWork: 'My projects', skip: 'Skip to content' };
  expect(mergeSite(site, { words: { menu: 'Meny' } }, 'sv').value).toMatchObject({ words });
});
