import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkContent } from '../../../../../plugins/content/check/check.ts';
import {
  type Edition,
  editionsOf,
  siteUrl,
  withFullLinks,
} from '../../../../../plugins/content/deployment/editions.ts';
import { generatedFiles } from '../../../../../plugins/content/deployment/generated-files.ts';
import { headViews } from '../../../../../plugins/content/deployment/head.ts';
import { faultLine } from '../../../../../plugins/content/fault.ts';
import { fallbackLines } from '../../../../../plugins/content/read/fallbacks.ts';
import { publicFiles } from '../../../../../plugins/content/read/folder.ts';
import {
  isKnownLanguage,
  languageOfMode,
  languagesIn,
  nativeName,
} from '../../../../../plugins/content/read/languages.ts';
import { loadContent } from '../../../../../plugins/content/read/load.ts';
import { pageViews } from '../../../../../plugins/content/views/views.ts';
import { WORD_NAMES } from '../../../../../plugins/content/words/words.ts';
import { en } from '../../../../../src/words.ts';
import {
  changedContent,
  type OwnerContent,
  project,
  validContent,
  writeContent,
} from '../../../../support/content.ts';
import { temporaryFolder, writeFiles } from '../../../../support/temporary-files.ts';

const root = temporaryFolder('languages');
const folder = resolve(root, 'src/content');

/** Writes valid content, with these files of further languages. */
async function write(files: Record<string, unknown>, content: OwnerContent = validContent()) {
  await writeContent(folder, content);
  for (const [name, data] of Object.entries(files))
    writeFiles(folder, { [name]: typeof data === 'string' ? data : JSON.stringify(data, null, 2) });
}

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
  const names = [...languages, 'old', 'drafts', 'fonts', 'de_DE'];
  expect(names.filter(isKnownLanguage)).toEqual(languages);
});

test.each([
  ['de', ['en', 'de'], 'Deutsch'],
  ['pt-BR', ['en', 'pt-BR'], 'Português'],
  ['pt-BR', ['pt-PT', 'pt-BR'], 'Português (Brasil)'],
  ['ja', ['en', 'ja'], '日本語'],
])('%s among %j is called %s', (tag, all, name) => {
  expect(nativeName(tag, all)).toBe(name);
});

test('ignores the content’s other folders', async () => {
  await write({ ...GERMAN, 'fonts/a.txt': '', 'public/a.txt': '' });
  expect(languagesIn(folder)).toEqual(['de']);
  expect(languagesIn(resolve(folder, 'nowhere'))).toEqual([]);
});

test.each([
  ['cv', 'cv/Kim Doe.pdf'],
  ['cv', 'cv/resume.pdf'],
  ['no', 'no/notes.txt'],
])('warns of a folder named %s that contains only %s, which is not a language', async (name, file) => {
  await write({ ...GERMAN, [file]: '' });
  expect(languagesIn(folder)).toEqual(['de']);
  const { faults, warnings } = await checkContent(root, folder, {});
  const language = { cv: 'Chuvash', no: 'Norwegian' }[name];
  expect(faults).toEqual([]);
  expect(warnings.map(faultLine)).toEqual([
    `src/content/${name}: the folder: is named like a language (${language}) but has no resume.json, site.json or projects, so the site does not read it; to have the site in ${language} too, write at least {} into its site.json; otherwise move it out of here`,
  ]);
});

test('merges a further language’s content over the first language’s', async () => {
  await write(GERMAN);
  const { resume, site, projects } = loadContent(folder, 'de');
  expect(resume.basics).toMatchObject({ name: 'Kim Doe', label: 'Entwicklung' });
  expect(resume.work).toMatchObject([{ name: 'Acme', position: 'Entwicklung', endDate: '2024' }]);
  expect(site).toMatchObject({ language: 'de', accent: '#7ee2a8', description: 'Kim Doe entwickelt.' });
  expect(Object.keys(projects)).toEqual(['alpha', 'beta']);
  expect(loadContent(folder).resume.basics?.label).toBe('Developer');
  // The navigation shows the heading: ids are words only in English.
  expect(pageViews(loadContent(folder, 'de')).alpha?.sections[0]).toEqual({
    hash: '#overview',
    text: 'Overview',
  });
});

