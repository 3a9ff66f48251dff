import { floodBackground, lowContrast, measureContrast } from '../support/contrast.ts';
import { SIZES } from '../support/page-states.ts';
import { HOME, NOT_FOUND, PAGES, tagOf, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { holdWorkerClock, redrawsOf } from '../support/worker-clock.ts';

test.use({ rain: true });

/** Long enough for every column to have fallen twice. */
const RAIN_MS = 10_000;
const FRAMES = 3;

for (const { path } of [...PAGES, NOT_FOUND])
  test(
    `every text on ${path} has enough contrast, even over the brightest possible rain`,
    tagOf(path),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitFullyLoaded(page, path);
      for (const size of SIZES.slice(0, 3)) {
        await page.setViewportSize(size);
        await floodBackground(page);
        const lines = await measureContrast(page);
        expect(lines.length).toBeGreaterThan(3);
        expect(lowContrast(lines), `${size.width} × ${size.height}`).toEqual([]);
      }
    },
  );

test('every text on the first screen has enough contrast during ten seconds of rain, in which words light up', {
  tag: '@long',
}, async ({ page }) => {
  await holdWorkerClock(page);
  const starting = page.waitForEvent('worker');
  await visitFullyLoaded(page, HOME.path);
  const worker = await starting;
  for (const size of SIZES.slice(0, 3)) {
    await page.setViewportSize(size);
    for (let frame = 0; frame < FRAMES; frame++) {
      expect(await redrawsOf(worker, RAIN_MS / FRAMES)).toBeGreaterThan(50);
      const faint = lowContrast(await measureContrast(page, false));
      expect(faint, `${size.width} × ${size.height}`).toEqual([]);
    }
  }
});
