import { resolve, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isKnownLanguage } from '../../../../../packages/resume-import/src/text/language-tags.ts';
import {
  exampleNames,
  isBelow,
  languageOfMode,
  nativeName,
  pathFrom,
  publicFiles,
} from '../../../../../plugins/content/read/folder.ts';
import { merge, mergeSite } from '../../../../../plugins/content/read/merge.ts';
import { projectsIn } from '../../../../../plugins/content/read/owner-files.ts';
import { pageViews } from '../../../../../plugins/content/views/views.ts';
import { openOwner } from '../../../../../plugins/open-owner.ts';
import { pageOf, project, validContent, writeContent } from '../../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../../support/temporary-files.ts';

const root = temporaryFolder('languages');
const folder = resolve(root, 'src/content');

const GERMAN = {
  'de/site.json': { description: 'Kim Doe entwickelt.' },
  'de/resume.json': { basics: { label: 'Entwicklung' }, work: [{ position: 'Entwicklung' }] },
};

test.each([
  ['zh-Hans', 'zh-Hans'],
  ['zh', 'zh'],
  ['pt', 'pt-BR'],
  ['p', undefined],
  ['production', undefined],
])('the mode %s means the language %s', (mode, language) => {
  expect(languageOfMode(mode, ['pt-BR', 'zh', 'zh-Hans'])).toBe(language);
});

test('a folder is a language’s if it is named after one', () => {
  const languages = ['de', 'pt-BR', 'zh-Hans', 'gsw'];
  const names = [...languages, 'old', 'drafts', 'fonts', 'de_DE', 'de-x'];
  expect(names.filter(isKnownLanguage)).toEqual(languages);
});

test.each([
  ['pt-BR', ['en', 'pt-BR'], 'Português'],
  ['pt-BR', ['pt-PT', 'pt-BR'], 'Português (Brasil)'],
  ['ja', ['en', 'ja'], '日本語'],
])('%s among %j is called %s', (tag, all, name) => {
  expect(nativeName(tag, all)).toBe(name);
});

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

