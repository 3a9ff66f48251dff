import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { otherHosts } from '../../plugins/content/deployment/other-hosts.ts';
import { PHONE } from '../../plugins/page-styles/length.ts';
import { withLanguages } from '../../tools/budget/ceilings.ts';
import { collectRequests } from '../../tools/budget/collect-requests.ts';
import { openSite } from '../../tools/budget/measure.ts';
import { readBudget } from '../../tools/budget/read.ts';
import type { Item } from '../../tools/budget/types.ts';
import { content } from '../support/site.ts';

const root = resolve(import.meta.dirname, '../..');
const site = openSite(resolve(root, process.env.DIST ?? 'dist'));
const budget = withLanguages(readBudget(root).budget, site.languages);

/** The origins of the owner's analytics, which are not part of the budget. */
const { script: analytics, sends } = otherHosts(content.site);
const others = [...(analytics ? [new URL(analytics).origin] : []), ...sends];

/** How far the prediction of a page's bytes may be off. */
const TOLERANCE = 0.02;

test.use({
  viewport: { width: PHONE.width, height: PHONE.height },
  deviceScaleFactor: PHONE.ratio,
  isMobile: true,
  hasTouch: true,
});

/** The lazy pictures in the viewport, and up to a little below, where the page lets them load. */
const picturesNear = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top < innerHeight + 160)
      .map(({ currentSrc }) => new URL(currentSrc, location.href).pathname),
  );

/** Each transferred file except icons: its path, body size and render-blocking status, as the browser reports them. */
const transferred = (page: Page) =>
  page.evaluate(() => {
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')].map(({ href }) => href);
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as (PerformanceResourceTiming & { renderBlockingStatus?: string })[];
    return (
      entries
        // The background's worker runs a file that the page has already loaded: it comes from the cache.
        .filter(({ name, transferSize }) => transferSize > 0 && !icons.includes(name))
        .filter(({ name }) => new URL(name).origin === location.origin)
        .map(({ name, encodedBodySize, entryType, renderBlockingStatus }) => ({
          path: new URL(name).pathname,
          bytes: encodedBodySize,
          blocking: entryType === 'resource' && renderBlockingStatus === 'blocking',
        }))
    );
  });

test('every script tells V8 to compile it while it loads, off the main thread', () => {
  const scripts = site.files.filter((file) => /(^|\/)assets\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts)
    expect(site.read(script), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

for (const file of site.pages) {
  const { path, items } = collectRequests(file, site, budget);
  const pagePath = path.replace(/404$/, 'nowhere');
  const pathOf = (item: Item) => (item.kind === 'html' ? pagePath : site.built.base + item.file);
  // Browsers do not report the request for the manifest, and headless ones request no icon.
  const at = (...times: Item['when'][]) =>
    items.filter(({ when, kind }) => times.includes(when) && kind !== 'other' && kind !== 'icon');

  // If a carousel may be near the first view, its script counts; its pictures have ceilings of their own.
  const script = at('near').map(pathOf);
  const optional = script.length
    ? [...at('near'), ...at('lazy').filter(({ kind }) => kind === 'picture')]
    : [];

  const icons = items.filter(({ kind }) => kind === 'icon').map(pathOf);

  test(`${path} transfers what the budget predicts, and nothing else until a counted picture is near`, async ({
    page,
  }) => {
    const predicted = at('first', 'after');
    const asides = at('aside').map(pathOf);
    const expected = [...predicted.map(pathOf), ...asides].sort();
    const requested = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (!others.includes(origin)) requested.add(pathname);
    });
    await page.goto(`.${pagePath}`);
    const loaded = async () => (await transferred(page)).map((entry) => entry.path).sort();
    await expect.poll(loaded).toEqual(expect.arrayContaining(expected));
    await page.waitForLoadState('networkidle');

    // Those of lazy boxes have ceilings of their own: a page with little text above may show some at once.
    const shown = (await picturesNear(page)).filter((each) => !expected.includes(each));
    const paths = (await loaded()).filter((each) => !shown.includes(each));
    const near = paths.filter((each) => optional.some((item) => pathOf(item) === each));
    expect(paths.filter((each) => !near.includes(each))).toEqual(expected);
    if (near.length) expect(near).toEqual(expect.arrayContaining(script));
    expect([...expected, ...shown, ...optional.map(pathOf), ...icons]).toEqual(
      expect.arrayContaining([...requested]),
    );
    const entries = await transferred(page);
    expect(entries.filter(({ blocking }) => blocking)).toEqual([]);
    const counted = entries.filter(({ path }) => paths.includes(path) && !asides.includes(path));
    const bytes = counted.reduce((sum, entry) => sum + entry.bytes, 0);
    const additional = optional.filter((item) => near.includes(pathOf(item)));
    const prediction = [...predicted, ...additional].reduce((sum, { brotli }) => sum + brotli, 0);
    expect(Math.abs(bytes - prediction)).toBeLessThanOrEqual(TOLERANCE * bytes);

    if (at('counted').length)
      await test.step('the counted pictures are fetched near the viewport, in the predicted sizes', async () => {
        await page
          .locator(budget.pages[path]?.counts ?? '')
          .first()
          .locator('xpath=..')
          .scrollIntoViewIfNeeded();
        for (const item of at('counted')) {
          const size = async () =>
            (await transferred(page)).find((entry) => entry.path === pathOf(item))?.bytes;
          await expect.poll(size).toBe(item.brotli);
        }
      });
  });
}
