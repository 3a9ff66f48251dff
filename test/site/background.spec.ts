import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from '../support/contrast.ts';
import { script, watchErrors } from '../support/network.ts';
import { HOME, owner, visitFullyLoaded, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { charactersOf, holdWorkerClock, redrawsOf, timesDrawn } from './worker-clock.ts';

const canvas = (page: Page) => page.locator('body > canvas');
const pause = (page: Page) => page.getByRole('button', { name: words.pauseBackground });

test.use({ rain: true });

/** Goes to a page and waits for the background's first picture; only the test advances the worker's clock. */
async function open(page: Page, path: string) {
  await holdWorkerClock(page);
  const starting = page.waitForEvent('worker');
  await visitFullyLoaded(page, path);
  const worker = await starting;
  await expect.poll(() => timesDrawn(worker)).toBeGreaterThan(0);
  return worker;
}

const STILL = {
  'a visitor who prefers reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'a visitor who saves data': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
};

for (const [who, prepare] of Object.entries(STILL)) {
  test(`${who} gets a single still picture and no button`, async ({ page }) => {
    await prepare(page);
    const worker = await open(page, '/');
    expect(await redrawsOf(worker, 5000)).toBe(0);
    expect((await charactersOf(worker)).length).toBeGreaterThan(5);
    await expect(pause(page)).toBeHidden();
  });
}

for (const ratio of [1, 1.75]) {
  test.describe(`on a screen with a device pixel ratio of ${ratio}`, () => {
    test.use({ deviceScaleFactor: ratio });
    test('the background is sharp and full-screen, also once rotated', async ({ page }) => {
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

test.describe('loading', { tag: '@long' }, () => {
  const BACKGROUND = script('background');
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

  for (const [what, fail] of Object.entries(FAILURES))
    test(`${what} the page itself draws the background, until it is paused`, async ({ page }) => {
      const errors = watchErrors(page);
      await fail(page);
      await visitFullyLoaded(page, '/');
      const look = () => page.screenshot({ clip: { x: 0, y: 60, width: 412, height: 240 } });
      const before = await look();
      await expect.poll(async () => before.equals(await look())).toBe(false);
      await pause(page).click();
      await page.mouse.move(0, 800);
      await expect(page.getByRole('button', { name: words.resumeBackground })).toBeVisible();
      const paused = await look();
      await page.evaluate(async () => {
        for (let frames = 0; frames < 30; frames++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      expect(paused.equals(await look())).toBe(true);
      await expect(canvas(page)).toHaveCount(1);
      expect(errors).toEqual([]);
    });

  test('a browser that cannot draw on a canvas shows the page alone', async ({ page }) => {
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
});

const PATHS = [HOME.path, '/for/fjord', '/nowhere'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
];
const MOMENTS = 5;
const MOMENT_MS = 1700;
/** A character is lighter than the ground by at least this; the rest of a dissolved one is not. */
const LIGHTER = 14;
/** A character ends 24 px above a text, its tail a little lower; beside a text a column stays free. */
const ABOVE_PX = 20;
const BESIDE_PX = 18;

/** The box around the words in the rain, and that of the portrait; runs in the page. */
function boxesOnScreen() {
  const boxOf = (selector: string, above: number) => {
    const rects = [...document.querySelectorAll(`.page > :first-child :is(${selector})`)].flatMap((each) => {
      const range = new Range();
      range.selectNodeContents(each);
      return [...range.getClientRects()].filter(({ bottom }) => bottom > 60);
    });
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    return { left, right, top: Math.min(...rects.map(({ top, height }) => top + height * above)) };
  };
  return [boxOf('h1, p, dt, dd', 0.2), boxOf('picture, img', 0)];
}

/** Returns where the rain can be seen: the lighter pixels of each row of a screenshot of the background alone. */
async function rainOn(page: Page): Promise<[x: number, y: number][]> {
  const shot = await page.screenshot({ scale: 'css' });
  const { data, info } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) => {
    const row = [...data.subarray(y * info.width, (y + 1) * info.width)];
    const ground = Math.min(...row);
    return row.flatMap((level, x) => (level > ground + LIGHTER ? [[x, y] as [number, number]] : []));
  }).flat();
}

/** Returns which pixels of the rain lie on the words or the portrait, or beside them. */
async function rainOnWords(page: Page) {
  const boxes = await page.evaluate(boxesOnScreen);
  const rain = await rainOn(page);
  const onWords = rain.filter(([x, y]) =>
    boxes.some(
      ({ left, right, top }) =>
        x > left - BESIDE_PX && x < right + BESIDE_PX && y > Math.max(top - ABOVE_PX, 60),
    ),
  );
  return { onWords, rain };
}

for (const path of PATHS)
  test(`no rain on the words of ${path}, nor beside them`, { tag: '@long' }, async ({ page }) => {
    for (const size of SIZES) {
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        const worker = await open(page, path);
        await addStyle(page, 'body > :not(canvas), main * { visibility: hidden !important }');
        let seen = 0;
        for (let moment = 0; moment < MOMENTS; moment++) {
          await redrawsOf(worker, MOMENT_MS);
          const { onWords, rain } = await rainOnWords(page);
          seen += rain.length;
          expect(onWords).toEqual([]);
        }
        if (size.width > 500 && size.height > 500) expect(seen).toBeGreaterThan(1000);
        await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
        await expect.poll(async () => (await rainOnWords(page)).onWords).toEqual([]);
      });
    }
  });
