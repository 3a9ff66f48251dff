import type { Page } from '@playwright/test';
import { footer, HOME, NOT_FOUND, PAGES, SCRIPT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Scrolls to each picture outside of the carousels and waits until it has loaded. */
async function expectPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('main img:not([data-carousel] *)').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

async function expectNoScriptedControls(page: Page): Promise<void> {
  // The browser itself opens a popover.
  await expect(page.locator('button:visible:not([popovertarget])')).toHaveCount(0);
}

test.describe('with scripting disabled', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, sections } of [...PAGES, NOT_FOUND]) {
    test(`${path} is complete, with text, pictures and no controls that cannot work`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const id of sections) await expect(page.locator(`#${id} > h2`)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(footer);
      await expectPictures(page);
      await expectNoScriptedControls(page);
      // Nor an empty space for a control that needs scripts.
      expect(
        await page
          .locator('[data-share]')
          .evaluateAll((all) => all.filter((each) => each.getClientRects().length)),
      ).toEqual([]);
    });
  }
});

// The pages are the same as above: one of each kind.
const kinds = [...new Set([HOME, PAGES.find(({ carousels }) => carousels > 0) ?? HOME, NOT_FOUND])];

test.describe('with a script that fails to load', () => {
  for (const { path, heading } of kinds) {
    test(`${path} is complete, with text, pictures and no controls that cannot work`, async ({ page }) => {
      await page.route(SCRIPT, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectPictures(page);
      await expectNoScriptedControls(page);
    });
  }
});
