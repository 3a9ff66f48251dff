import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Report } from '../../packages/page-weight/index.d.ts';
import { openBuiltSite } from '../../packages/page-weight/src/site.ts';
import { budgetOf, runBudget } from '../support/budget.ts';
import { DIST, LANGUAGES } from '../support/site.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-files.ts';
import { expect, test } from '../support/test.ts';

test.use({ deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, rain: true });

test('a page’s figures are those of the browser’s own network log; the page /budget shows them, and loads no script', async ({
  page,
  baseURL,
}) => {
  const { pages, breaches, problems } = await budgetOf(DIST);
  expect([...problems, ...breaches]).toEqual([]);
  for (const path of ['/', pages.at(-2)?.path ?? '/']) {
    const { items = [], figures } = pages.find((each) => each.path === path) ?? {};
    // No headless browser requests the icon and the manifest, and what the visitor scrolls to comes later.
    const expected = items
      .filter(({ name, when }) => when !== 'on scroll' && !/favicon|webmanifest/.test(name))
      .map(({ file, kind, brotli }) => `${kind === 'html' ? path : `/${file}`} ${brotli}`)
      .sort();
    await page.goto(`${baseURL}${path.slice(1)}`);
    const transferred = () =>
      page.evaluate(() =>
        (
          [
            ...performance.getEntriesByType('navigation'),
            ...performance.getEntriesByType('resource'),
          ] as PerformanceResourceTiming[]
        )
          .filter(({ transferSize }) => transferSize > 0)
          .map(({ name, encodedBodySize }) => `${new URL(name).pathname} ${encodedBodySize}`)
          .sort(),
      );
    await expect.poll(transferred, { message: path, timeout: 60_000 }).toEqual(expected);
    expect(figures?.blocking, path).toBe(0);
  }

  if (!existsSync(resolve(DIST, 'budget.html'))) return;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.resourceType()));
  await page.goto(`${baseURL}budget`, { waitUntil: 'networkidle' });
  expect(requested).not.toContain('script');
  const cells = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((rows) => rows.map(({ children }) => [...children].map((cell) => cell.textContent ?? '')));
  const bytes = (text = '') => Number(text.replace(/\D/g, ''));
  // The rows below are those of visits.
  const shown = (await cells('#pages tbody tr:not(.bar)'))
    .filter(([path]) => path?.startsWith('/'))
    .map((row) => `${row[0]} ${bytes(row.at(-3))}`);
  const files = (await cells(':is(#files, #rest) tbody tr')).map(([name, size]) => `${name} ${bytes(size)}`);
  const own = pages.filter(
    ({ path }) => path !== '/budget' && !LANGUAGES.some((each) => path.startsWith(`/${each}/`)),
  );
  // If not: npm run budget -- --update.
  expect(shown).toEqual(own.map(({ path, figures }) => `${path} ${figures.firstView}`));
  const scripts = own.flatMap(({ items }) => items.filter(({ file }) => file.endsWith('.js')));
  expect(files).toEqual(expect.arrayContaining(scripts.map(({ name, brotli }) => `${name} ${brotli}`)));
});

