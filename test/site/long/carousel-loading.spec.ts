import type { Page } from '@playwright/test';
import { button, carousel, FIRST, openCarousel, SECOND, shows, THIRD } from '../../support/carousel.ts';
import { brand, GALLERIES, heading, PROJECT } from '../../support/journey.ts';
import { failRequests, notFound, script, watchErrors, watchRequests } from '../../support/network.ts';
import { hold, owner, visit, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const PLAYER = script('carousel-player');
const track = (page: Page) => carousel(page).locator('.splide__track');

/** Scrolls the strip to this many pictures from its start. */
const scrollStrip = (page: Page, pictures: number) =>
  track(page).evaluate((element, count) => {
    element.scrollTo({ left: element.clientWidth * count, behavior: 'instant' });
  }, pictures);

const loadedCount = (page: Page) =>
  carousel(page)
    .locator('img')
    .evaluateAll(
      (all) => (all as HTMLImageElement[]).filter((image) => image.complete && image.naturalWidth).length,
    );

test("a page's carousels request their script once, when one approaches the viewport", async ({ page }) => {
  const requested = watchRequests(page, PLAYER);
  await visit(page, PROJECT.path);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, words.nextPicture)).toBeVisible();
  await page.locator('[data-carousel]').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: words.nextPicture })).toHaveCount(
    GALLERIES.filter(({ path, pictures }) => path === PROJECT.path && pictures.length > 1).length,
  );
  expect(requested).toHaveLength(1);
});

test('if the script is missing, the strip still loads its pictures, which open in a new tab', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const { requested } = await failRequests(page, PLAYER, notFound);
  await visit(page, PROJECT.path);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => loadedCount(page)).toBe(2);
  await scrollStrip(page, 2);
  await expect.poll(() => loadedCount(page)).toBe(4);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  const opened = page.context().waitForEvent('page');
  await carousel(page).getByRole('link').last().click();
  await expect(await opened).toHaveURL(/\/assets\/[^/]*\.(webp|svg)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the strip becomes a carousel in place: nothing shifts, and the same picture is shown', async ({
  page,
}) => {
  const release = await hold(page, PLAYER);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PROJECT.path);
  await carousel(page).scrollIntoViewIfNeeded();
  await shows(page, FIRST);
  await scrollStrip(page, 2);
  await shows(page, THIRD);
  const before = await carousel(page).boundingBox();
  release();
  await expect(button(page, words.nextPicture)).toBeVisible();
  await shows(page, THIRD);
  expect(await carousel(page).boundingBox()).toEqual(before);
  await button(page, words.previousPicture).click();
  await shows(page, SECOND);
});

/** Follows the link to the home page. */
async function goHome(page: Page) {
  await brand(page).click();
  await expect(heading(page, owner)).toBeVisible();
}

test('the page can be left while the carousel plays, and it plays again on return', async ({ page }) => {
  const errors = watchErrors(page);
  await openCarousel(page);
  await expect(track(page)).toHaveAttribute('aria-live', 'off');
  const left = await carousel(page).elementHandle();
  await goHome(page);
  await expect.poll(() => left?.$('.is-initialized')).toBeNull();
  await page.goBack();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, words.nextPicture)).toHaveCount(1);
  await expect(track(page)).toHaveAttribute('aria-live', 'off');
  await button(page, words.nextPicture).click();
  await shows(page, SECOND);
  expect(errors).toEqual([]);
});
