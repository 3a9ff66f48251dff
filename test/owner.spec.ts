import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { pageViews } from '../plugins/content/views/views.ts';
import { wordsOf } from '../plugins/content/words/words.ts';
import { openOwner } from '../plugins/open-owner.ts';

import { extractOf, lossesOf } from '../plugins/pdf/read-back.ts';
import { consoleMessages, hasExtras, visit } from './engines/helpers.ts';
import { instrument } from './engines/instrumented-site.ts';
import { expect, poll, test } from './engines/test.ts';
import { crawl } from './hosts/crawl.ts';
import { Host } from './support/host.ts';
import { brokenPictures, findOverflowing, IGNORED } from './support/layout.ts';
import { isDemonstration } from './support/overrides.ts';
import { violations } from './support/page-states.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { waitUntilCached } from './support/service-worker.ts';
import { type PageFacts, pagesOf, readThrough, ready, scrollThrough } from './support/site.ts';

/**
 * What must hold for any owner's site: of whoever this copy belongs to, and of the demonstration, for which it is one of
 * the long tests. The code itself is tested on the demonstration alone.
 */
const ROOT = resolve(import.meta.dirname, '..');
const DIST = resolve(ROOT, 'dist');
const owner = openOwner(ROOT);
const tag = isDemonstration(ROOT) ? ['@long'] : [];
const SMALLEST = { width: 320, height: 568 };

/** The pages of each language, the not-found page last. */
const EDITIONS = ['', ...owner.languages].map((language) => {
  const content = owner.content(language || undefined);
  const base = language && `/${language}`;
  const missing: PageFacts = {
    path: `${base}/no/such-page`,
    title: pageViews(content).notFound?.title ?? '',
    heading: wordsOf(content.site).notFound,
    sections: [],
    carousels: 0,
  };
  return { language, content, pages: [...pagesOf(content, base), missing] };
});
const PAGES = EDITIONS.flatMap(({ pages }) => pages);

let site: Host;
test.beforeAll(async ({ engine }) => {
  const folder = resolve(ROOT, 'test-results/owner', engine);
  instrument(DIST, folder);
  site = await Host.open(folder);
});
test.afterAll(() => site?.close());

for (const { path } of PAGES)
  test(`${path} has all its pictures, fits the screen, and logs nothing`, {
    tag: path === '/' ? [] : tag,
  }, async ({ visitor }) => {
    await visit(visitor, site, path, DESKTOP);
    await poll(visitor, hasExtras).toBe(true);
    for (const { width, height } of [DESKTOP, PHONE, SMALLEST]) {
      const where = `at ${width} px`;
      await visitor.resize(width, height);
      await visitor.run(scrollThrough);
      expect(await visitor.run(brokenPictures), where).toEqual([]);
      expect(await visitor.run(findOverflowing, IGNORED), where).toEqual([]);
    }
    // Chromium logs the status of the not-found page, as it should.
    const messages = await consoleMessages(visitor);
    expect(messages.filter((text) => !text.includes('404'))).toEqual([]);
  });

/** Expects that a page shows its heading, its sections and its title. */
async function isWhole(page: Page, { heading, sections, title }: PageFacts): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const id of sections) await expect(page.locator(`#${id} > h2`)).toBeVisible();
}

test.describe('what is the same in each engine', { tag: [...tag, '@once'] }, () => {
  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('every page is whole without script', async ({ page }) => {
      for (const facts of PAGES) {
        await page.goto(site.url(facts.path));
        await isWhole(page, facts);
      }
    });
  });

  for (const { path } of PAGES)
    test(`axe finds no violations on ${path}`, async ({ page }) => {
      await page.goto(site.url(path));
      await ready(page);
      await readThrough(page);
      expect(await violations(page, 'as loaded')).toEqual([]);
    });

  test('every link leads somewhere', async () => {
    const { pages, faults } = await crawl(site.url('/'));
    expect(faults).toEqual([]);
    const found = pages.map((url) => url.replace(site.url('/'), '/').replace(/(?<=.)\/$/, ''));
    const own = PAGES.map(({ path }) => path.replace(/(?<=.)\/$/, ''));
    expect(found).toEqual(expect.arrayContaining(own.filter((path) => !path.endsWith('/no/such-page'))));
  });

  test.describe(() => {
    test.use({ serviceWorkers: 'allow' });

    for (const { language, pages } of EDITIONS.filter(({ content }) => content.site.offline !== false))
      test(`after a visit every page opens offline, in ${language || 'the first one'}`, async ({ page }) => {
        await page.goto(site.url(pages[0]?.path ?? '/'));
        await ready(page);
        await waitUntilCached(page);
        site.offline = true;
        for (const facts of pages) {
          await page.goto(site.url(facts.path));
          await isWhole(page, facts);
        }
        site.offline = false;
      });
  });

  for (const { language, content } of EDITIONS)
    test(`the résumé as a PDF can be read, in ${language || 'the first language'}`, async () => {
      const extract = await extractOf(readFileSync(resolve(DIST, language, 'resume.pdf')));
      const { basics = {}, work = [] } = content.resume;
      const texts = [basics.name, basics.email, ...work.map(({ name }) => name)].flatMap(
        (each) => each ?? [],
      );
      expect(lossesOf([{ field: 'resume', texts, links: [] }], extract, false)).toEqual([]);
    });
});
