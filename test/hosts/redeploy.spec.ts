import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { BUILD_MS, buildSite, changedDemonstration } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { PROJECT, PROJECT_SCRIPT } from '../support/journey.ts';
import { isWorkerIdle, versions, waitUntilCached, waitUntilWhole } from '../support/service-worker.ts';
import { DIST, PAGES, PROJECTS, ready, TRANSLATED, visitFullyLoaded } from '../support/site.ts';

const PAGES_FOR_S = 600;
/** The end of the texts that the updated version has changed, in each language. */
const UPDATED_SUFFIX = ' (since the redeployment)';

let fresh: string;
let host: Host;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  const content = changedDemonstration((text) =>
    text
      .replace(/"(?:summary|tagline)": "(?:[^"\\]|\\.)*(?=")/g, `$&${UPDATED_SUFFIX}`)
      .replace(/^tagline: .*/m, `$&${UPDATED_SUFFIX}`)
      // The longer résumé does not fit on one page.
      .replace('"pages": 1', '"pages": 2'),
  );
  fresh = await buildSite('updated', content);
});
test.beforeEach(async () => {
  host = await Host.open(DIST);
  host.pageMaxAge = PAGES_FOR_S;
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const text = (page: Page) => page.getByRole('main').textContent();

/** Follows links through all pages, back to the first. */
async function tour(page: Page, pages = PAGES): Promise<void> {
  const [home, ...others] = pages;
  for (const facts of [...others.toReversed(), home]) {
    await page.locator(`a[href="${facts.path}"]`).first().click();
    await expect(heading(page)).toHaveText(facts.heading);
    await expect(page).toHaveURL(host.url(facts.path));
    await expect(page.locator('main section').first()).toBeVisible();
    // Until its script has loaded, a page follows links by full page loads.
    await ready(page);
  }
}

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  return () => loads;
}

for (const pages of [PAGES, ...(TRANSLATED.length ? [TRANSLATED as typeof PAGES] : [])])
  test(`a tab at ${pages[0].path} open during a deployment can still open all pages`, async ({ page }) => {
    await visitFullyLoaded(page, host.url(pages[0].path));
    host.deploy(fresh);
    const loads = countLoads(page);
    await tour(page, pages);
    // A page has two chunks: if both are missing, the page is still loaded in full only once.
    expect(loads()).toBe(1);
    expect(await text(page)).toContain(UPDATED_SUFFIX);
  });

test('pages cached by the browser before a deployment can still open every page', async ({ page }) => {
  for (const { path } of PAGES) await visitFullyLoaded(page, host.url(path));
  host.deploy(fresh);
  host.log.length = 0;
  await visitFullyLoaded(page, host.url('/'));
  expect(await text(page)).not.toContain(UPDATED_SUFFIX);
  expect(host.log).not.toContain('/');
  const loads = countLoads(page);
  await tour(page);
  await tour(page);
  expect(loads()).toBeLessThanOrEqual(PAGES.length);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Checks for a newer service worker, as the browser does after every page load. */
  const update = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });

  /** Waits until this many versions are cached and no worker is installing or waiting. */
  const settled = (page: Page, count: number) =>
    expect.poll(async () => (await isWorkerIdle(page)) && (await versions(page)).length).toBe(count);

  test('an open tab keeps its version, the next gets the new one', async ({ page, context }) => {
    await visitFullyLoaded(page, host.url('/'));
    await waitUntilCached(page);
    const before = await versions(page);
    host.deploy(fresh);

    const other = await context.newPage();
    // A page that was not kept comes whole from the host.
    await visitFullyLoaded(other, host.url(PROJECT.path));
    await update(other);
    await settled(other, 2);

    const loads = countLoads(page);
    host.offline = true;
    await tour(page);
    expect(loads()).toBe(0);
    expect(await text(page)).not.toContain(UPDATED_SUFFIX);

    for (const { path } of PROJECTS) {
      await visitFullyLoaded(other, host.url(path));
      expect(await text(other)).toContain(UPDATED_SUFFIX);
    }
    expect(await versions(other)).toEqual(expect.arrayContaining(before));
  });

  test('a tab two versions behind can still open all pages', async ({ page, context }) => {
    await visitFullyLoaded(page, host.url('/'));
    await waitUntilCached(page);
    const [before] = await versions(page);
    host.deploy(fresh);
    await update(page);
    await settled(page, 2);
    const other = await context.newPage();
    await visitFullyLoaded(other, host.url('/'));
    host.override = anotherVersion;
    await update(other);
    await expect.poll(() => versions(other)).toContainEqual(expect.stringContaining('later'));
    await settled(other, 2);
    expect(await versions(other)).not.toContain(before);

    const loads = countLoads(page);
    await tour(page);
    expect(loads()).toBeLessThanOrEqual(1);
  });

  test('an incomplete deployment is taken over only once it is complete', async ({ page }) => {
    await visitFullyLoaded(page, host.url('/'));
    await waitUntilCached(page);
    const before = await versions(page);
    host.deploy(fresh);
    const [missing = ''] = readdirSync(`${fresh}/assets`).filter((file) =>
      PROJECT_SCRIPT.test(`/assets/${file}`),
    );
    host.override = ({ url }, response) =>
      !!url?.includes(missing) && !!response.setHeader('content-type', 'text/html').end('<h1>Home</h1>');
    await update(page);
    await expect.poll(() => host.log.join()).toContain(missing);
    await settled(page, 1);
    expect(await versions(page)).toEqual(before);
    host.offline = true;
    await tour(page);

    host.offline = false;
    host.override = () => false;
    // A page without pictures: a request to the old worker as it is replaced would keep it, under a debugger for good.
    await visitFullyLoaded(page, host.url('/missing'));
    await update(page);
    await settled(page, 2);
    await visitFullyLoaded(page, host.url(PROJECT.path));
    expect(await text(page)).toContain(UPDATED_SUFFIX);
  });

  for (const [what, fail] of [
    ['a deployment', (response: ServerResponse) => response.writeHead(404).end()],
    ['the end of the network', (response: ServerResponse) => response.socket?.destroy()],
  ] as const)
    test(`${what} amid an installation leaves the version before`, async ({ page }) => {
      await visitFullyLoaded(page, host.url('/'));
      await waitUntilWhole(page);
      const before = await versions(page);
      host.deploy(fresh);
      let answered = 0;
      for (let isTaken = false; !isTaken; answered++) {
        let left = answered;
        host.override = (_, response) => left-- <= 0 && !!fail(response);
        await update(page).catch(() => {});
        await expect.poll(() => isWorkerIdle(page)).toBe(true);
        const now = await versions(page);
        isTaken = now.length > 1;
        expect(now.slice(0, 1)).toEqual(before);
        expect(answered).toBeLessThan(100);
      }
      expect(answered).toBeGreaterThan(3);
      await waitUntilWhole(page);
      host.offline = true;
      await visitFullyLoaded(page, host.url('/'));
      expect(await text(page)).toContain(UPDATED_SUFFIX);
    });

  test('after a rollback the version that tabs have open outlives a newer one', async ({ page }) => {
    await visitFullyLoaded(page, host.url('/'));
    await waitUntilCached(page);
    const [first] = await versions(page);
    for (const folder of [fresh, DIST]) {
      host.deploy(folder);
      await update(page);
      await settled(page, 2);
    }
    host.override = anotherVersion;
    await update(page);
    await expect.poll(() => versions(page)).toEqual([first, expect.stringContaining('later')]);
  });

  test('a host that never has a script is deployed to all the same', async ({ page }) => {
    host.override = ({ url = '' }, response) => PROJECT_SCRIPT.test(url) && !!response.writeHead(404).end();
    await visitFullyLoaded(page, host.url('/'));
    await waitUntilCached(page);
    host.deploy(fresh);
    await update(page);
    await settled(page, 2);
  });
});

/** Serves an even newer service worker, with the same list under another name. */
function anotherVersion({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const source = readFileSync(`${fresh}/sw.js`, 'utf8');
  const [list = ''] = /assets\/offline[^"]+/.exec(source) ?? [];
  const send = (type: string, data: string | Buffer) => !!response.setHeader('content-type', type).end(data);
  if (url === '/sw.js') return send('text/javascript', source.replace(list, `${list}?later`));
  return url.endsWith('?later') && send('application/json', readFileSync(`${fresh}/${list}`));
}
