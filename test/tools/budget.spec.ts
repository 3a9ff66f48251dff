import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openBuiltSite } from '../../packages/page-weight/src/site.ts';
import { budgetOf, runBudget } from '../support/fork.ts';
import { DIST, LANGUAGES } from '../support/site.ts';
import { temporaryFolder } from '../support/temporary-files.ts';
import { expect, test } from '../support/test.ts';

test.use({ deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, rain: true });

test('a page’s figures are the browser’s own; /budget needs no script', async ({ page, baseURL }) => {
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
      page.evaluate(() => {
        const all = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
        return (all as PerformanceResourceTiming[])
          .filter(({ transferSize }) => transferSize > 0)
          .map(({ name, encodedBodySize }) => `${new URL(name).pathname} ${encodedBodySize}`)
          .sort();
      });
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
  // The second table is that of visits.
  const rows = await cells('#pages table:first-of-type tbody tr:not(.bar)');
  const shown = rows.map((row) => bytes(row.at(-3)));
  const files = (await cells(':is(#files, #rest) tbody tr')).map((row) => `${row[0]} ${bytes(row.at(-1))}`);
  const own = pages.filter(
    ({ path }) => path !== '/budget' && !LANGUAGES.some((each) => path.startsWith(`/${each}/`)),
  );
  // If not: npm run budget -- --update.
  expect(shown.toSorted()).toEqual(own.map(({ figures }) => figures.firstView).toSorted());
  const scripts = own.flatMap(({ items }) => items.filter(({ file }) => file.endsWith('.js')));
  expect(files).toEqual(expect.arrayContaining(scripts.map(({ name, brotli }) => `${name} ${brotli}`)));
});

test('every large script tells V8 to compile it while it loads, off the main thread', () => {
  const { chunks = [] } = openBuiltSite(DIST).record ?? {};
  const large = chunks.filter(({ file }) => /\/(main|app|react)-/.test(file));
  expect(large.length).toBeGreaterThanOrEqual(3);
  for (const { file } of large)
    expect(readFileSync(resolve(DIST, file), 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
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
