import type { Page } from '@playwright/test';
import { ANOTHER, GALLERY, PROJECT } from '../support/journey.ts';
import { NOT_FOUND, PAGES, SCRIPT, tagOf, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const toggle = (page: Page) => page.getByRole('button', { name: words.menu });

/** Expects that the page is as it is without scripts: nothing can be pressed but the menu, which the browser opens. */
const expectNoScriptedControls = (page: Page) =>
  expect(page.locator('button:visible:not([popovertarget])')).toHaveCount(0);

test.describe('with scripting disabled', () => {
  test.use({ javaScriptEnabled: false });

  // `owner.spec.ts` shows that the page's words are there.
  for (const { path } of [...PAGES, NOT_FOUND])
    test(`${path} has its pictures and no controls that cannot work`, tagOf(path), async ({ page }) => {
      await page.goto(path);
      for (const picture of await page.locator('main img:not([data-carousel] *)').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      }
      await expectNoScriptedControls(page);
      // No empty space is left for a control that needs scripts.
      const spaces = page.locator('[data-share]');
      expect(await spaces.evaluateAll((all) => all.flatMap((box) => [...box.getClientRects()]))).toEqual([]);
    });

  test('a carousel is a strip that scrolls sideways, picture by picture', async ({ page }) => {
    await page.goto(PROJECT.path);
    const strip = page.getByRole('group', { name: GALLERY.label });
    await expect(strip.getByRole('button')).toHaveCount(0);
    // No space is reserved for these controls.
    const [whole, pictures] = [await strip.boundingBox(), await strip.locator('.splide__list').boundingBox()];
    expect(whole?.height).toBeLessThan((pictures?.height ?? 0) + 20);
    await strip.scrollIntoViewIfNeeded();
    const slides = strip.locator('figure');
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
    await slides.first().hover();
    await page.mouse.wheel(380, 0);
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(slides.first()).not.toBeInViewport({ ratio: 0.5 });
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
    await expect(slides.last().locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  });
});

/** Returns the text of a page's script as it is answered; undefined if it does not load. */
const BROKEN = {
  'is not allowed': undefined,
  'does not load': undefined,
  'cannot be parsed': 'class {',
  'throws an error': 'throw new Error()',
};

for (const [what, body] of Object.entries(BROKEN))
  test.describe(`if the script ${what}`, () => {
    test.use({ javaScriptEnabled: what !== 'is not allowed' });

    test('menu, strips and links work, and nothing needs it', async ({ page }) => {
      await page.route(SCRIPT, (route) =>
        body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
      );
      await page.goto(PROJECT.path);
      await expect(page.locator('html')).not.toHaveClass(/js/);
      await expectNoScriptedControls(page);
      const item = page.locator(`#menu a[href="#${PROJECT.sections[0]}"]`);
      await expect(item).toBeHidden();
      await toggle(page).click();
      await item.click();
      await expect(page).toHaveURL(`${PROJECT.path}#${PROJECT.sections[0]}`);
      await expect(page.locator(`#${PROJECT.sections[0]} > h2`)).toBeInViewport();
      // The inline script closes it.
      if (what !== 'is not allowed') await expect(item).toBeHidden();
      await expect(page.locator('[data-carousel] img').first()).not.toHaveJSProperty('naturalWidth', 0);
      await page.getByRole('link', { name: ANOTHER.heading }).click();
      await expect(page).toHaveTitle(ANOTHER.title);
    });
  });
