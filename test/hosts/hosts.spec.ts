import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { matches, parseHeaderRules } from '../../packages/page-weight/src/headers.ts';
import { contentFolder } from '../../plugins/content/read/folder.ts';
import { wordsOf } from '../../plugins/content/words/words.ts';
import { writeHostFiles } from '../../plugins/deployment/hosts.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { serveSite } from '../../tools/support/site.ts';
import { validContent, writeContent } from '../support/content.ts';
import { buildSite } from '../support/fork.ts';
import { DIST, HOME, LANGUAGES, NOT_FOUND, PAGES, PROJECTS, ready, TRANSLATED } from '../support/site.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-files.ts';
import { crawl } from './crawl.ts';
import { HOSTS, openHost } from './real-hosts.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SUB_PATH = '/portfolio/';
const BASES = ['/', SUB_PATH];
const EVERY_PAGE = [...PAGES, ...TRANSLATED];
const [PROJECT] = PROJECTS;

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default', timeout: 1_200_000 });

/** The folder that each host serves: the site at `/`, a build for a folder in that folder, and a file in `.well-known/`. */
let folder = '';
test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  const inFolder = await buildSite('sub-path', undefined, SUB_PATH);
  const temp = temporaryFolder('hosted');
  folder = join(temp, 'dist');
  cpSync(DIST, folder, { recursive: true });
  cpSync(inFolder, join(folder, SUB_PATH), { recursive: true });
  // The files for hosts, without the copies of the project that tests have left there.
  const filter = (path: string) => !path.endsWith('forks');
  cpSync(resolve(DIST, '../.build'), join(temp, '.build'), { recursive: true, filter });
  writeFiles(folder, { '.well-known/security.txt': 'Contact: mailto:me@example.org\n' });
});

