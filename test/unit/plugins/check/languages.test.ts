import { expect, test } from 'vitest';
import { languagesIn } from '../../../../plugins/content/read/folder.ts';
import { WORD_NAMES } from '../../../../plugins/content/words/words.ts';
import { en } from '../../../../src/words.ts';
import { changedContent, project, validContent } from '../../../support/content.ts';
import { newProject } from './verdict.ts';

const { folder, verdictOn } = newProject('languages');

const SOUND = { faults: [], warnings: [] };
const GERMAN = {
  'de/site.json': { description: 'Kim Doe entwickelt.' },
  'de/resume.json': { basics: { label: 'Entwicklung' }, work: [{ position: 'Entwicklung' }] },
};

test('accepts files that translate only a part, and a picture that only one language shows', async () => {
  const content = changedContent({ pictures: { 'alpha/karte.png': [680, 425] } });
  const card = { 'de/projects/alpha.md': '---\ncard: { src: alpha/karte.png }\n---\n' };
  expect(await verdictOn({ ...GERMAN, ...card }, content)).toMatchObject(SOUND);
});

const UNEVEN = 'projects: has 1 instead of 2 entries, which are those of src/content/resume.json in the same';
const LANGUAGE = 'language: "fr" does not match the name of the folder; remove it';
const front = (line: string) => `---\n${line}\n---\n`;

test.each<[file: string, line: string, data: unknown, message: string]>([
  ['resume.json', ':3', { basics: { email: 'kim' } }, 'basics.email: "kim" is not an e-mail address'],
  ['projects/beta.md', ':2:10', front('tagLine: A'), 'tagLine: is not a field of this file; did you'],
  ['resume.json', ':2', { projects: [{ description: 'Was es ist.' }] }, UNEVEN],
  ['resume.json', ':5', { projects: [{}, { url: 'javascript:x' }] }, 'projects[1].url: starts with java'],
  ['site.json', ':1', '{ "greeting": "Hallo", }', ''],
  ['projects/alpha.md', ':2:14', front('card: { src: a.png }'), 'card.src: there is no picture a.png'],
  ['site.json', ':2', { language: 'fr' }, LANGUAGE],
  ['projects/alfa.md', '', '---\n---\n', 'the file: there is no src/content/projects/alfa.md for it to'],
])('reports a fault in a language’s file %s%s, %o', async (file, line, data, message) => {
  const { faults } = await verdictOn({ [`de/${file}`]: data });
  expect(faults).toEqual([expect.stringContaining(`src/content/de/${file}${line}: ${message}`)]);
});

test('rejects a shorter translation of what versions choose from: it would show what they leave out', async () => {
  const content = changedContent({ work: { highlights: ['Did it', 'Made a game {games}', 'Won {prizes}'] } });
  const german = (highlights: string[]) =>
    verdictOn(
      { 'de/resume.json': { work: [{ highlights }] }, 'versions/acme.json': { without: ['games'] } },
      content,
    );
  expect((await german(['Getan', 'Ein Spiel gemacht'])).faults).toEqual([
    'src/content/de/resume.json:4: work[0].highlights: has 2 instead of 3 entries, which have the tags of src/content/resume.json in the same order; translate every one',
  ]);
  expect((await german(['Getan', 'Ein Spiel gemacht', 'Gewonnen'])).faults).toEqual([]);
});

test('warns of a tag of its own that a translation has, and would show', async () => {
  const content = changedContent({ work: { highlights: ['Made a game {games}'] } });
  const { warnings } = await verdictOn(
    {
      'de/resume.json': { work: [{ highlights: ['Ein Spiel gemacht {spiele}'] }] },
      'versions/acme.json': { without: ['games'] },
    },
    content,
  );
  expect(warnings).toContainEqual(
    expect.stringContaining(
      'src/content/de/resume.json:5: work[0].highlights[0]: ends in {spiele}, which no',
    ),
  );
});