describe('reports texts that fall back to the first language', () => {
  const { resume, site, projects } = validContent();
  const pages = Object.fromEntries(
    Object.entries(projects).map(([name, page]) => [`de/projects/${name}.md`, pageOf(page)]),
  );
  const mostly = { ...resume, basics: { label: 'Entwicklung' }, skills: [{ name: 'Sprachen' }] };

  test.each<[string, files: Record<string, unknown>, line: string]>([
    [
      'one by one if they are few',
      { 'de/resume.json': mostly, 'de/site.json': { ...site, language: undefined }, ...pages },
      '1 of \\d+ texts are in English: src/content/de/resume\\.json: basics\\.summary',
    ],
    [
      'only the first of many',
      GERMAN,
      '\\d+ of \\d+ texts are in English: (src/content/[\\w/.]+: [\\w.[\\]]+, ){5}…',
    ],
    ['or that there are none', { 'de/resume.json': resume, ...pages }, 'all \\d+ texts are translated'],
  ])('%s', async (_, files, line) => {
    await writeContent(folder, validContent(), files);
    expect(openOwner(root, folder).fallbackLines()).toEqual([expect.stringMatching(`^de: ${line}$`)]);
  });

  test('except names, URLs, dates and technologies, which need no translation', async () => {
    const more = { awards: [{ title: 'a' }], interests: [{ name: 'b' }], references: [{ name: 'c' }] };
    const own = {
      ...{ awards: [{ title: 'x' }], interests: [{ name: 'x' }] },
      basics: { label: 'x', summary: 'x' },
      work: [{ position: 'x', highlights: ['x'] }],
      skills: [{ name: 'x' }],
      projects: resume.projects?.map(() => ({ description: 'x' })),
    };
    const content = validContent();
    Object.assign(content.resume, more);
    await writeContent(folder, content, { 'de/resume.json': own });
    expect(openOwner(root, folder).fallbackLines()[0]).not.toContain('resume.json');
    await writeContent(folder, content, { 'de/resume.json': { ...own, awards: [], interests: [] } });
    const [line] = openOwner(root, folder).fallbackLines();
    const fields = line?.match(/(?<=resume\.json: )[^,]+/g);
    expect(fields).toEqual(['awards[0].title', 'interests[0].name']);
  });

  test('also of a version: what is asked, and what is answered', async () => {
    const version = { for: 'Acme', asks: [{ ask: 'Rust', answer: 'Two years.', evidence: ['Built it'] }] };
    const own = { asks: [{ ask: 'Rust, bitte' }] };
    await writeContent(folder, validContent(), {
      'versions/acme.json': version,
      'de/versions/acme.json': own,
      'de/resume.json': resume,
      ...pages,
    });
    const [line] = openOwner(root, folder).fallbackLines();
    expect(line?.match(/(?<=acme\.json: )[^,]+/g)).toEqual(['asks[0].answer']);
  });

  test('also where the first language has tagged a highlight', async () => {
    const tagged = validContent();
    const job = { name: 'Acme', 'x-tags': ['games'], highlights: ['Built it {games}', 'Sold it {games}'] };
    Object.assign(tagged.resume, { work: [job] });
    const own = { work: [{ highlights: ['Gebaut', 'Verkauft'] }] };
    await writeContent(folder, tagged, { 'de/resume.json': own });
    expect(openOwner(root, folder).fallbackLines()[0]).not.toContain('highlights');
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

test('a folder among the examples is one if it has a résumé and is not hidden', () => {
  const files = ['b/resume.json', 'a/resume.json', '.c/resume.json', 'd/site.json', 'resume.json'];
  const root = temporaryFolder('examples', Object.fromEntries(files.map((file) => [`examples/${file}`, ''])));
  expect(exampleNames(root)).toEqual(['a', 'b']);
});

test.each([
  ['/site/src/content/me.json', true],
  ['/site/src/content/..a/me.json', true],
  ['/site/src/content/a../me.json', true],
  ['/site/src/content-old/me.json', false],
  ['/site/src', false],
  ['/site/src/me.json', false],
])('whether %s is content: %s', (file, expected) => {
  expect(isBelow('/site/src/content', file)).toBe(expected);
});

test('on Windows, names in messages have no drive and no backslash, unless the content is on another drive', () => {
  expect(pathFrom('C:\\site', 'C:\\site\\src\\content\\resume.json', win32)).toBe('src/content/resume.json');
  expect(pathFrom('C:\\site', 'D:\\mine\\resume.json', win32)).toBe('D:/mine/resume.json');
  expect(isBelow('D:\\mine', 'D:\\mine\\pictures\\me.jpg', win32)).toBe(true);
  expect(isBelow('D:\\mine', 'C:\\site\\src\\first\\main.tsx', win32)).toBe(false);
});

test.each([
  [{ loads: { '/': {} } }, {}, {}, true],
  [{ loads: { '/': {} } }, { budget: false }, {}, undefined],
  [{ loads: { '/': {} } }, {}, { budget: project('Budget') }, undefined],
  [{}, {}, {}, undefined],
])(
  'whether %j, with the settings %j and the projects %j, is a page: %s',
  async (budget, settings, pages, is) => {
    const content = validContent();
    Object.assign(content.site, settings);
    Object.assign(content.projects, pages);
    await writeContent(folder, content, { 'budget.json': budget });
    expect(openOwner(root, folder).content().hasBudgetPage).toBe(is);
  },
);

test('projects that have only a page are where it says, the others at the end', async () => {
  const content = validContent();
  const orders = { delta: undefined, eta: 3, gamma: 1, zeta: undefined };
  for (const [name, order] of Object.entries(orders))
    Object.assign(content.projects, { [name]: { ...project(name), order } });
  Object.assign(content.projects, { iota: { ...project('iota'), listed: false } });
  await writeContent(folder, content);
  const names = openOwner(root, folder)
    .content()
    .resume.projects?.map(({ name }) => name);
  expect(names).toEqual(['gamma', 'Alpha', 'eta', 'Beta', 'delta', 'zeta']);
});

test('files that macOS and Windows leave in every folder are neither content nor published', async () => {
  await writeContent(folder, validContent());
  const projects = projectsIn(folder);
  writeFiles(folder, { 'public/.well-known/security.txt': '', 'projects/folder.md/.DS_Store': '' });
  for (const place of ['.', 'projects', 'public', 'pictures'])
    for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini', '._game.md', '._me.png'])
      writeFiles(folder, { [`${place}/${name}`]: '\0' });
  expect(projectsIn(folder)).toEqual(projects);
  expect(publicFiles(root, folder)).toEqual(['.well-known/security.txt']);
  const { faults, warnings } = await openOwner(root, folder).check();
  expect([...faults, ...warnings]).toEqual([]);
});
