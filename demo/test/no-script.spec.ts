import { expect, type Page, test } from '@playwright/test';
import { owner, SCRIPT } from '../../test/support/site.ts';

const loaded = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((images) => (images as HTMLImageElement[]).filter((image) => image.naturalWidth).length);

test.describe('with scripting disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes and leads to a section', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const skills = page.getByRole('navigation').getByRole('link', { name: 'skills' });
    await expect(skills).toBeHidden();
    await toggle.click();
    await expect(skills).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(skills).toBeHidden();
    await toggle.click();
    await skills.click();
    await expect(page).toHaveURL('/#skills');
    await expect(page.getByRole('heading', { name: 'Skills' })).toBeInViewport();
  });

  test('links navigate between pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Projects' }).getByRole('link', { name: 'Notify' }).click();
    await expect(page).toHaveURL('/notify');
    await page.getByRole('link', { name: 'Climbor Die' }).click();
    await expect(page).toHaveTitle(/Climbor Die/);
    await page.getByRole('link', { name: `${owner}, home` }).click();
    await expect(page).toHaveURL('/');
  });

  test('a carousel is a strip that scrolls sideways, picture by picture', async ({ page }) => {
    await page.goto('/notify');
    const strip = page.getByRole('group', { name: 'App screenshots' });
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
  await page.goto('/notify');
  await page.getByRole('button', { name: 'Menu' }).click();
  const item = page.getByRole('navigation').getByRole('link', { name: 'showcase' });
  await item.click();
  await expect(page).toHaveURL('/notify#showcase');
  await expect(item).toBeHidden();
  await expect.poll(() => loaded(page, '#showcase img')).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Climbor Die' }).click();
  await expect(page).toHaveTitle(/Climbor Die/);
});
