import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { BUILD_MS } from '../support/builder.ts';
import { build } from '../support/builds.ts';
import { crawl } from '../support/crawl.ts';
import { Host } from '../support/host.ts';
import { PROJECT } from '../support/journey.ts';
import { waitUntilCached } from '../support/service-worker.ts';
import { HOME, NOT_FOUND, PAGES, PATHS, PROJECTS, visit } from '../support/site.ts';

const SUB_PATH = '/portfolio/';
const SITES: Record<string, () => Promise<string>> = {
  '/': async () => resolve(process.env.DIST ?? 'dist'),
  [SUB_PATH]: () => build('sub-path', {}, SUB_PATH),
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [base, make] of Object.entries(SITES)) {
  test.describe(`at ${base}`, () => {
    test.describe.configure({ mode: 'default' });

    let host: Host;
    test.beforeAll(async () => {
      test.setTimeout(BUILD_MS);
      host = await Host.open(await make(), base);
    });
    test.beforeEach(() => {
      host.offline = false;
    });
    test.afterAll(() => host.close());

    test('every link, section and file that a page refers to exists', async () => {
      const { pages, files, faults } = await crawl(host.url('/'));
      expect(faults).toEqual([]);
      expect(pages.sort()).toEqual(PATHS.map((path) => host.url(path)).sort());
      for (const kind of ['.js', '.avif', '.webp', '.svg', '.png', '.webmanifest'])
        expect(files.filter((file) => file.endsWith(kind)).length, kind).toBeGreaterThan(0);
    });

    test('the manifest uses the base path', async () => {
      const page = parse(await (await fetch(host.url('/'))).text());
      const address = page.querySelector('link[rel=manifest]')?.getAttribute('href');
      const { start_url, scope } = await (await fetch(new URL(address ?? '', host.url('/')))).json();
      expect([start_url, scope]).toEqual([base, base]);
    });

    // At the root, `pages.spec.ts` tests the status of pages, `redeploy.spec.ts` follows the links, `demo-pages.spec.ts` tests
    // the URLs, and `offline.spec.ts` the service worker.
    if (base === '/') return;

    test('pages load without a redirect, and an unknown URL has status 404 and a link home', async ({
      page,
    }) => {
      for (const { path } of PAGES)
        expect((await fetch(host.url(path), { redirect: 'manual' })).status).toBe(200);
      expect((await page.goto(host.url(NOT_FOUND.path)))?.status()).toBe(404);
      await expect(heading(page)).toHaveText(NOT_FOUND.heading);
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL(host.url('/'));
      await expect(heading(page)).toHaveText(HOME.heading);
    });

    test('links navigate between pages without loading a document', async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await visit(page, host.url('/'));
      await page.evaluate(() => Object.assign(window, { same: true }));
      for (const { path, heading: title } of [...PROJECTS.toReversed(), HOME]) {
        const { pathname } = new URL(host.url(path));
        await page.locator(`a[href="${pathname}"]`).first().click();
        await expect(heading(page)).toHaveText(title);
        await expect(page).toHaveURL(host.url(path));
      }
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
      expect(errors).toEqual([]);
    });

    for (const spelling of [`${PROJECT.path}/`, `${PROJECT.path}.html`]) {
      test(`${spelling} shows the page, and its address stays: the host has it`, async ({ page }) => {
        await visit(page, host.url(spelling));
        await expect(page).toHaveURL(host.url(spelling));
        await expect(heading(page)).toHaveText(PROJECT.heading);
      });
    }

    test.describe('with the service worker', () => {
      test.use({ serviceWorkers: 'allow' });

      test('every page is available offline', async ({ page }) => {
        await visit(page, host.url('/'));
        await waitUntilCached(page);
        expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
          host.url('/'),
        );
        host.offline = true;
        for (const { path, heading: title } of PAGES) {
          await visit(page, host.url(path));
          await expect(heading(page)).toHaveText(title);
        }
        expect((await page.goto(host.url(NOT_FOUND.path)))?.status()).toBe(404);
      });
    });
  });
}