/** Returns the answer of a host. */
async function ask(address: string | URL, request?: Record<string, string>, method = 'GET') {
  const answer = await fetch(address, { method, headers: request });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The not-found text of a language's folder. */
const notFoundIn = (language: string) =>
  wordsOf(openOwner(contentFolder(ROOT), contentFolder(ROOT)).content(language).site).notFound;

/** A page's address in the site at a base. */
const below = (base: string, path: string) => base + path.slice(1);

/** The forms of a page's address: as linked, with a slash, as a file. */
const spellings = (path: string) => (path.endsWith('/') ? [path] : [path, `${path}/`, `${path}.html`]);

test('every link, section and file that a page below a folder refers to exists', async () => {
  const { url, close } = await serveSite({ dist: join(folder, SUB_PATH), base: SUB_PATH });
  const { pages, files, faults } = await crawl(url);
  close();
  expect(faults).toEqual([]);
  expect(pages.sort()).toEqual(EVERY_PAGE.map(({ path }) => url + path.slice(1)).sort());
  for (const kind of ['.js', '.avif', '.webp', '.svg', '.png', '.webmanifest'])
    expect(files.filter((file) => file.endsWith(kind)).length, kind).toBeGreaterThan(0);
});

for (const host of HOSTS)
  test.describe(host.name, () => {
    if (!existsSync(host.program)) return test.skip(`${host.program} is not installed`, () => {});
    let { url, close } = { url: '', close: async () => {} };
    test.beforeAll(async () => {
      ({ url, close } = await openHost(host, folder));
    });
    test.afterAll(() => close());
    const get = (path: string, headers?: Record<string, string>) => ask(url + path, headers);

    for (const base of BASES) {
      test(`below ${base} every page is found, in every form of its address`, async () => {
        for (const { path, title } of EVERY_PAGE)
          for (const each of spellings(below(base, path))) {
            // Bots, link previews and curl ask so.
            const { status, headers, text } = await get(each, { accept: '*/*' });
            expect(status, each).toBe(200);
            expect(headers.get('content-type'), each).toContain('text/html');
            expect(text, each).toContain(`<title>${title.replace('&', '&amp;')}`);
          }
      });

      test(`below ${base} an unknown address is not found, in its language where the host can`, async () => {
        for (const [path, text] of [
          [NOT_FOUND.path, NOT_FOUND.heading],
          ['/assets/gone.js', NOT_FOUND.heading],
          ...(host.notFound === 'each' ? LANGUAGES.map((each) => [`/${each}/gone`, notFoundIn(each)]) : []),
        ] as const) {
          const answer = await get(below(base, path));
          expect(answer.status, path).toBe(404);
          if (host.notFound && (base === '/' || host.notFound === 'each'))
            expect(answer.text, path).toContain(text);
        }
      });
    }

    test('links, reloads and another language show their pages', async ({ page }) => {
      const shows = async (title: string, path = '') => {
        await ready(page);
        await expect(heading(page), path).toHaveText(title);
      };
      const [other] = TRANSLATED;
      for (const base of BASES)
        await test.step(`below ${base}`, async () => {
          await page.goto(url + base);
          await ready(page);
          if (PROJECT) {
            const link = page.locator(`a[href="${below(base, PROJECT.path)}"]`);
            await link.first().click();
            await shows(PROJECT.heading);
            await page.reload();
            await shows(PROJECT.heading);
            // The script does the same below a folder.
            for (const each of base === '/' ? spellings(PROJECT.path) : []) {
              await page.goto(url + each);
              await shows(PROJECT.heading, each);
              // The address is one that the host has: a reload finds it.
              await page.reload();
              await shows(PROJECT.heading, each);
            }
          }
          if (!other) return;
          await page.goto(url + below(base, other.path));
          await shows(other.heading);
        });
    });

    if (host.headers)
      test('responses have the site’s headers, each once', async () => {
        const rules = parseHeaderRules(readFileSync(resolve(DIST, '_headers'), 'utf8'));
        const home = readFileSync(resolve(DIST, 'index.html'), 'utf8');
        const scripts = /\/assets\/main-[\w-]+\.js/.exec(home) ?? [];
        const files = [...rules.map(({ path }) => path).filter((path) => !path.includes('*')), '/sw.js'];
        for (const path of [...files, ...scripts]) {
          const { headers } = await get(path);
          const expected = rules
            .filter((rule) => matches(rule.path, path))
            .flatMap((rule) => Object.entries(rule.headers));
          expect(expected.length, path).toBeGreaterThan(5);
          for (const [name, value] of expected) expect(headers.get(name), `${path} ${name}`).toBe(value);
        }
        expect((await get('/resume.json')).headers.get('access-control-allow-origin')).toBe('*');
        expect((await get('/')).headers.get('access-control-allow-origin')).not.toBe('https://example.org');
      });

    if (host.notFound === 'each')
      test('what is not for visitors is not found, and .well-known/ is', async () => {
        for (const path of ['/_headers', '/_redirects', '/assets/'])
          expect((await get(path)).status, path).toBeGreaterThanOrEqual(404);
        expect((await get('/.well-known/security.txt')).text).toContain('me@example.org');
      });

    if (host.markdown)
      test('who asks for Markdown gets that of the page, and the résumé for a home page', async () => {
        const accept = 'text/markdown, text/html;q=0.9, */*;q=0.1';
        for (const base of ['/', SUB_PATH, `${SUB_PATH}de/`])
          for (const path of [base, ...spellings(`${base}${PROJECT?.path.slice(1)}`).slice(0, 2)]) {
            const { status, headers, text } = await get(path, { accept });
            expect(status, path).toBe(200);
            expect(headers.get('content-type'), path).toBe('text/markdown; charset=utf-8');
            expect(text, path).toContain(`# ${path === base ? HOME.heading : PROJECT?.heading}\n`);
            expect(headers.get('vary'), path).toMatch(/\baccept\b(?!-)/i);
          }
        for (const rather of [
          'text/html, text/markdown;q=0.5, */*;q=0.1',
          'text/markdown; q=0.5, text/html',
          '*/*, text/markdown;q=0',
        ])
          expect((await get('/', { accept: rather })).headers.get('content-type'), rather).toMatch(/html/);
        expect((await get('/favicon.svg', { accept })).headers.get('content-type')).toContain('image/svg');
        const gone = await get('/gone', { accept });
        expect(gone.status).toBe(404);
        expect(gone.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      });

    if (host.compressed)
      test('texts are sent as the build compressed them, and revalidated', async () => {
        const path = PROJECT?.path ?? '/';
        const { headers } = await get(path, { 'accept-encoding': 'gzip, br' });
        expect(headers.get('content-encoding')).toBe(host.compressed);
        expect(headers.get('vary')).toMatch(/accept-encoding/i);
        expect(headers.get('cache-control')).toBe('no-cache');
        const hidden = 'sw.js.br index.html.gz vercel.json 404 404.html .git/config'.split(' ');
        for (const file of hidden) expect((await get(`/${file}`)).status, file).toBe(404);
        expect((await ask(`${url}/`, {}, 'POST')).status).toBe(405);
        const etag = headers.get('etag') ?? '';
        const again = { 'accept-encoding': 'gzip, br', 'if-none-match': etag };
        expect((await get(path, again)).status).toBe(304);
      });
  });

test.describe('the owner’s files', () => {
  const HEADERS = `/*
  Reporting-Endpoints: default="https://r.example.org/"
  NEL: {"report_to":"default","max_age":60}
  X-Odd: a "b" \\ \\" \\n { } {""} $uri $ 100% %t #e 'f' c:\\
  x-frame-options: SAMEORIGIN
  ! Referrer-Policy
/favicon.svg
  Link: </a.css>; rel="preload"
`;
  const [EVERYWHERE, ICON] = parseHeaderRules(HEADERS).map((rule) => rule.headers);

  const FILES = {
    'index.html': '<h1>Kim</h1>',
    'notes.txt': 'notes',
    'notes.txt.gz': 'packed',
    '404.html': '<h1>Not found</h1>',
    'favicon.svg': '<svg/>',
    'resume.json': '{}',
    'assets/main-a1b2c3d4.js': '',
    'talks/assets/slides.css': '',
    'talks/chart.svg': '<svg/>',
    'data.tar.gz': 'archive',
    'data.csv.gz': 'table',
  };

  for (const host of [...HOSTS.filter((each) => each.headers), undefined])
    test(`${host?.name ?? 'npm start'}: headers and archives of the owner’s`, async () => {
      test.skip(!!host && !existsSync(host.program), `${host?.program} is not installed`);
      const folder = temporaryFolder('owner');
      await writeContent(folder, validContent(), { 'public/_headers': HEADERS });
      const dist = join(temporaryFolder('owner-files'), 'dist');
      writeFiles(dist, FILES);
      await writeHostFiles({ dist, owner: openOwner(folder, folder), pages: ['index.html'], base: '/' });
      const { url, close } = await (host ? openHost(host, dist) : serveSite({ dist, host: '127.0.0.1' }));
      const get = (path: string) => ask(new URL(path, url), { 'accept-encoding': 'gzip' });
      try {
        const { status, headers } = await get('/');
        expect(status).toBe(200);
        for (const [name, value] of Object.entries(EVERYWHERE ?? {}))
          if (value) expect(headers.get(name), name).toBe(value);
        expect(headers.has('referrer-policy')).toBe(false);
        expect(headers.has('!')).toBe(false);
        // nginx and Caddy have only those for all paths.
        if (!host || host.name.startsWith('Apache'))
          expect((await get('/favicon.svg')).headers.get('link')).toBe(ICON?.Link);

        expect((await get('/assets/main-a1b2c3d4.js')).headers.get('cache-control')).toContain('immutable');
        expect((await get('/talks/assets/slides.css')).headers.get('cache-control')).toBe('no-cache');

        const names = ['cross-origin-resource-policy', 'access-control-allow-origin'];
        const forOthers = async (path: string) => {
          const { headers } = await get(path);
          return names.map((name) => headers.get(name));
        };
        expect(await forOthers('/assets/main-a1b2c3d4.js')).toEqual(['cross-origin', null]);
        expect(await forOthers('/favicon.svg')).toEqual(['cross-origin', null]);
        expect(await forOthers('/resume.json')).toEqual(['cross-origin', '*']);
        // Only `npm start` sends what every host does, and no more.
        expect(await forOthers('/talks/chart.svg')).toEqual([host ? 'same-origin' : null, null]);

        for (const [file, text] of Object.entries(FILES).filter(([file]) => file.startsWith('data.')))
          expect(await get(`/${file}`), file).toMatchObject({ status: 200, text });
        expect((await get('/notes.txt.gz')).status).toBe(404);
      } finally {
        await close();
      }
    });
});