test('every large script of a first visit or the app tells V8 to compile it while it loads, off the main thread', () => {
  const large = (openBuiltSite(DIST).record?.chunks ?? []).filter(({ file }) =>
    /\/(main|app|react)-/.test(file),
  );
  expect(large.length).toBeGreaterThanOrEqual(3);
  for (const { file } of large)
    expect(readFileSync(resolve(DIST, file), 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('any folder is measured: pages that links and sitemap lead to, files and modules by name, what grew, by exit code', async () => {
  test.setTimeout(240_000);
  const page = (body: string) =>
    `<!doctype html><html><head><link rel="stylesheet" href="/blog/style.css"></head><body>${body}</body></html>`;
  const home = (script: string) =>
    page(`<a href="about/">About</a><script type="module" src="${script}"></script>`);
  const script = (size: number) => `/*${'a'.repeat(size)}*/\n`;
  const map = JSON.stringify({ version: 3, sources: ['../src/main.ts'], names: [], mappings: 'AAAA' });
  const root = temporaryFolder('foreign-site', {
    'out/index.html': home('app-D4fKq2Zx.js'),
    'out/about/index.html': page(
      // Farther than a phone on 4G loads lazy pictures, nearer than other browsers without windows do.
      '<p style="height:4500px"></p><img loading="lazy" src="https://blog.example/blog/end.svg">',
    ),
    'out/hidden.html': page('<script src="https://cdn.example/lib.js"></script>'),
    'out/moved.html': '<meta http-equiv="refresh" content="0;url=/blog/new">',
    'out/new.html': '<p>Here</p>',
    'out/404.html': page('Not found'),
    'out/style.css': 'p { margin: 0 }',
    'out/end.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'out/app-D4fKq2Zx.js': `setTimeout(() => import("./late.js"), 300);${script(50)}`,
    'out/app-D4fKq2Zx.js.map': map,
    'out/late.js': script(10),
    'out/sitemap.xml': `<loc>https://blog.example/blog/hidden</loc>
      <loc>https://blog.example/blog/moved</loc>`,
    'budget.json': '{ "tolerance": 10, "pages": { "*": { "blocking": 1 } } }',
  });
  const options = ['--url', 'https://blog.example/blog/', '--budget', `${root}/budget.json`];
  const site = ['--dist', `${root}/out`, ...options];

  const first = await runBudget([...site, '--json', '--update']);
  expect(first.code, first.output).toBe(0);
  const { pages }: Report = JSON.parse(first.stdout);
  const loads = (path: string) =>
    pages.find((each) => each.path === path)?.items.map(({ name, when }) => `${name} ${when}`);
  expect(pages.map(({ path }) => path)).toEqual(['/', '/hidden', '/moved', '/new', '/404', '/about/']);
  expect(loads('/')).toEqual([
    'index.html before load',
    'style.css before load',
    'app.js before load',
    'late.js after load',
  ]);
  expect(loads('/about/')).toEqual([
    'about/index.html before load',
    'style.css before load',
    'end.svg on scroll',
  ]);
  expect(pages[1]?.unknown).toEqual(['https://cdn.example/lib.js']);

  const more = Array.from({ length: 300 }, (_, at) => `f${at ** 3}();`).join('');
  writeFiles(root, {
    'out/app-Zz9tY7wQ.js': `${script(50)}${more}`,
    'out/app-Zz9tY7wQ.js.map': map,
    'out/index.html': home('app-Zz9tY7wQ.js'),
  });
  const grown = await runBudget(site);
  expect(grown.output).toMatch(
    /✗ \/: firstView is [\d,]+, [\d,]+ more than in the baseline.*\n +grew: app\.js: src\/main\.ts \+/,
  );
  expect(grown.code).toBe(1);
  // Without the last slash the same.
  const without = await runBudget([
    '--dist',
    `${root}/out`,
    '--url',
    'https://blog.example/blog',
    ...options.slice(2),
  ]);
  expect(without.output).toBe(grown.output);
  expect((await runBudget(['--dist', `${root}/nothing`])).output).toMatch(
    /^[^\n]*no index\.html: build the site first[^\n]*\n$/,
  );
});

test('the owner’s own budget is never overwritten by another site’s, and an address must be one', async () => {
  const root = temporaryFolder('other-site', { 'dist/index.html': 'x', 'content/budget.json': '{}' });
  const run = (...args: string[]) => runBudget(['--dist', `${root}/dist`, ...args], `${root}/content`);
  expect(await run('--update')).toMatchObject({
    code: 1,
    output: `--update: ${root}/dist is another site's: name its own budget with --budget FILE\n`,
  });
  expect(readFileSync(`${root}/content/budget.json`, 'utf8')).toBe('{}');
  expect((await run('--url', 'you.example')).output).toBe(
    '--url you.example: no address: write it as https://example.org/\n',
  );
});

test('if a site’s links lead to none of its pages, as its path was not named, that is said', async () => {
  const files = {
    'dist/index.html': '<a href="/x/more">More</a>',
    'dist/more.html': 'More',
    'budget.json': '{}',
  };
  const root = temporaryFolder('site-below', files);
  const site = ['--dist', `${root}/dist`, '--budget', `${root}/budget.json`];
  const hint = 'No link leads to the other pages: if the site is made for a path, name it with --base /x/';
  expect((await runBudget(site)).output).toContain(hint);
  expect((await runBudget([...site, '--base', 'x'])).output).not.toContain(hint);
});

test('of a browser that does not start its own words are said, and the next one is tried', async () => {
  const root = temporaryFolder('broken-browser', {
    'dist/index.html': '<p>Text</p>',
    'budget.json': '{}',
    'chrome.sh': '#!/bin/sh\necho "cannot create SingletonLock" >&2\nexit 21\n',
  });
  chmodSync(`${root}/chrome.sh`, 0o755);
  process.env.CHROME_PATH = `${root}/chrome.sh`;
  const { code, output } = await runBudget(['--dist', `${root}/dist`, '--budget', `${root}/budget.json`]);
  delete process.env.CHROME_PATH;
  expect(output).toMatch(new RegExp(`${root}/chrome.sh does not start: cannot create SingletonLock\n`));
  expect(output).toContain('Every page is within its ceilings.');
  expect(code).toBe(0);
});