describe('reports texts that fall back to the first language', () => {
  const { resume, site, projects } = validContent();
  const pages = { 'de/projects/alpha.json': projects.alpha, 'de/projects/beta.json': projects.beta };
  const mostly = { ...resume, basics: { label: 'Entwicklung' }, skills: [{ name: 'Sprachen' }] };
  const counted = ['resume', 'projects/alpha', 'projects/beta'].map((name) => `\\d+ of .*/de/${name}\\.json`);

  test.each<[string, files: Record<string, unknown>, line: string]>([
    [
      'one by one if they are few',
      { 'de/resume.json': mostly, 'de/site.json': { ...site, language: undefined }, ...pages },
      '1 of \\d+ texts are in English: src/content/de/resume\\.json: basics\\.summary',
    ],
    ['by file if they are many', GERMAN, `\\d+ of \\d+ texts are in English: ${counted.join(', ')}`],
    ['or that there are none', { 'de/resume.json': resume, ...pages }, 'all \\d+ texts are translated'],
  ])('%s', async (_, files, line) => {
    await write(files);
    expect(fallbackLines(root, folder)).toEqual([expect.stringMatching(`^de: ${line}$`)]);
  });

  test('except names, URLs, dates and technologies, which need no translation', async () => {
    const own = {
      basics: { label: 'x', summary: 'x' },
      work: [{ position: 'x', highlights: ['x'] }],
      skills: [{ name: 'x' }],
      projects: resume.projects?.map(() => ({ description: 'x' })),
    };
    await write({ 'de/resume.json': own });
    expect(fallbackLines(root, folder)[0]).not.toContain('resume.json');
  });
});

