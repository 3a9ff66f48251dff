import { faintTexts, floodBackground } from '../support/contrast.ts';
import { SIZES } from '../support/page-states.ts';
import { HOME, NOT_FOUND, PROJECTS, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ rain: true });

// A page of each kind, as project pages have the same styles; what has a plain background is axe's.
for (const { path } of [HOME, ...PROJECTS.slice(-1), NOT_FOUND])
  test(
    `every text on ${path} has enough contrast, even over the brightest ground of the rain`,
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
