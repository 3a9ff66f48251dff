import { expect, type Page, test } from '@playwright/test';
import { PAGES, visit } from '../support/site.ts';

interface Drawn {
  /** When something was drawn, in ms of the page's clock. */
  times: Set<number>;
  /** How many characters. */
  characters: number;
}
const DRAWN = 'drawn' as keyof Window;

/** Lets the page keep count of what it draws; its clock moves only as the test says. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.clock.install();
  await page.addInitScript((key) => {
    const drawn: Drawn = { times: new Set(), characters: 0 };
    Object.assign(window, { [key]: drawn });
    const { fillRect, drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillRect = function (...box) {
      drawn.times.add(performance.now());
      fillRect.apply(this, box);
    };
    CanvasRenderingContext2D.prototype.drawImage = function (...copy: unknown[]) {
      drawn.characters++;
      drawImage.apply(this, copy as Parameters<typeof drawImage>);
    };
  }, DRAWN);
  await visit(page, path);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.clock.runFor(500);
}

const count = (page: Page) => page.evaluate((key) => (window[key] as unknown as Drawn).times.size, DRAWN);

/** How often the background is drawn in so many ms from now, its first picture aside. */
async function redraws(page: Page, ms: number): Promise<number> {
  // The canvas gets its size, and the first picture with it, at a time of the browser's own.
  await expect.poll(() => count(page)).toBeGreaterThan(0);
  const before = await count(page);
  await page.clock.runFor(ms);
  return (await count(page)) - before;
}

const canvas = (page: Page) => page.locator('canvas');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause background' });
const resume = (page: Page) => page.getByRole('button', { name: 'Resume background' });

test('it fills the screen behind the page and is no content', async ({ page }) => {
  await visit(page, '/');
  await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
  expect(await canvas(page).boundingBox()).toEqual({ x: 0, y: 0, width: 412, height: 823 });
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  expect(await canvas(page).boundingBox()).toEqual({ x: 0, y: 0, width: 412, height: 823 });
  const covered = await page.evaluate(() => {
    for (let y = 5; y < innerHeight; y += 50)
      for (let x = 2; x < innerWidth; x += 50)
        if (document.elementFromPoint(x, y)?.matches('canvas')) return true;
    return false;
  });
  expect(covered).toBe(false);
});

test('it is drawn every 50 ms: twenty times a second', async ({ page }) => {
  await open(page);
  const often = await redraws(page, 2000);
  expect(often).toBeGreaterThanOrEqual(39);
  expect(often).toBeLessThanOrEqual(41);
});

test('in a hidden tab nothing is drawn', async ({ page }) => {
  await open(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  expect(await redraws(page, 2000)).toBe(0);
  await setHidden(false);
  expect(await redraws(page, 1000)).toBeGreaterThan(18);
});

test('its button stops it and lets it go on', async ({ page }) => {
  await open(page);
  await pause(page).click();
  await expect(resume(page)).toBeVisible();
  await page.clock.runFor(100);
  expect(await redraws(page, 2000)).toBe(0);
  await resume(page).click();
  await expect(pause(page)).toBeVisible();
  await page.clock.runFor(100);
  expect(await redraws(page, 1000)).toBeGreaterThan(18);
});

test('the choice is remembered at the next visit, on every page', async ({ page }) => {
  await open(page);
  await pause(page).click();
  await expect(resume(page)).toBeVisible();
  for (const { path } of PAGES.slice(0, 2)) {
    await page.clock.resume();
    await visit(page, path);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.clock.runFor(500);
    await expect(resume(page)).toBeVisible();
    expect(await redraws(page, 2000)).toBe(0);
  }
});

const CALM = {
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'saved data': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
};

for (const [wish, ask] of Object.entries(CALM)) {
  test(`who asks for ${wish} gets one still picture`, async ({ page }) => {
    await ask(page);
    await open(page);
    expect(await redraws(page, 5000)).toBe(0);
    const characters = await page.evaluate((key) => (window[key] as unknown as Drawn).characters, DRAWN);
    expect(characters).toBeGreaterThan(50);
  });
}

for (const ratio of [1, 1.75, 2]) {
  test.describe(`on a screen of ${ratio} pixels per px`, () => {
    test.use({ deviceScaleFactor: ratio });
    test('it is sharp and full-screen, and stays so when the screen turns', async ({ page }) => {
      await visit(page, '/');
      const size = () => canvas(page).evaluate(({ width, height }: HTMLCanvasElement) => [width, height]);
      await expect.poll(size).toEqual([Math.round(412 * ratio), Math.round(823 * ratio)]);
      await page.setViewportSize({ width: 823, height: 412 });
      await expect.poll(size).toEqual([Math.round(823 * ratio), Math.round(412 * ratio)]);
      expect(await canvas(page).boundingBox()).toEqual({ x: 0, y: 0, width: 823, height: 412 });
    });
  });
}