describe('the check', () => {
  const report = async (files: Record<string, unknown>, content?: OwnerContent) => {
    await write(files, content);
    const { faults, warnings } = await checkContent(root, folder, {});
    return { faults: faults.map(faultLine), warnings: warnings.map(faultLine) };
  };

  test('accepts files that translate only a part, and a picture that only one language shows', async () => {
    const content = changedContent({ pictures: { 'alpha/karte.png': [680, 425] } });
    const card = { 'de/projects/alpha.json': { card: { src: 'alpha/karte.png' } } };
    expect(await report({ ...GERMAN, ...card }, content)).toEqual({ faults: [], warnings: [] });
  });

  const UNEVEN =
    'projects: has 1 instead of 2 entries, which are those of src/content/resume.json in the same';

  test.each<[file: string, line: string, data: unknown, message: string]>([
    ['resume.json', ':3', { basics: { email: 'kim' } }, 'basics.email: "kim" is not an e-mail address'],
    ['projects/beta.json', ':2', { tagLine: 'Was es ist' }, 'tagLine: is not a field of this file; did you'],
    ['resume.json', ':2', { projects: [{ description: 'Was es ist.' }] }, UNEVEN],
    [
      'resume.json',
      ':5',
      { projects: [{}, { url: 'javascript:x' }] },
      'projects[1].url: starts with javascript:',
    ],
    ['site.json', ':1', '{ "greeting": "Hallo", }', ''],
    [
      'projects/alpha.json',
      ':3',
      { card: { src: 'alpha/kard.png' } },
      'card.src: there is no picture alpha/kard',
    ],
    [
      'site.json',
      ':2',
      { language: 'fr' },
      'language: "fr" does not match the name of the folder; remove it',
    ],
    [
      'projects/alfa.json',
      '',
      {},
      'the file: there is no src/content/projects/alfa.json for it to translate; did',
    ],
  ])('reports a fault in a language’s file %s%s, %o', async (file, line, data, message) => {
    const { faults } = await report({ [`de/${file}`]: data });
    expect(faults).toEqual([expect.stringContaining(`src/content/de/${file}${line}: ${message}`)]);
  });

  test('rejects a folder for the site’s first language', async () => {
    expect((await report({ 'en/site.json': {} })).faults).toEqual([
      'src/content/en: the folder: en is already the language of other content here; move its files into src/content, or name the folder after another language',
    ]);
  });

  test('rejects a project with a language’s URL', async () => {
    const content = validContent();
    content.projects.de = project('De');
    content.resume.projects?.push({ name: 'De' });
    expect((await report(GERMAN, content)).faults).toEqual([
      'src/content/projects/de.json: the file: its page would have the same URL as the language de; rename the file',
    ]);
  });

  test('reports a fault in the first language’s file only once', async () => {
    const content = changedContent({
      basics: { phone: 'call me' },
      beta: { tagline: 'undefined' },
      pictures: { 'old.png': [10, 10] },
    });
    const further = { ...GERMAN, 'de/projects/beta.json': { title: 'Beta' }, 'fr/site.json': {} };
    const { faults, warnings } = await report(further, content);
    expect(faults).toEqual([
      expect.stringMatching(/^src\/content\/resume\.json:\d+: basics\.phone/),
      expect.stringMatching(/^src\/content\/projects\/beta\.json:\d+: tagline: is missing/),
    ]);
    expect(warnings).toEqual([expect.stringMatching(/^src\/content\/pictures\/old\.png/)]);
  });

  test.each([
    ['without a file', {}, 'src/content/th/site.json: words'],
    ['with a file', { 'th/site.json': { greeting: 'x' } }, 'src/content/th/site.json:1: language'],
  ])(
    'warns of a language that the interface lacks, %s, which gets the first language’s words',
    async (_, files, at) => {
      const { faults, warnings } = await report({ 'th/resume.json': {}, ...files });
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
    expect((await report({ 'th/site.json': { words } }, content)).faults).toEqual([
      'src/content/th/site.json:2: words.menu: is missing in th; add it (in English: "Menu")',
    ]);
    expect(await report({ 'th/site.json': { words: en } }, content)).toEqual({ faults: [], warnings: [] });
  });

  test.each([
    [
      'drafts',
      { 'drafts/a.json': {} },
      'the folder: is neither a folder that the site reads nor named after',
    ],
    [
      'de/pictures',
      { ...GERMAN, 'de/pictures/a.txt': '' },
      'the folder: is not read by the site; all languages',
    ],
    ['de/resum.json', { ...GERMAN, 'de/resum.json': {} }, 'the file: is not read by the site'],
  ])('only warns of %s, which is not read', async (path, files, message) => {
    const warnings = [expect.stringContaining(`src/content/${path}: ${message}`)];
    expect(await report(files)).toEqual({ faults: [], warnings });
  });
});

