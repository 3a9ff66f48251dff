import { expect, type Page, test } from '@playwright/test';
import { hold, owner, visit } from '../../test/support/site.ts';
import { button, carousel, FIRST, openCarousel, SECOND, shows, THIRD } from './carousels.ts';
import { gone, refused, script, spoil, watchErrors, watchRequests } from './spoil.ts';

const PLAYER = script('carousel-player');
const track = (page: Page) => carousel(page).locator('.splide__track');

/** Scrolls the strip sideways by so many pictures. */
const pull = (page: Page, pictures: number) =>
  track(page).evaluate((element, count) => {
    element.scrollTo({ left: element.clientWidth * count, behavior: 'instant' });
  }, pictures);

const seen = (page: Page) =>
  carousel(page)
    .locator('img')
    .evaluateAll(
      (all) => (all as HTMLImageElement[]).filter((image) => image.complete && image.naturalWidth).length,
    );

for (const path of ['/', '/devhive']) {
  test(`${path} never asks for the carousel's script`, async ({ page }) => {
    const asked = watchRequests(page, PLAYER);
    await visit(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}

test('/notify asks for it once, as the carousel comes near', async ({ page }) => {
  const asked = watchRequests(page, PLAYER);
  await visit(page, '/notify');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, /^Next picture$/)).toBeVisible();
  await page.locator('#diagrams').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(2);
  expect(asked).toHaveLength(1);
});

for (const [what, fault] of [
  ['refused', refused],
  ['gone', gone],
] as const) {
  test(`with its script ${what} the strip stays: it scrolls, snaps, fetches what comes, and nothing is told`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const { asked } = await spoil(page, PLAYER, fault);
    await visit(page, '/notify');
    await carousel(page).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => seen(page)).toBe(2);
    await pull(page, 1.9);
    await shows(page, THIRD);
    await expect
      .poll(() => track(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
      .toBe(2);
    await expect.poll(() => seen(page)).toBe(4);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a script that was refused once makes it a carousel all the same', async ({ page }) => {
  await spoil(page, PLAYER, refused, 1);
  await openCarousel(page);
  await button(page, /^Next picture$/).click();
  await shows(page, SECOND);
});

test('the strip becomes a carousel where it stands: nothing jumps, no picture is lost', async ({ page }) => {
  const release = await hold(page, PLAYER);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/notify');
  await carousel(page).scrollIntoViewIfNeeded();
  await shows(page, FIRST);
  await pull(page, 2);
  await shows(page, THIRD);
  const before = await carousel(page).boundingBox();
  release();
  await expect(button(page, /^Next picture$/)).toBeVisible();
  await shows(page, THIRD);
  expect(await carousel(page).boundingBox()).toEqual(before);
  await button(page, /^Previous picture$/).click();
  await shows(page, SECOND);
});

/** Leaves the page by a link of its own, and comes back. */
async function leave(page: Page) {
  await page.getByRole('link', { name: `${owner}, home` }).click();
  await expect(page.getByRole('heading', { level: 1, name: owner })).toBeVisible();
}

test('the page can be left while it plays, and plays again when the visitor is back', async ({ page }) => {
  const errors = watchErrors(page);
  await openCarousel(page);
  await expect(track(page)).toHaveAttribute('aria-live', 'off');
  await leave(page);
  await page.goBack();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, /^Next picture$/)).toHaveCount(1);
  await expect(track(page)).toHaveAttribute('aria-live', 'off');
  await button(page, /^Next picture$/).click();
  await shows(page, SECOND);
  expect(errors).toEqual([]);
});

test('the page can be left while its script is on the way', async ({ page }) => {
  const errors = watchErrors(page);
  const release = await hold(page, PLAYER);
  const asked = page.waitForRequest(PLAYER);
  await visit(page, '/notify');
  await carousel(page).scrollIntoViewIfNeeded();
  await asked;
  await leave(page);
  const arrived = page.waitForResponse(PLAYER);
  release();
  await (await arrived).finished();
  await page.goBack();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, /^Next picture$/)).toHaveCount(1);
  expect(errors).toEqual([]);
});
