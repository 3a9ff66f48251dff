import { readFileSync } from 'node:fs';
import { Host } from '../support/host.ts';
import { ANOTHER, OTHER, PROJECT, PROJECT_SCRIPT } from '../support/journey.ts';
import { layoutShifts } from '../support/layout.ts';
import { mark, marked } from '../support/network.ts';
import { SIZES } from '../support/page-states.ts';
import { loadedPictures, versions, waitUntilCached, waitUntilWhole } from '../support/service-worker.ts';
import {
  DIST,
  extrasReady,
  HOME,
  LONG_MS,
  NOT_FOUND,
  PAGES,
  PROJECTS,
  readThrough,
  visit,
  visitFullyLoaded,
  visitWithExtras,
  words,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

let host: Host;
test.beforeEach(async () => {
  host = await Host.open(DIST);
});

/** Has the host answer for the service worker's file: with a script that runs before it, or that there is none. */
function serveWorker(first?: string): void {
  const worker = `${first}${readFileSync(`${DIST}/sw.js`, 'utf8')}`;
  host.override = ({ url }, response) => {
    if (url !== '/sw.js') return false;
    if (first) response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    return true;
  };
}

for (const size of SIZES.slice(0, 3))
  test(`at ${size.width} px a page opened after a first visit moves nothing`, {
    tag: size === SIZES[0] ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, host.url(HOME.path));
    await waitUntilWhole(page);
    // Offline comes first, because pages that came online are kept.
    for (const isOffline of [true, false]) {
      host.offline = isOffline;
      for (const { path, heading } of PROJECTS) {
        const response = await visitFullyLoaded(page, host.url(path));
        // Online, its text is there before any script.
        expect((await response?.text())?.includes(`>${heading}</h1>`)).toBe(!isOffline);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await extrasReady(page);
        expect(await layoutShifts(page), `${path}, offline: ${isOffline}`).toEqual([]);
      }
    }
  });

