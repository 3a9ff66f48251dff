import { expect, type Page, test } from '@playwright/test';
import { NOT_FOUND, owner, PAGES, SCRIPT } from './site.ts';

const loaded = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((images) => (images as HTMLImageElement[]).filter((image) => image.naturalWidth).length);

/** Scrolls to each picture outside of the strips and waits until it is there. */
async function seePictures(page: Page): Promise<void> {
  for (const picture of await page.locator('main img:not([data-carousel] *)').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

async function expectNoPromises(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /background/i })).toHaveCount(0);
}

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, sections } of [...PAGES, NOT_FOUND]) {
    test(`${path} is whole: text, pictures and nothing that can't work`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const id of sections) await expect(page.locator(`#${id} > h2`)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(owner);
      await seePictures(page);
      await expectNoPromises(page);
    });
  }

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

  test('links lead from page to page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Notify' }).click();
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

test.describe('with a script that does not arrive', () => {
  for (const { path, heading } of [...PAGES, NOT_FOUND]) {
    test(`${path} is whole: text, pictures and nothing that can't work`, async ({ page }) => {
      await page.route(SCRIPT, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await seePictures(page);
      await expectNoPromises(page);
    });
  }

  test('menu, strips and links work as without script', async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto('/notify');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'showcase' }).click();
    await expect(page).toHaveURL('/notify#showcase');
    await expect.poll(() => loaded(page, '#showcase img')).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Climbor Die' }).click();
    await expect(page).toHaveTitle(/Climbor Die/);
  });
});