test('rejects a folder for the site’s first language', async () => {
  expect((await verdictOn({ 'en/site.json': {} })).faults).toEqual([
    'src/content/en: the folder: en is already the language of other content here; move its files into src/content, or name the folder after another language',
  ]);
});

test('says of settings with a comment no more than that: language and theme are not known', async () => {
  const site = '{\n  // Mine.\n  "language": "ja",\n  "theme": "light"\n}\n';
  const content = changedContent({ alpha: { accent: '#123456' } });
  expect((await verdictOn({ 'site.json': site, 'en/site.json': {} }, content)).faults).toEqual([
    'src/content/site.json:2: the file: JSON does not allow comments; fix the JSON',
  ]);
});

test('rejects a project with a language’s URL', async () => {
  const content = validContent();
  content.projects.de = project('De');
  content.resume.projects?.push({ name: 'De' });
  expect((await verdictOn(GERMAN, content)).faults).toEqual([
    'src/content/projects/de.md: the file: its page would have the same URL as the language de; rename the file',
  ]);
});

test('reports a fault in the first language’s file only once', async () => {
  const content = changedContent({ basics: { phone: 'call me' }, beta: { accent: 'red' } });
  const further = { ...GERMAN, 'de/projects/beta.md': '---\ntitle: Beta\n---\n', 'fr/site.json': {} };
  const { faults, warnings } = await verdictOn(further, content);
  expect(faults).toEqual([
    expect.stringMatching(/^src\/content\/resume\.json:\d+: basics\.phone/),
    expect.stringMatching(/^src\/content\/projects\/beta\.md:\d+:\d+: accent: /),
  ]);
  expect(warnings).toEqual([]);
});

test.each([
  ['without a file', {}, 'src/content/th/site.json: words'],
  ['with a file', { 'th/site.json': { greeting: 'x' } }, 'src/content/th/site.json:1: language'],
])(
  'warns of a language that the interface lacks, %s, which gets the first language’s words',
  async (_, files, at) => {
    const { faults, warnings } = await verdictOn({ 'th/resume.json': {}, ...files });
    expect(faults).toEqual([]);
    expect(warnings).toEqual([
      expect.stringContaining(
        `${at}: the interface has no words in "th", so those of the first language are used; add your own as "words": { "skip": "…" }, all ${WORD_NAMES.length} of them`,
      ),
    ]);
  },
);

test('a language with its own words must have them all, whatever the first one has', async () => {
  const content = changedContent({ site: { words: { menu: 'Menu' } } });
  const { menu: _, ...words } = en;
  expect((await verdictOn({ 'th/site.json': { words } }, content)).faults).toEqual([
    'src/content/th/site.json:2: words.menu: is missing in th; add it (in English: "Menu")',
  ]);
  expect(await verdictOn({ 'th/site.json': { words: en } }, content)).toMatchObject(SOUND);
});

test.each([
  ['drafts', 'drafts/site.json', 'the folder: is not read by the site; name it after a language'],
  ['de/pictures', 'de/pictures/a.txt', 'the folder: is not read by the site; all languages'],
  ['de/resum.json', 'de/resum.json', 'the file: is not read by the site'],
])('only warns of %s, which is not read', async (path, file, message) => {
  const warnings = [expect.stringContaining(`src/content/${path}: ${message}`)];
  expect(await verdictOn({ ...GERMAN, [file]: '{}' })).toMatchObject({ faults: [], warnings });
});

test.each([
  ['cv', 'cv/Kim Doe.pdf'],
  ['cv', 'cv/resume.pdf'],
  ['no', 'no/notes.txt'],
])('warns of a folder named %s that contains only %s, which is not a language', async (name, file) => {
  const { faults, warnings } = await verdictOn({ ...GERMAN, [file]: '' });
  expect(languagesIn(folder)).toEqual(['de']);
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    `src/content/${name}: the folder: is not read by the site; name it after a language (de, pt-BR) and write at least {} into its site.json, or move it out of here`,
  ]);
});
