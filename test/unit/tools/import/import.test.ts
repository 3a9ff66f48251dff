import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { PictureOf } from '../../../../plugins/content/types.ts';
import { homeView } from '../../../../plugins/content/views/home.ts';
import { SECTION_IDS } from '../../../../plugins/content/views/section-ids.ts';
import { importFrom } from '../../../../tools/import/import-from.ts';
import { faultsOf, type Imported, importText, importTree } from '../../../../tools/import/import-resume.ts';
import { readText } from '../../../../tools/import/read/read-text.ts';
import { ADDRESSES, DATES, kim, OWN, PLACES, SHAPES, TEXTS } from './cases.ts';

const pictureStub: PictureOf = ({ src, alt = '' }) => ({ src, alt, width: 1, height: 1, widths: [] });

/** Everything that the home page says, and the addresses behind it. */
function shownBy({ resume, sections }: Imported): string {
  const site = { sections: [...SECTION_IDS, ...sections] as never };
  const { image, ...basics } = resume.basics ?? {};
  return JSON.stringify([
    homeView({ resume: { ...resume, basics }, site, projects: {} }, pictureStub),
    image,
  ]).replace(/\\[nrt]/g, ' ');
}
const wordsIn = (text: string): string[] =>
  text.replace(/<[^>]*>|\\\w+|&\w+;/g, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const isDate = (path: string) =>
  /dat|time|year|period|start|end|when|duration|Zeitraum|graduat|since|期|间|기간|период|الفترة|תקופה/i.test(
    path,
  );

/** What is neither shown nor said: it must be nothing. */
function unaccounted(file: string, text: string): string[] {
  const read = readText(file, text);
  const imported = importTree(file, read);
  const shown = shownBy(imported);
  const said = imported.left.join('\n');
  return read.tree.leaves.flatMap(({ fate, words, path }) => {
    if (fate === 'technical' || fate === 'kept') return [];
    if (fate !== 'shown')
      return said.includes(JSON.stringify(words).slice(1, -1)) ? [] : [`${path}: ${words} is not said`];
    if (isDate(path) || imported.changes.some(([from]) => from === words.trim())) return [];
    const isCountry = /location|country|address|city/i.test(path);
    return isCountry ||
      wordsIn(words).every((word) => shown.includes(word) || shown.includes(word.toLowerCase()))
      ? []
      : [`${path}: ${words} is not shown`];
  });
}

describe.each([
  ['dates', DATES],
  ['addresses', ADDRESSES],
  ['places', PLACES],
  ['texts', TEXTS],
  ['shapes', SHAPES],
])('a résumé’s %s are read:', (_, cases) => {
  test.each(cases)('%s', (_kind, given, expected, left) => {
    const imported = importText('cv.yaml', kim(given));
    expect(imported.resume).toMatchObject(parse(expected));
    expect(Object.keys(imported.resume).sort()).toEqual(
      [...new Set(['basics', ...Object.keys(parse(expected))])].sort(),
    );
    if (left) expect(imported.left.join('\n')).toMatch(left);
    expect(faultsOf(imported.resume)).toEqual([]);
    expect(unaccounted('cv.yaml', kim(given))).toEqual([]);
    // What was read is read again as it is.
    const again = importText('resume.json', JSON.stringify(imported.resume));
    expect([again.resume, again.left, again.changes]).toEqual([imported.resume, [], []]);
  });
});

describe('what a résumé has no list for becomes a section of the site:', () => {
  test.each(OWN)('%s', (_, given, expected) => {
    const { sections, left } = importText('cv.yaml', kim(given));
    expect(sections).toMatchObject([parse(expected)]);
    expect(left).toEqual([]);
    expect(unaccounted('cv.yaml', kim(given))).toEqual([]);
  });
});

describe('the language', () => {
  test.each([
    ['is the file’s own', 'cv.yaml', 'lang: pt_BR\nsummary: I build small, fast sites.', 'pt-BR', 'field'],
    ['is found in the texts', 'cv.yaml', 'summary: Ich baue kleine, schnelle Websites.', 'de', 'texts'],
    [
      'is found in Arabic texts',
      'cv.yaml',
      'summary: مهندسة برمجيات لديها خبرة في React و Node.js.',
      'ar',
      'texts',
    ],
    ['is found in Hebrew texts', 'cv.yaml', 'summary: מפתחת תוכנה עם ניסיון', 'he', 'texts'],
    ['is found in Japanese texts', 'cv.yaml', 'label: フロントエンドエンジニア', 'ja', 'texts'],
    ['is found in the file’s name', 'resume.fr.json', 'label: Consultant', 'fr', 'name'],
    ['is not found in a name that says cv', 'my-cv.json', 'label: Dev', 'en', 'nothing'],
    ['is English if nothing says it', 'cv.yaml', 'label: Dev', 'en', 'nothing'],
  ])('%s', (_, file, text, tag, from) => {
    expect(importText(file, kim(text)).language).toEqual({ tag, from });
  });

  const english = { work: [{ position: 'Developer' }] };
  const german = { work: [{ position: 'Entwicklerin' }] };
  test.each([
    [
      'in each text',
      'work: [{ name: Acme, position: { en: Developer, de: Entwicklerin }, summary: { en: Sites, de: Seiten } }]',
    ],
    [
      'around the résumé',
      'en: { basics: { name: Kim Doe }, work: [{ name: Acme, position: Developer, summary: Sites }] }\nde: { basics: { name: Kim Doe }, work: [{ name: Acme, position: Entwicklerin, summary: Seiten }] }',
    ],
  ])('of a file with two is one, and the other becomes a folder: %s', (_, text) => {
    const { resume, language, translations } = importText('cv.yaml', kim(text));
    expect(resume).toMatchObject(english);
    expect(language.tag).toBe('en');
    expect(translations).toMatchObject({ de: { resume: german } });
    expect(JSON.stringify(translations)).not.toContain('Acme');
  });
});

describe('broken JSON is mended:', () => {
  test.each([
    [
      'comments and commas',
      '{ // me\n"basics": { "name": "Kim Doe", }, /* x */ "work": [{ "name": "A" },] }',
      { work: [{ name: 'A' }] },
      [],
    ],
    [
      'a missing comma',
      '{ "basics": { "name": "Kim Doe" }\n"work": [{ "name": "A" }] }',
      { work: [{ name: 'A' }] },
      [/^cv\.json:2: .*comma was expected.*check that all of it was read$/],
    ],
    [
      'a line break in a text',
      '{ "basics": { "name": "Kim Doe",\n"summary": "One\ntwo" } }',
      { basics: { summary: 'One\ntwo' } },
      [/^cv\.json:2: /],
    ],
    [
      'single and typographic quotes',
      "{ basics: { name: 'Kim Doe', “label”: “Dev” } }",
      { basics: { label: 'Dev' } },
      [/^cv\.json:1: /],
    ],
    [
      'a file that stops',
      '{ "basics": { "name": "Kim Doe" },\n"work": [{ "name": "Ac',
      { work: [{ name: 'Ac' }] },
      [/^cv\.json:2: /],
    ],
  ])('%s', (_, text, expected, left) => {
    const imported = importText('cv.json', text);
    expect(imported.resume).toMatchObject(expected);
    expect(imported.left).toEqual(left.map((line) => expect.stringMatching(line)));
  });
});

test('what is left says its line, its field and every word', () => {
  const text = '{\n"basics": { "name": "Kim" },\n"work": [{\n"name": "A",\n"startDate": "Summer 2019"\n}] }';
  expect(importText('cv.json', text).left).toEqual([
    `cv.json:5: work[0].startDate: "Summer 2019" can't be read as a date; write it as 2024, 2024-05 or 2024-05-31`,
  ]);
});

const FOLDER = resolve(import.meta.dirname, '../../../support/resumes');
/** The name in each file, its number of jobs, schools, skills and projects, and how many of its texts are shown. */
const FILES: Record<string, [name: string, jobs: number, schools: number, skills: number, projects: number]> =
  {
    'builder-sections.json': ['Chidi Okafor', 2, 1, 1, 1],
    'east.json': ['佐藤 美咲', 2, 1, 2, 0],
    'flat-and-modern.json': ['Tomasz Wrona', 2, 1, 3, 0],
    'given-twice.json': ['Maja Lindqvist', 2, 0, 1, 2],
    'javascript-like.json': ['Noor van Dijk', 2, 0, 3, 0],
    'nulls-from-a-generator.json': ['Sanjay Pillai', 2, 0, 1, 1],
    'old-schema.json': ['Ines Carvalho', 2, 1, 1, 0],
    'plain.yaml': ['Jonas Ødegård', 2, 1, 2, 0],
    'rendered-by-python.yaml': ['Aylin Demir', 2, 1, 1, 0],
    'windows.json': ['René Müller', 2, 1, 0, 0],
  };

test('every file is in the table', () =>
  expect(readdirSync(FOLDER).filter((name) => name.includes('.'))).toEqual(Object.keys(FILES)));

test.each(Object.entries(FILES))('%s becomes valid content', (file, counts) => {
  const { resume, shown, total } = importFrom(resolve(FOLDER, file));
  const { basics, work = [], education = [], skills = [], projects = [] } = resume;
  expect([basics?.name, work.length, education.length, skills.length, projects.length]).toEqual(counts);
  expect(shown / total).toBeGreaterThan(0.75);
  expect(faultsOf(resume)).toEqual([]);
});
