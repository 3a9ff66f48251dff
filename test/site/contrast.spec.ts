import { contrast } from '../../plugins/content/styles/color.ts';
import { addStyle, faintTexts, floodBackground, pixelsOf } from '../support/contrast.ts';
import { SIZES } from '../support/page-states.ts';
import { HOME, NOT_FOUND, PROJECTS, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ rain: true });

// A page of each kind, as project pages have the same styles; what has a plain background is axe's.
for (const { path } of [HOME, ...PROJECTS.slice(-1), NOT_FOUND])
  test(
    `every text on ${path} has enough contrast, even over the brightest possible rain`,
    path === HOME.path ? {} : { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitFullyLoaded(page, path);
      for (const size of SIZES.slice(0, 3)) {
        await page.setViewportSize(size);
        await floodBackground(page);
        const { count, faint } = await faintTexts(page);
        expect(count).toBeGreaterThan(3);
        expect(faint, `${size.width} × ${size.height}`).toEqual([]);
      }
    },
  );

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const)
  test(`the dots and rings of a name’s capitals are as bright as its letters, below the greeting, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(HOME.path);
    const name = page.locator('h1');
    await name.evaluate((each) => {
      each.textContent = 'Åsa Żak';
    });
    await addStyle(page, 'body > canvas { display: none }');
    const clip = await name.boundingBox();
    if (!clip) throw new Error('no name');
    // Some of the letters rise above their line's box.
    const above = { ...clip, y: clip.y - 20, height: clip.height / 2 };
    const bright = async () => {
      const shot = await pixelsOf(page, { clip: above, animations: 'disabled' });
      let count = 0;
      for (let y = 0; y < shot.height; y++)
        for (let x = 0; x < shot.width; x++) if (contrast(shot.at(x, y), '#000') > 14) count++;
      return count;
    };
    await addStyle(page, 'h1 ~ * { visibility: hidden } p:has(+ h1) { color: transparent }');
    const shown = await bright();
    await addStyle(page, 'p:has(+ h1) { box-shadow: none !important; background: none !important }');
    // What is behind a letter shows through its edges.
    expect(shown).toBeGreaterThan(0.99 * (await bright()));
  });
