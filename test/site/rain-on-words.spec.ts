import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from '../support/contrast.ts';
import { HOME, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { holdWorkerClock, redrawsOf } from '../support/worker-clock.ts';

test.use({ rain: true });

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
/** By so much a character is lighter than the ground; what is left of a dissolved one is not. */
const LIGHTER = 14;
/** A character ends 8 px above a text, its tail a little lower; beside a text a column stays free. */
const ABOVE_PX = 4;
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

/** Where the rain can be seen: the lighter pixels of each row of a screenshot of nothing but the background. */
async function rainOn(page: Page): Promise<[x: number, y: number][]> {
  const shot = await page.screenshot({ scale: 'css' });
  const { data, info } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) => {
    const row = [...data.subarray(y * info.width, (y + 1) * info.width)];
    const ground = Math.min(...row);
    return row.flatMap((level, x) => (level > ground + LIGHTER ? [[x, y] as [number, number]] : []));
  }).flat();
}

/** What of the rain lies on the words or the portrait, or beside them. */
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
  test(
    `no rain on the words of ${path}, nor beside them`,
    path === HOME.path ? {} : { tag: '@long' },
    async ({ page }) => {
      for (const size of SIZES) {
        await test.step(`${size.width} × ${size.height}`, async () => {
          await page.setViewportSize(size);
          await holdWorkerClock(page);
          const starting = page.waitForEvent('worker');
          await visitFullyLoaded(page, path);
          const worker = await starting;
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
    },
  );
