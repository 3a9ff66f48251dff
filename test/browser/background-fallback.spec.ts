import { expect, type Page, test } from '@playwright/test';
import { HAS_BACKGROUND, visitWhole, words } from '../support/site.ts';

test.skip(!HAS_BACKGROUND, 'the owner has no background');

const DRAWN = 'drawn' as keyof Window;

/** Lets the page keep when it draws; its clock moves only as the test says. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript((key) => {
    // What draws over the owner's name is not counted.
    sessionStorage.setItem('name-light', '1');
    const times = new Set<number>();
    Object.assign(window, { [key]: times });
    const { fillRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillRect = function (...box) {
      times.add(performance.now());
      fillRect.apply(this, box);
    };
  }, DRAWN);
  await visitWhole(page, '/');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

const timesDrawn = (page: Page) =>
  page.evaluate((key) => (window[key] as unknown as Set<number>).size, DRAWN);

/** How often the page itself draws in so many ms from now. */
async function redraws(page: Page, ms: number): Promise<number> {
  const before = await timesDrawn(page);
  await page.clock.runFor(ms);
  return (await timesDrawn(page)) - before;
}

/** The canvas gets its size, and the first picture with it, at a time of the browser's own. */
async function firstPicture(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return timesDrawn(page);
    })
    .toBeGreaterThan(0);
}

/** Each way to lose the worker, before or while it comes. */
const LOSSES: Record<string, (page: Page) => Promise<unknown>> = {
  'no canvas off the screen': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'OffscreenCanvas');
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    }),
  'no workers': (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  'a worker whose file is refused': (page) => {
    let asked = 0;
    return page.route(/\/assets\/background-/, (route) => (++asked === 2 ? route.abort() : route.fallback()));
  },
  'a worker without frames': (page) =>
    page.route(/\/assets\/background-/, async (route) => {
      const response = await route.fetch();
      const lose = 'if (!globalThis.document) globalThis.requestAnimationFrame = undefined;';
      await route.fulfill({ response, body: lose + (await response.text()) });
    }),
};

for (const [what, lose] of Object.entries(LOSSES)) {
  test(`${what}: the page draws it itself, as often, and the button stops it`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
        errors.push(message.text());
    });
    await lose(page);
    await open(page);
    await firstPicture(page);
    const often = await redraws(page, 2000);
    expect(often).toBeGreaterThanOrEqual(39);
    expect(often).toBeLessThanOrEqual(41);
    await page.getByRole('button', { name: words.pauseBackground }).click();
    await page.clock.runFor(100);
    expect(await redraws(page, 2000)).toBe(0);
    await expect(page.locator('body > canvas')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test('with a worker the page itself draws nothing', async ({ page }) => {
  const coming = page.waitForEvent('worker');
  await open(page);
  await coming;
  await page.clock.runFor(2000);
  expect(await timesDrawn(page)).toBe(0);
});
