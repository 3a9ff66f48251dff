import type { Page } from '@playwright/test';
import { PROJECT } from '../support/journey.ts';
import { PAGES, visitFullyLoaded, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { charactersOf, holdWorkerClock, redrawsOf, timesDrawn } from '../support/worker-clock.ts';

const canvas = (page: Page) => page.locator('body > canvas');
const pause = (page: Page) => page.getByRole('button', { name: words.pauseBackground });
const resume = (page: Page) => page.getByRole('button', { name: words.resumeBackground });

test.use({ rain: true });

/** Goes to a page and waits for the background's first picture; only the test advances the worker's clock. */
async function open(page: Page, path = '/') {
  await holdWorkerClock(page);
  const starting = page.waitForEvent('worker');
  await visitFullyLoaded(page, path);
  const worker = await starting;
  await expect.poll(() => timesDrawn(worker)).toBeGreaterThan(0);
  return worker;
}

test('the background is drawn every 50 ms, twenty times a second, until it is paused', async ({ page }) => {
  const worker = await open(page);
  const count = await redrawsOf(worker, 2000);
  expect(count).toBeGreaterThanOrEqual(39);
  expect(count).toBeLessThanOrEqual(41);
  await test.step('the pause button pauses and resumes the background', async () => {
    await pause(page).click();
    await expect(resume(page)).toBeVisible();
    await expect.poll(() => redrawsOf(worker, 200)).toBe(0);
    expect(await redrawsOf(worker, 2000)).toBe(0);
    await resume(page).click();
    await expect(pause(page)).toBeVisible();
    await expect.poll(() => redrawsOf(worker, 1000)).toBeGreaterThan(18);
  });
});

test('the choice is remembered on the next visit, on every page', async ({ page }) => {
  await open(page);
  await pause(page).click();
  await expect(resume(page)).toBeVisible();
  for (const { path } of PAGES.slice(0, 2)) {
    const worker = await open(page, path);
    await expect(resume(page)).toBeVisible();
    expect(await redrawsOf(worker, 2000)).toBe(0);
  }
});

test('a page that the Back button restores follows the choice made meanwhile', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    localStorage.setItem('background-paused', '1');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(resume(page)).toBeVisible();
});

const STILL = {
  'a visitor who prefers reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'a visitor who saves data': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
};

for (const [who, prepare] of Object.entries(STILL)) {
  test(`${who} gets a single still picture and no button`, async ({ page }) => {
    await prepare(page);
    const worker = await open(page);
    expect(await redrawsOf(worker, 5000)).toBe(0);
    expect((await charactersOf(worker)).length).toBeGreaterThan(30);
    await expect(pause(page)).toBeHidden();
  });
}

test('existing columns keep their place when the viewport gets wider', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // In whose window it rains on no text.
  const worker = await open(page, PROJECT.path);
  const before = await charactersOf(worker);
  await page.setViewportSize({ width: 800, height: 823 });
  const after: string[] = [];
  await expect.poll(async () => after.push(...(await charactersOf(worker)))).toBeGreaterThan(before.length);
  expect(after).toEqual(expect.arrayContaining(before));
});

for (const ratio of [1, 1.75]) {
  test.describe(`on a screen with a device pixel ratio of ${ratio}`, () => {
    test.use({ deviceScaleFactor: ratio });
    test('the background is sharp and full-screen, also after the screen is rotated', async ({ page }) => {
      await visitFullyLoaded(page, '/');
      const size = () => canvas(page).evaluate(({ width, height }: HTMLCanvasElement) => [width, height]);
      await expect.poll(size).toEqual([Math.round(412 * ratio), Math.round(823 * ratio)]);
      await page.setViewportSize({ width: 823, height: 412 });
      await expect.poll(size).toEqual([Math.round(823 * ratio), Math.round(412 * ratio)]);
      expect(await canvas(page).boundingBox()).toEqual({ x: 0, y: 0, width: 823, height: 412 });
      if (ratio > 1) return;
      await test.step('it is behind the page and hidden from screen readers', async () => {
        await page.setViewportSize({ width: 412, height: 823 });
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
    });
  });
}
