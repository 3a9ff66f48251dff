import { expect, type Page, test } from '@playwright/test';
import { stringsIn } from '../../../plugins/content/read/values.ts';
import { openOwner } from '../../../plugins/open-owner.ts';
import { Host } from '../../support/host.ts';
import { watchErrors } from '../../support/network.ts';
import { foreignTexts, textsOn } from '../../support/page-texts.ts';
import { waitUntilCached } from '../../support/service-worker.ts';
import { DIST, FOLDER, readThrough, TRANSLATED, visit, visitFullyLoaded } from '../../support/site.ts';

const english = openOwner(FOLDER, FOLDER).content();
const german = openOwner(FOLDER, FOLDER).content('de');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toGerman = (page: Page) => page.getByRole('banner').first().getByRole('link', { name: 'Deutsch' });

const germanTexts = new Set(stringsIn(german).map(({ value }) => value));
/** Texts of the English content, of several words, that the German content does not have. */
const sentences = stringsIn(english)
  .map(({ value }) => value)
  .filter((text) => /\s/.test(text) && !germanTexts.has(text));

async function englishOn(page: Page): Promise<string[]> {
  const texts = await textsOn(page);
  return [...foreignTexts(texts, german), ...texts.filter((text) => sentences.includes(text))];
}

for (const { path, title: name, heading: title } of TRANSLATED)
  test(`${path} is in German, without English text`, async ({ page }) => {
    const errors = watchErrors(page);
    expect((await visit(page, path))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle(name);
    await expect(heading(page)).toHaveText(title);
    await readThrough(page);
    // The last text to appear on its own.
    await expect(page.getByRole('contentinfo')).toContainText('Dieser Besuch');
    expect(await englishOn(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

test('a visit in one language loads of another only shared pictures', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visitFullyLoaded(page, '/');
  await readThrough(page);
  await toGerman(page).hover();
  expect(requested.filter((path) => path.startsWith('/de/'))).toEqual([]);
  requested.length = 0;
  await visitFullyLoaded(page, '/de/');
  await readThrough(page);
  const strays = requested.filter((path) => !path.startsWith('/de/') && !/\.(avif|webp|svg|png)$/.test(path));
  expect(strays).toEqual([]);
  expect(requested.filter((path) => /^\/assets\/.*\.avif$/.test(path)).length).toBeGreaterThan(0);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('one language’s worker does not handle the pages of another', async ({ page }) => {
    const host = await Host.open(DIST);
    await visit(page, host.url('/'));
    await waitUntilCached(page);
    host.log.length = 0;
    await visit(page, host.url('/de/notify'));
    expect(host.log).toContain('/de/notify');
    await expect(heading(page)).toHaveText('Notify');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/de/sw.js'));
    host.offline = true;
    for (const [path, lang] of [
      ['/devhive', 'en'],
      ['/de/devhive', 'de'],
      ['/', 'en'],
    ] as const) {
      await page.goto(host.url(path), { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
  });
});
