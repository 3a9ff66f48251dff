import type { Page } from '@playwright/test';
import { ANOTHER, brand, GALLERY, LAST_SECTION, PROJECT } from '../support/journey.ts';
import { SCRIPT, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const loaded = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((images) => (images as HTMLImageElement[]).filter((image) => image.naturalWidth).length);

test.describe('with scripting disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes and leads to a section', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: words.menu });
    const skills = page.locator(`#menu a[href="#${LAST_SECTION}"]`);
    await expect(skills).toBeHidden();
    await toggle.click();
    await expect(skills).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(skills).toBeHidden();
    await toggle.click();
    await skills.click();
    await expect(page).toHaveURL(`/#${LAST_SECTION}`);
    await expect(page.locator(`#${LAST_SECTION} > h2`)).toBeInViewport();
  });

  test('links navigate between pages', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('region', { name: words.projects })
      .getByRole('link', { name: PROJECT.heading })
      .click();
    await expect(page).toHaveURL(PROJECT.path);
    await page.getByRole('link', { name: ANOTHER.heading }).click();
    await expect(page).toHaveTitle(ANOTHER.title);
    await brand(page).click();
    await expect(page).toHaveURL('/');
  });

  test('a carousel is a strip that scrolls sideways, picture by picture', async ({ page }) => {
    await page.goto(PROJECT.path);
    const strip = page.getByRole('group', { name: GALLERY.label });
    await expect(strip.getByRole('button')).toHaveCount(0);
    // Nor is any space reserved for them.
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
    await expect
      .poll(() =>
        slides
          .last()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  });
});

test('menu, strips and links also work if the script fails to load', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto(PROJECT.path);
  await page.getByRole('button', { name: words.menu }).click();
  const item = page.locator(`#menu a[href="#${PROJECT.sections[0]}"]`);
  await item.click();
  await expect(page).toHaveURL(`${PROJECT.path}#${PROJECT.sections[0]}`);
  await expect(item).toBeHidden();
  await expect.poll(() => loaded(page, '[data-carousel] img')).toBeGreaterThan(0);
  await page.getByRole('link', { name: ANOTHER.heading }).click();
  await expect(page).toHaveTitle(ANOTHER.title);
});
