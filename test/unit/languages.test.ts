import { resolve } from 'node:path';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  LANGUAGES,
  placeholdersIn,
  textsOf,
  WORD_NAMES,
  type WordName,
} from '../../plugins/content/words/words.ts';
import { headViews } from '../../plugins/deployment/head.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { prerendering } from '../../src/prerendering.ts';
import { type OwnerContent, project, validContent, writeContent } from '../support/content.ts';
import { temporaryFolder } from '../support/temporary-files.ts';

/** Content with a text in every place, all of digits, so that every word on the page is the interface's. */
function contentWithoutWords(language: string): OwnerContent {
  const content = validContent();
  const page = (title: string) => ({
    ...project(title),
    tagline: '0-1',
    description: '0-2',
    facts: [{ label: '0-3', text: '0-4' }],
    sections: [{ id: 'a', heading: '0-5', shown: [{ text: '0-6' }] }],
  });
  const span = { startDate: '2020-02', highlights: ['1-1'] };
  content.site = { language };
  content.pictures = {};
  content.projects = { alpha: { ...page('0-7'), external: true }, beta: page('0-8') };
  content.resume = {
    basics: {
      name: '0 9',
      label: '1-2',
      email: '1@2.3',
      phone: '+44 20 7946 0000',
      url: 'https://1-3.test',
      summary: '1-4',
      location: { address: '1-5', city: '1-6', postalCode: '1-7' },
      profiles: [{ url: 'https://github.com/1' }, { username: '1-8' }],
    },
    work: [
      { name: '1-9', position: '2-1', ...span, endDate: '2021-03' },
      { name: '2-2', ...span },
    ],
    education: [{ institution: '2-3', area: '2-4', score: '5', ...span }],
    volunteer: [{ organization: '2-5', position: '2-6', ...span }],
    awards: [{ title: '2-7', awarder: '2-8', date: '2020-05-01' }],
    certificates: [{ name: '2-9', issuer: '3-1', date: '2020-05-01' }],
    publications: [{ name: '3-2', publisher: '3-3', releaseDate: '2020-05-01' }],
    references: [{ name: '3-4', reference: '3-5' }],
    skills: [{ name: '3-6' }, { keywords: ['3-7', '3-8'] }],
    languages: [{ language: '3-9', fluency: '4-1' }],
    interests: [{ name: '4-2' }, { keywords: ['4-3', '4-4'] }],
    projects: [
      { name: '0-7', url: 'https://4-5.test' },
      { name: '0-8', url: 'https://github.com/4', description: '4-6' },
    ],
  };
  return content;
}

const ROOT = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder('languages');
const PAGES = ['/index.html', '/alpha.html', '/404.html', '/budget.html'];
let server: ViteDevServer;

beforeAll(async () => {
  vi.stubEnv('CONTENT_DIR', folder);
  // As in the build: the router of the pages asks for its origin.
  vi.stubGlobal('location', new URL('http://localhost/'));
  await writeContent(folder, contentWithoutWords('en'));
  server = await createServer({
    root: ROOT,
    configFile: resolve(ROOT, 'vite.config.ts'),
    server: { middlewareMode: true, watch: null, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
}, 60_000);

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  return server.close();
});

const NAMES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** All texts of a page: visible ones, and those that only screen readers announce. */
function textsIn(html: string): string[] {
  const texts: string[] = [];
  const walk = (node: HTMLElement) => {
    for (const name of NAMES) texts.push(node.getAttribute?.(name) ?? '');
    for (const child of node.childNodes) {
      if (child instanceof TextNode) texts.push(child.text);
      else if (child instanceof HTMLElement && child.localName !== 'style') walk(child);
    }
  };
  walk(parse(html));
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Matches a text in a page, with any value in its placeholders. */
const pattern = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);

/** Whether a text has enough letters outside its placeholders to be recognised. */
const isRecognisable = (text: string) => /\p{L}.*\p{L}.*\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

async function pagesIn(language: string, words?: Record<string, string>): Promise<string[]> {
  const content = contentWithoutWords(language);
  Object.assign(content.site, words && { words });
  await writeContent(folder, content, { 'budget.json': '{ "loads": {} }' });
  // What the dev server hears when a file is saved.
  server.watcher.emit('all', 'change', resolve(folder, 'site.json'));
  const { renderPage } = await server.ssrLoadModule('/src/prerender.tsx');
  const edition = { tag: language, name: '', base: '/' };
  prerendering.heads = headViews(openOwner(folder, folder).content(), {
    edition,
    editions: [edition],
    preview: () => undefined,
  });
  const pages = [];
  for (const file of PAGES) {
    const { html, head } = await renderPage(file);
    pages.push(`${html}<title>${head.title}</title>`);
  }
  return pages;
}

/** Languages without Latin letters, one of them from right to left: what is not translated shows in these at once. */
test.each(['ja', 'ar'])(
  'a site in %s has no text in another language, nor Latin words, except names',
  async (language) => {
    const texts = (await pagesIn(language)).flatMap(textsIn);
    const own = textsOf({ language });
    const used = WORD_NAMES.filter((name) => texts.some((text) => pattern(own[name]).test(text)));
    // Makes sure that the pages are not empty: most texts appear on them.
    expect(used.length).toBeGreaterThan(40);
    const left = WORD_NAMES.filter((name) => {
      const english = LANGUAGES.en?.[name] ?? '';
      if (own[name] === english || !isRecognisable(english)) return false;
      return texts.some((text) => pattern(english).test(text));
    });
    expect(left).toEqual([]);
    const latin = texts.flatMap((text) => text.match(/\p{Script=Latin}[\p{Script=Latin}.]+/gu) ?? []);
    expect(latin.filter((word) => !/^(https|github\.com|test|HTML|JSON|PDF|kB|KB)$/.test(word))).toEqual([]);
  },
);

test('the owner can change each text on these pages without changing the others', async () => {
  const before = (await pagesIn('en')).flatMap(textsIn);
  const english = textsOf({});
  const shown = WORD_NAMES.filter(
    (name) => isRecognisable(english[name]) && before.some((text) => pattern(english[name]).test(text)),
  );
  const own = (name: WordName) =>
    [`<${name}>`, ...placeholdersIn(english[name]).map((place) => `{${place}}`)].join(' ');
  const changed = Object.fromEntries(shown.map((name) => [name, own(name)]));
  const after = (await pagesIn('en', changed)).flatMap(textsIn);
  expect(shown.filter((name) => !after.some((text) => text.includes(`<${name}>`)))).toEqual([]);
  expect(shown.filter((name) => after.includes(english[name]))).toEqual([]);
});
