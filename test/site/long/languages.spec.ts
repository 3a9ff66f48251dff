import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { stringsIn } from '../../../plugins/content/read/source.ts';
import { pageViews } from '../../../plugins/content/views/views.ts';
import de from '../../../plugins/content/words/de.json' with { type: 'json' };
import { openOwner } from '../../../plugins/owner.ts';
import { Host } from '../../support/host.ts';
import { overflowing } from '../../support/layout.ts';
import { watchErrors } from '../../support/network.ts';
import { foreignTexts, textsOn } from '../../support/page-texts.ts';
import { waitUntilCached } from '../../support/service-worker.ts';
import {
  DESKTOP,
  DIST,
  FOLDER,
  PATHS,
  readThrough,
  TRANSLATED,
  visit,
  visitFullyLoaded,
} from '../../support/site.ts';

const english = openOwner(FOLDER, FOLDER).content();
const german = openOwner(FOLDER, FOLDER).content('de');
const views = pageViews(german);
const SITE = `${english.resume.basics?.url}/`;
const PHONE = { width: 390, height: 844 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toGerman = (page: Page) => page.getByRole('banner').first().getByRole('link', { name: 'Deutsch' });

test('each page links to its translations, and they link back', async ({ request }) => {
  const read = async (path: string) => {
    const page = parse(await (await request.get(path)).text());
    const links = page
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    return {
      lang: page.querySelector('html')?.getAttribute('lang'),
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
      pairs: Object.fromEntries(links) as Record<string, string>,
      inBar: page
        .querySelectorAll('[data-language]')
        .map((link) => [link.getAttribute('hreflang'), SITE + link.getAttribute('href')?.slice(1)]),
    };
  };
  for (const path of PATHS) {
    const { lang, canonical, pairs, inBar } = await read(path);
    expect(canonical).toBe(SITE + path.slice(1));
    expect(Object.keys(pairs).sort()).toEqual(['de', 'en', 'x-default']);
    expect(pairs[lang ?? '']).toBe(canonical);
    expect(pairs['x-default']).toBe(pairs.en);
    expect(inBar).toEqual(Object.entries(pairs).filter(([tag]) => tag !== lang && tag !== 'x-default'));
    for (const [tag, address] of Object.entries(pairs)) {
      const there = await read(address.replace(SITE, '/'));
      expect(there.pairs).toEqual(pairs);
      if (tag !== 'x-default') expect(there.lang).toBe(tag);
    }
  }
});

const germanTexts = new Set(stringsIn(german).map(({ value }) => value));
/** Texts of the English content, of several words, that the German content does not have. */
const sentences = stringsIn(english)
  .map(({ value }) => value)
  .filter((text) => /\s/.test(text) && !germanTexts.has(text));

/** The English texts on a German page. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await textsOn(page);
  return [...foreignTexts(texts, german), ...texts.filter((text) => sentences.includes(text))];
}

/** Scrolls through the page on a phone and on a desktop, and checks its texts and layout. */
async function readInGerman(page: Page) {
  // The last text to appear on its own.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText('Dieser Besuch');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await readThrough(page);
    expect.soft(await englishOn(page), `${viewport.width} px`).toEqual([]);
    expect.soft(await overflowing(page), `${viewport.width} px`).toEqual([]);
  }
}

for (const { path, title: name, heading: title } of TRANSLATED) {
  test(`${path} is in German, without English text or overflow`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.setViewportSize(PHONE);
    expect((await visit(page, path))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle(name);
    await expect(heading(page)).toHaveText(title);
    const items = page.getByRole('navigation', { name: de.sections, includeHidden: true }).locator('#menu a');
    const view = views[path === '/de/' ? 'home' : path.replace('/de/', '')];
    await expect(items).toHaveText(view?.sections.map(({ text }) => text) ?? []);
    await readInGerman(page);
    expect(errors).toEqual([]);
  });
}

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
    host.close();
  });
});