test('after one visit to the home page every page is available offline', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await visit(page, host.url(HOME.path));
  await readThrough(page);
  await waitUntilCached(page);
  const seen = await loadedPictures(page);
  host.offline = true;
  expect(seen.length).toBeGreaterThan(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(host.url('/'));
  for (const other of PAGES) {
    const response = await page.goto(host.url(other.path), { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.heading);
    await expect(page).toHaveTitle(other.title);
    const items = page.locator('#menu a');
    const hashes = () => items.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    await expect.poll(hashes).toEqual(other.sections.map((id) => `#${id}`));
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  }
  await visitFullyLoaded(page, host.url(HOME.path));
  await readThrough(page);
  expect(await loadedPictures(page)).toEqual(expect.arrayContaining(seen));
  expect(errors).toEqual([]);
  await test.step('links navigate between pages offline', async () => {
    await mark(page);
    const go = async (link: string, heading: string) => {
      await page.locator(`main a[href="${link}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    };
    await go(PROJECT.path, PROJECT.heading);
    await expect(page.locator('main article')).toHaveCSS('display', /block|grid|flex/);
    // A carousel that was never used stays a strip.
    await page.locator('[data-carousel]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.splide__track').first()).toHaveCSS('overflow-x', 'auto');
    await go(ANOTHER.path, ANOTHER.heading);
    await go(OTHER.path, OTHER.heading);
    expect(await marked(page)).toBe(true);
  });
  await test.step('offline, every form of a URL opens its page, and an unknown one the not-found page', async () => {
    for (const [url, status, heading] of [
      [`${PROJECT.path}.html?from=mail`, 200, PROJECT.heading],
      ['/index.html/index.html', 200, HOME.heading],
      [NOT_FOUND.path, 404, NOT_FOUND.heading],
    ] as const) {
      const response = await page.goto(host.url(url), { waitUntil: 'domcontentloaded' });
      expect(response?.status(), url).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
  await test.step('a file that is not kept is left to the browser, which says that it is offline', async () => {
    // In a tab of its own, as the browser's message may come after the next address.
    const tab = await page.context().newPage();
    await expect(tab.goto(host.url('/resume.pdf'))).rejects.toThrow('ERR_EMPTY_RESPONSE');
    await tab.close();
  });
  await test.step('pages load and reload on a network that stops in the middle of a page', async () => {
    host.offline = false;
    host.override = ({ url }, response) => {
      if (url === PROJECT.path)
        response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>Newer</h1>');
      return true;
    };
    await page.goto(host.url(PROJECT.path), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROJECT.heading);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROJECT.heading);
  });
  await test.step('a reload shows what the host has now', async () => {
    host.override = (_, response) => !!response.setHeader('content-type', 'text/html').end('<h1>Newer</h1>');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newer');
  });
});

test('a picture that was seen small, in a lightbox that was used, opens offline', async ({ page }) => {
  const open = () => page.locator('.splide__slide.is-active a').first().click();
  const strip = page.locator('[data-carousel]').first();
  await visit(page, host.url(PROJECT.path));
  await strip.scrollIntoViewIfNeeded();
  await open();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await waitUntilCached(page);
  host.offline = true;
  await visitFullyLoaded(page, host.url(PROJECT.path));
  await strip.scrollIntoViewIfNeeded();
  await expect(page.locator('.splide.is-initialized').first()).toBeVisible();
  await open();
  const picture = page.getByRole('dialog').getByRole('img');
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('what is blocked is missing alone, and asked for at the next visit', async ({ page }) => {
  host.override = ({ url = '', socket }) => PROJECT_SCRIPT.test(url) && !!socket.destroy();
  await visit(page, host.url(HOME.path));
  await waitUntilCached(page);
  host.offline = true;
  const answer = await page.goto(host.url(PROJECT.path), { waitUntil: 'domcontentloaded' });
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('The network did not answer.');
  await page.goto(host.url(OTHER.path), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER.heading);
  host.offline = false;
  host.override = () => false;
  await visit(page, host.url(OTHER.path));
  await waitUntilWhole(page);
  host.offline = true;
  await page.goto(host.url(PROJECT.path), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROJECT.heading);
});

/** Once there is a cache of that name, leaves requests for this file unanswered; runs in the worker. */
function holdBack(file: string): void {
  const { match } = caches;
  caches.match = async (address, options) =>
    `${(address as Request).url ?? address}`.includes(file) && (await caches.has('held back'))
      ? new Promise(() => {})
      : match.call(caches, address, options);
}

test.describe('in the rain', () => {
  test.use({ rain: true });
  for (const [what, file, says] of [
    ['the app', '/app-', words.chunkFailed('app')],
    ['the page', `${PROJECT.path}.page-`, words.notLoaded],
  ] as const)
    test(`offline, where ${what} is held back, it rains until that is said`, async ({ page }) => {
      serveWorker(`(${holdBack})('${file}');`);
      await visitFullyLoaded(page, host.url(HOME.path));
      await waitUntilWhole(page);
      await page.evaluate(() => caches.open('held back'));
      host.offline = true;
      await page.clock.install();
      await page.goto(host.url(PROJECT.path), { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('data-loading');
      const room = { x: 0, y: 100, width: 412, height: 700 };
      expect(await page.locator('main').boundingBox()).toMatchObject({ height: 823 });
      const before = await page.screenshot({ clip: room });
      await expect.poll(async () => before.equals(await page.screenshot({ clip: room }))).toBe(false);
      await page.clock.fastForward(LONG_MS);
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    });
});

test('if the browser has emptied the caches, they fill again at the next visit', async ({ page }) => {
  await visit(page, host.url(HOME.path));
  await waitUntilWhole(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await visit(page, host.url(OTHER.path));
  await waitUntilWhole(page);
  host.offline = true;
  for (const { path, heading } of PAGES) {
    await page.goto(host.url(path), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('if the browser can no longer read its caches, pages come by the network', async ({ page }) => {
  serveWorker(`(${damageCaches})();`);
  await visitFullyLoaded(page, host.url(HOME.path));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  for (const { path, heading } of PAGES) {
    await visitFullyLoaded(page, host.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await loadedPictures(page)).not.toEqual([]);
  }
});

/** Once the worker is active, refuses it its caches; runs in the worker. */
function damageCaches(): void {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  const damage =
    <A extends unknown[], T>(access: (...values: A) => Promise<T>) =>
    async (...values: A) => {
      if (registration.active) throw new DOMException('Unexpected internal error.', 'UnknownError');
      return access.apply(caches, values);
    };
  Object.assign(caches, { open: damage(caches.open), match: damage(caches.match) });
}

test('a worker that the site has not had for a day goes with its caches', async ({ page }) => {
  /** Since when the worker has been missing, in ms since 1970, by its own note. */
  const missingSince = () =>
    page.evaluate(async () => Number(await (await caches.match('/sw.js'))?.text()) || undefined);
  const noteLongAgo = async () => {
    const [name = ''] = await versions(page);
    await page.evaluate(async (name) => (await caches.open(name)).put('/sw.js', new Response('1')), name);
  };
  await visit(page, host.url(HOME.path));
  await waitUntilCached(page);
  await test.step('not if it is missing for the first time, and has come back', async () => {
    serveWorker();
    await page.goto(host.url(PROJECT.path));
    await expect.poll(missingSince).toBeGreaterThan(1);
    host.override = () => false;
    await page.goto(host.url(PROJECT.path));
    await expect.poll(missingSince).toBe(undefined);
  });
  await test.step('not if the host only refuses HEAD', async () => {
    await noteLongAgo();
    host.log.length = 0;
    host.override = ({ method }, response) => method === 'HEAD' && !!response.writeHead(404).end();
    await page.goto(host.url(PROJECT.path));
    await expect.poll(() => host.log.filter((path) => path === '/sw.js').length).toBeGreaterThan(1);
    host.override = () => false;
    await page.goto(host.url(PROJECT.path));
    await expect.poll(missingSince).toBe(undefined);
    expect(await versions(page)).toHaveLength(1);
  });
  await noteLongAgo();
  await page.evaluate(() => caches.open('site /other/ v'));
  serveWorker();
  await page.goto(host.url(PROJECT.path));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['site /other/ v']);
  host.log.length = 0;
  await visitWithExtras(page, host.url(PROJECT.path));
  expect(host.log).toContain(PROJECT.path);
  const workers = () => page.evaluate(() => navigator.serviceWorker.getRegistrations());
  await expect.poll(workers).toEqual([]);
});
