import type { Page } from '@playwright/test';
import { brand, card, PROJECT } from '../../support/journey.ts';
import { script, watchErrors, watchRequests } from '../../support/network.ts';
import { hold, openDocument, owner, ready, visitFullyLoaded, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test.use({ rain: true });

const BACKGROUND = script('background');
const canvas = (page: Page) => page.locator('body > canvas');

const DRAWN = 'drawn' as keyof Window;

/** Opens the home page, recording when it draws; only the test advances its clock. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript((key) => {
    const times = new Set<number>();
    Object.assign(window, { [key]: times });
    const { fillRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillRect = function (...box) {
      times.add(performance.now());
      fillRect.apply(this, box);
    };
  }, DRAWN);
  await visitFullyLoaded(page, '/');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

const timesDrawn = (page: Page) =>
  page.evaluate((key) => (window[key] as unknown as Set<number>).size, DRAWN);

/** Lets this many ms pass and returns how often the page itself draws. */
async function redraws(page: Page, ms: number): Promise<number> {
  const before = await timesDrawn(page);
  await page.clock.runFor(ms);
  return (await timesDrawn(page)) - before;
}

/** Waits for the first picture: the browser decides when the canvas gets its size and with it the picture. */
async function firstPicture(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return timesDrawn(page);
    })
    .toBeGreaterThan(0);
}

/** The ways in which the worker can be unavailable or fail to start. */
const FAILURES: Record<string, (page: Page) => Promise<unknown>> = {
  'without OffscreenCanvas': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'OffscreenCanvas');
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    }),
  'without workers': (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  'if the worker’s file fails to load': (page) => {
    let requests = 0;
    return page.route(BACKGROUND, (route) => (++requests === 2 ? route.abort() : route.fallback()));
  },
  'if the worker has no requestAnimationFrame': (page) =>
    page.route(BACKGROUND, async (route) => {
      const response = await route.fetch();
      const patch = 'if (!globalThis.document) globalThis.requestAnimationFrame = undefined;';
      await route.fulfill({ response, body: patch + (await response.text()) });
    }),
};

for (const [what, fail] of Object.entries(FAILURES)) {
  test(`${what} the page itself draws the background at the same rate, and the button pauses it`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await fail(page);
    await open(page);
    await firstPicture(page);
    const count = await redraws(page, 2000);
    expect(count).toBeGreaterThanOrEqual(39);
    expect(count).toBeLessThanOrEqual(41);
    await page.getByRole('button', { name: words.pauseBackground }).click();
    // The press wakes the app.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await page.getByRole('button', { name: words.resumeBackground }).isVisible()).toBe(true);
    }).toPass({ intervals: [50] });
    expect(await redraws(page, 2000)).toBe(0);
    await expect(canvas(page)).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test('with a worker the page itself draws nothing', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await open(page);
  await worker;
  await page.clock.runFor(2000);
  expect(await timesDrawn(page)).toBe(0);
});

test('the background loads only after the page has loaded', async ({ page }) => {
  const requested = watchRequests(page, BACKGROUND);
  const release = await hold(page, /\.(avif|webp|png|svg)$/);
  await openDocument(page, '/');
  await ready(page);
  expect(requested).toEqual([]);
  release();
  await expect(canvas(page)).toBeAttached();
  // One request by the page and one by its worker, for the same file, downloaded once.
  await expect.poll(() => requested).toHaveLength(2);
  expect(new Set(requested).size).toBe(1);
});

test('the background keeps running from page to page', async ({ page }) => {
  await visitFullyLoaded(page, '/');
  await canvas(page).evaluate((element) => Object.assign(element, { same: true }));
  await card(page, PROJECT).click();
  await expect(page.getByRole('heading', { level: 1, name: PROJECT.heading })).toBeVisible();
  await brand(page).click();
  await expect(page.getByRole('heading', { level: 1, name: owner })).toBeVisible();
  expect(await canvas(page).evaluate((element) => 'same' in element)).toBe(true);
});

test('a browser that cannot draw on a canvas shows the page without a background', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const arrived = page.waitForResponse(BACKGROUND);
  await page.goto('/');
  await arrived;
  await expect(canvas(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: owner })).toBeVisible();
  expect(errors).toEqual([]);
});
