import { expect, type Page, test } from '@playwright/test';
import { visit } from '../../test/support/site.ts';
import { carousel, FIRST, letGo, moves, openCarousel, openHeld, shows, staysFor } from './carousels.ts';
import { gone, script, spoil, watchErrors } from './spoil.ts';

const picture = (page: Page) => carousel(page).getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog', { name: FIRST });
const image = (page: Page) => dialog(page).getByRole('img');

/** How wide the picture is shown, and how wide its file is, in px. */
const widths = (page: Page) =>
  image(page).evaluate((element: HTMLImageElement) => ({
    shown: Math.round(element.getBoundingClientRect().width),
    own: element.naturalWidth,
    screen: innerWidth,
  }));

test.describe('a picture that is pressed', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    await picture(page).click();
  });

  test('opens in its full size, as wide as the screen, named by its caption', async ({ page }) => {
    await expect(dialog(page)).toBeVisible();
    const file = await carousel(page)
      .getByRole('link', { includeHidden: true, name: /^Landing/ })
      .first()
      .evaluate((link: HTMLAnchorElement) => link.href);
    await expect(image(page)).toHaveAttribute('src', file);
    await expect(image(page)).toHaveAttribute('alt', /\w/);
    await expect.poll(async () => (await widths(page)).own).toBeGreaterThan(1000);
    const { shown, screen } = await widths(page);
    expect(shown).toBe(screen);
    await expect(page).toHaveURL('/notify');
  });

  test('closes with Escape and gives the focus back', async ({ page }) => {
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
  });

  test('closes with its button and gives the focus back', async ({ page }) => {
    await dialog(page).getByRole('button', { name: 'Close picture' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
    await picture(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('zooms to its own size, where it scrolls, and back', async ({ page }) => {
    await expect.poll(async () => (await widths(page)).own).toBeGreaterThan(1000);
    const zoom = dialog(page).getByRole('button', { name: 'Zoom in or out' });
    await zoom.click();
    const { shown, own } = await widths(page);
    expect(shown).toBe(own);
    const scrolled = await dialog(page).evaluate((element) => {
      element.scrollLeft = 300;
      return element.scrollLeft;
    });
    expect(scrolled).toBe(300);
    await expect(dialog(page).getByRole('button', { name: 'Close picture' })).toBeInViewport();
    await zoom.click();
    expect((await widths(page)).shown).toBe((await widths(page)).screen);
  });
});

test('it opens and closes by keyboard alone', async ({ page }) => {
  await openCarousel(page);
  await picture(page).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Close picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(picture(page)).toBeFocused();
});

test('the carousel rests while a picture is open, and plays on afterwards', async ({ page }) => {
  await openHeld(page);
  await picture(page).click();
  await page.clock.runFor(100);
  await expect(dialog(page)).toBeVisible();
  await letGo(page);
  await staysFor(page, 20_000);
  await dialog(page).getByRole('button', { name: 'Close picture' }).press('Enter');
  await page.clock.runFor(100);
  await shows(page, FIRST);
  await page.locator(':focus').evaluate((element: HTMLElement) => element.blur());
  await moves(page, true);
});

test('its arrow keys do not move the carousel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await picture(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shows(page, FIRST);
});

test('a diagram opens and zooms as well', async ({ page }) => {
  await visit(page, '/notify');
  const diagrams = page.locator('[data-carousel="Diagrams"]');
  await diagrams.scrollIntoViewIfNeeded();
  await diagrams.getByRole('button', { name: 'Next picture' }).waitFor();
  await diagrams.getByRole('link').click();
  const drawing = page.getByRole('dialog').getByRole('img');
  await expect
    .poll(() => drawing.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Zoom in or out' }).click();
  expect((await drawing.boundingBox())?.width).toBeGreaterThan(412);
});

/** The tab that a press on the first picture opens. */
async function tabOf(page: Page, modifiers: 'ControlOrMeta'[] = []) {
  const opened = page.context().waitForEvent('page');
  await carousel(page).locator('.splide__slide:not(.splide__slide--clone) a').first().click({ modifiers });
  return opened;
}
const FILE = /\/assets\/notify-01-landing\..*\.webp$/;

test('without the script a picture opens in a new tab, full size', async ({ page }) => {
  const errors = watchErrors(page);
  const { asked } = await spoil(page, script('carousel-player'), gone);
  await visit(page, '/notify');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(await tabOf(page)).toHaveURL(FILE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('with Ctrl a picture opens in a new tab, and nothing opens here', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await expect(await tabOf(page, ['ControlOrMeta'])).toHaveURL(FILE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