describe('the languages of a site refer to one another', () => {
  const SITE = 'https://doe.test/';
  const heads = async (language?: string, site: string | undefined = SITE) => {
    await write({ ...GERMAN, 'ar/site.json': {} });
    const editions = editionsOf(folder, validContent().site, '/sub/', site);
    const own = editions.find(({ tag }) => tag === (language ?? 'en')) ?? editions[0];
    if (!own) throw new Error('no edition');
    const content = loadContent(folder, language);
    const { alpha, notFound } = headViews(content, { own, editions, preview: () => 'assets/a.png' });
    const all = (rel: string, head = alpha) =>
      (head?.elements ?? []).filter(({ props }) => props.rel === rel).map(({ props }) => props);
    const meta = (name: string) =>
      (alpha?.elements ?? [])
        .filter(({ props }) => props.property === name)
        .map(({ props }) => props.content);
    return { all, meta, notFound, files: generatedFiles(content, own, editions), editions };
  };
  const PAIRS = [
    ['en', 'https://doe.test/alpha'],
    ['ar', 'https://doe.test/ar/alpha'],
    ['de', 'https://doe.test/de/alpha'],
    ['x-default', 'https://doe.test/alpha'],
  ];

  test.each([undefined, 'de', 'ar'])('each page links to itself in all languages (%s)', async (language) => {
    const { all, notFound } = await heads(language);
    expect(all('alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual(PAIRS);
    expect(all('canonical')[0]?.href).toBe(`https://doe.test/${language ? `${language}/` : ''}alpha`);
    expect(all('alternate', notFound)).toEqual([]);
  });

  test('social networks get the other languages, and the first one’s pictures', async () => {
    const { meta } = await heads('de');
    expect(meta('og:locale')).toEqual(['de_DE']);
    expect(meta('og:locale:alternate')).toEqual(['en_US', 'ar_EG']);
    expect(meta('og:image')).toEqual(['https://doe.test/assets/a.png']);
  });

  test('no URLs are made up if the site’s URL is unknown', async () => {
    const { all, files } = await heads('de', '');
    expect(all('alternate')).toEqual([]);
    expect(Object.keys(files)).not.toContain('sitemap.xml');
  });

  test('one sitemap lists the pages of all languages with their counterparts; only the first has files for robots', async () => {
    const { files } = await heads();
    const sitemap = files['sitemap.xml'] ?? '';
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['', 'ar/', 'de/'].flatMap((language) => ['', 'alpha', 'beta'].map((page) => SITE + language + page)),
    );
    const [, , , row = ''] = sitemap.split('\n');
    expect([...row.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => [tag, href])).toEqual(
      PAIRS,
    );
    const { files: german } = await heads('de');
    const own = ['contact.vcf', 'llms.txt', 'resume.json', 'resume.md', 'site.webmanifest'];
    expect(Object.keys(german).sort()).toEqual(own);
  });

  test.each([
    ['the owner’s own URL', '', 'https://doe.test/me/?from=cv#top', 'https://doe.test/me/'],
    ['the owner’s own URL', '', 'HTTPS://Doe.test/Me', 'https://doe.test/Me/'],
    ['SITE_URL', 'https://doe.test/me \n', 'https://other.test', 'https://doe.test/me/'],
    ['SITE_URL', 'https://jörg.test/über', undefined, 'https://xn--jrg-sna.test/%C3%BCber/'],
  ])('takes the site’s URL from %s, as other sites link to it: "%s", "%s" → %s', (_, env, url, expected) => {
    vi.stubEnv('SITE_URL', env);
    expect(siteUrl({ resume: { basics: { url } }, site: {}, projects: {} })).toBe(expected);
    vi.unstubAllEnvs();
  });

  test('a link into another language leads there from every language', async () => {
    const content = changedContent({
      basics: { summary: 'See [it](/ar/alpha), [that](/beta), [arc](/arc).' },
    });
    await write({ 'de/site.json': {}, 'ar/site.json': {} }, content);
    const editions = editionsOf(folder, content.site, '/', SITE);
    const summaryIn = (index: number) => {
      const own = editions[index];
      return own && withFullLinks(loadContent(folder), own, editions).resume.basics?.summary;
    };
    expect(summaryIn(0)).toBe('See [it](/ar/alpha), [that](/beta), [arc](/arc).');
    expect(summaryIn(2)).toBe('See [it](https://doe.test/ar/alpha), [that](/beta), [arc](/arc).');
  });

  test.each([
    ['in the first language stays as it is', 0, SITE, '/my%20talk.pdf'],
    ['in a further language is made absolute', 1, SITE, 'https://doe.test/my%20talk.pdf'],
    ['in a further language is relative if the site’s URL is unknown', 1, undefined, '/../my%20talk.pdf'],
  ])('a link to a shared file %s', async (_, index, address, expected) => {
    const content = changedContent({ basics: { summary: 'My [talk](/my%20talk.pdf#page=2).' } });
    await write({ 'de/site.json': {}, 'public/my talk.pdf': '' }, content);
    const editions = editionsOf(folder, content.site, '/', address);
    const { resume } = withFullLinks(
      loadContent(folder),
      editions[index] as Edition,
      editions,
      publicFiles(root, folder),
    );
    expect(resume.basics?.summary).toBe(`My [talk](${expected}#page=2).`);
  });
});
