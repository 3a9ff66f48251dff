import { expect, type Page, test } from '@playwright/test';
import { addStyle, dimmed, flood, type Legible, legibility } from '../support/painted.ts';
import { HOME, NOT_FOUND, PAGES, visit } from '../support/site.ts';
import { type ScreenSize, SIZES } from '../support/states.ts';
import { holdWorkerClock, redrawsOf } from '../support/worker-clock.ts';

/** Pages whose words stand in the rain. */
const OPEN = [HOME, NOT_FOUND];
const [PHONE_SIZE] = SIZES;

async function visitFlooded(page: Page, path: string, size: ScreenSize): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, path);
  await flood(page);
}

for (const { path } of [...PAGES, NOT_FOUND])
  for (const size of SIZES)
    test(`whatever rains, every word on ${path} can be read at ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await visitFlooded(page, path, size);
      const lines = await legibility(page);
      expect(lines.length).toBeGreaterThan(3);
      expect(dimmed(lines)).toEqual([]);
    });

for (const { path, heading } of OPEN)
  test(`${path} owes that to the ground that is laid under its words`, async ({ page }) => {
    await visitFlooded(page, path, PHONE_SIZE);
    await addStyle(page, 'main header::before, main div { background: none !important; }');
    const dark = dimmed(await legibility(page));
    expect(dark.length).toBeGreaterThan(0);
    expect(dark.join()).not.toContain(heading);
  });

for (const { path } of OPEN)
  for (const size of SIZES)
    test(`over ten seconds of rain every word of the first screen of ${path} can be read at ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      // What lights the name up once is drawn by the letters, not behind them.
      await page.addInitScript(() => sessionStorage.setItem('name-light', '1'));
      await holdWorkerClock(page);
      const coming = page.waitForEvent('worker');
      await visit(page, path);
      const worker = await coming;
      const frames: Legible[][] = [];
      for (let seconds = 0; seconds < 10; seconds += 2.5) {
        expect(await redrawsOf(worker, 2500)).toBeGreaterThan(40);
        const lines = await legibility(page, false);
        expect(dimmed(lines), `${seconds} s`).toEqual([]);
        frames.push(lines);
      }
      const contrasts = frames.map((lines) => lines.map(({ contrast }) => contrast).join());
      expect(new Set(contrasts).size, 'what is painted changes').toBeGreaterThan(1);
      await flood(page);
      const worst = new Map((await legibility(page, false)).map(({ words, contrast }) => [words, contrast]));
      for (const { words, contrast } of frames.flat())
        expect(contrast, words).toBeGreaterThanOrEqual(worst.get(words) ?? 0);
    });
