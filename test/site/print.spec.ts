import type { Page } from '@playwright/test';
import { notBlackOnWhite } from '../support/print.ts';
import { DESKTOP, HOME, PAGES, PHONE, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The ids of headings without visible content below them. */
const emptySections = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h2')]
      .filter((heading) => heading.checkVisibility())
      .filter(
        ({ parentElement }) =>
          ![...(parentElement?.children ?? [])].slice(1).some((e) => e.checkVisibility()),
      )
      .map(({ id }) => id),
  );

for (const { path } of PAGES) {
  test(`${path} prints black on white, without the parts that only work on a screen`, async ({ page }) => {
    await page.setViewportSize(path === HOME.path ? PHONE : DESKTOP);
    await visitFullyLoaded(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await notBlackOnWhite(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = page.locator('canvas, nav, button, [data-carousel], footer, .button:not([href^="http"])');
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
    expect(await emptySections(page)).toEqual([]);
    const gaps = await page
      .locator('.page > *')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).marginBlockStart)));
    expect(Math.max(...gaps), 'no window for the rain').toBe(0);
  });
}
