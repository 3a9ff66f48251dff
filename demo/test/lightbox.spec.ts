import { expect, type Page, test } from '@playwright/test';
import { visit } from '../../test/support/site.ts';
import {
  carousel,
  FIRST,
  LAST,
  letGo,
  moves,
  openCarousel,
  openHeld,
  SECOND,
  shows,
  staysFor,
} from './carousels.ts';
import { dialog, hasCome, image, openPicture, picture, place, press, says, touch } from './lightboxes.ts';
import { gone, refused, script, spoil, style, watchErrors, watchRequests } from './spoil.ts';

const isClosed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const depth = (page: Page) => page.evaluate(() => scrollY);
const LIGHTBOX = script('lightbox');

test('a picture opens as wide as the screen, with its caption and its place', async ({ page }) => {
  await openPicture(page);
  await says(page, FIRST, '1 of 16');
  await expect(image(page)).toHaveAttribute('alt', /^Landing page/);
  const { width } = await place(page);
  expect(width).toBeGreaterThan(412 - 16);
  await expect(page).toHaveURL('/notify');
});

test('the script and the styles come when a picture is opened, once', async ({ page }) => {
  const asked = [watchRequests(page, LIGHTBOX), watchRequests(page, style('lightbox'))];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  expect(asked.flat()).toEqual([]);
  for (let times = 0; times < 2; times++) {
    await picture(page).click();
    await press(page, 'Close picture');
    await isClosed(page);
  }
  expect(asked.map(({ length }) => length)).toEqual([1, 1]);
});

const CLOSE: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => press(page, 'Close picture'),
  'the way back': (page) => page.evaluate(() => history.back()),
};

for (const [what, close] of Object.entries(CLOSE)) {
  test(`${what} closes it: the page and the focus are where they were, and it opens again`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await openPicture(page);
    const before = await depth(page);
    expect(before).toBeGreaterThan(0);
    await close(page);
    await isClosed(page);
    await expect(picture(page)).toBeFocused();
    await expect(page).toHaveURL('/notify');
    expect(await depth(page)).toBe(before);
    await picture(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`closed by ${what}, it leaves no step of its own on the way back`, async ({ page }) => {
    await visit(page, '/devhive');
    await page.getByRole('link', { name: /^Notify/ }).click();
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole('button', { name: 'Next picture' })).toBeVisible();
    await picture(page).click();
    await expect(dialog(page)).toBeVisible();
    await close(page);
    await isClosed(page);
    await page.goBack();
    await expect(page).toHaveURL('/devhive');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DevHive');
  });
}

/** Goes so many steps through the history, and waits until the page knows. */
const travel = (page: Page, steps: number) =>
  page.evaluate(async (by) => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(by);
    await arrived;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, steps);

test('the way forward, after the way back has closed it, leads to the same place of the page', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPicture(page);
  const before = await depth(page);
  await page.evaluate(() => history.back());
  await isClosed(page);
  await travel(page, 1);
  await isClosed(page);
  expect(await depth(page)).toBe(before);
  // It is one place of the page, by whichever step: what was read on since is not lost by going back.
  await page.evaluate(async () => {
    scrollBy({ top: 300, behavior: 'instant' });
    // The page is told of it with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await depth(page)).toBe(before + 300);
  await travel(page, -1);
  expect(await depth(page)).toBe(before + 300);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before);
  await picture(page).click();
  await says(page, FIRST, '1 of 16');
  await page.keyboard.press('Escape');
  await isClosed(page);
  expect(await depth(page)).toBe(before);
  expect(errors).toEqual([]);
});

test('it opens and closes by keyboard alone', async ({ page }) => {
  await openCarousel(page);
  await picture(page).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Close picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  await isClosed(page);
  await expect(picture(page)).toBeFocused();
});

test('the carousel rests while a picture is open, and afterwards until it is told to play', async ({
  page,
}) => {
  await openHeld(page);
  await picture(page).click();
  // The press is shown before the lightbox is asked for.
  await page.clock.runFor(50);
  await expect(dialog(page)).toBeVisible();
  await letGo(page);
  await staysFor(page, 20_000);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await staysFor(page, 20_000);
  await moves(page, false);
  await shows(page, FIRST);
});

/** Swipes over the picture by so many px. */
const swipe = (page: Page, by: number) =>
  touch(page, [{ from: [206 - by / 2, 400], to: [206 + by / 2, 410] }]);

const STEPS: Record<string, [on: (page: Page) => Promise<unknown>, back: (page: Page) => Promise<unknown>]> =
  {
    buttons: [(page) => press(page, 'Next picture'), (page) => press(page, 'Previous picture')],
    'arrow keys': [(page) => page.keyboard.press('ArrowRight'), (page) => page.keyboard.press('ArrowLeft')],
    swipes: [(page) => swipe(page, -160), (page) => swipe(page, 160)],
  };

for (const [what, [on, back]] of Object.entries(STEPS)) {
  test(`${what} lead on and back, around both ends`, async ({ page }) => {
    await openPicture(page);
    await on(page);
    await says(page, SECOND, '2 of 16');
    await expect(image(page)).toHaveAttribute('alt', /^Sign-up/);
    await back(page);
    await says(page, FIRST, '1 of 16');
    await back(page);
    await says(page, LAST, '16 of 16');
    await on(page);
    await says(page, FIRST, '1 of 16');
  });
}

test('a small or a steep swipe leads nowhere, and the picture stands where it stood', async ({ page }) => {
  await openPicture(page);
  const before = await place(page);
  await swipe(page, -40);
  await touch(page, [{ from: [206, 300], to: [186, 500] }]);
  await says(page, FIRST, '1 of 16');
  await expect.poll(() => place(page)).toEqual(before);
});

test('Home and End lead to the first and the last picture', async ({ page }) => {
  await openPicture(page);
  await page.keyboard.press('End');
  await says(page, LAST, '16 of 16');
  await page.keyboard.press('Home');
  await says(page, FIRST, '1 of 16');
});

test('closed, the carousel shows the picture that was shown last, and its link has the focus', async ({
  page,
}) => {
  await openPicture(page);
  await press(page, 'Next picture');
  await says(page, SECOND, '2 of 16');
  await page.keyboard.press('Escape');
  await isClosed(page);
  await shows(page, SECOND);
  await expect(carousel(page).getByRole('link', { name: /^Sign-up/ })).toBeFocused();
});

test('every button is large enough for a thumb, on a phone held upright and sideways', async ({ page }) => {
  await openPicture(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    const buttons = dialog(page).getByRole('button');
    await expect(buttons).toHaveCount(4);
    for (const button of await buttons.all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect.poll(async () => (await place(page)).height).toBeGreaterThan(230);
  }
});

/** The tab that a press on the first picture opens. */
async function tabOf(page: Page, modifiers: 'ControlOrMeta'[] = []) {
  const opened = page.context().waitForEvent('page');
  await carousel(page).locator('.splide__slide:not(.splide__slide--clone) a').first().click({ modifiers });
  return opened;
}
const FILE = /\/assets\/notify-01-landing\..*\.webp$/;

test('without any script a picture opens in a new tab, full size', async ({ page }) => {
  const errors = watchErrors(page);
  const { asked } = await spoil(page, script('carousel-player'), gone);
  await visit(page, '/notify');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(await tabOf(page)).toHaveURL(FILE);
  await isClosed(page);
  expect(errors).toEqual([]);
});

test('with Ctrl a picture opens in a new tab, and nothing opens here', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await expect(await tabOf(page, ['ControlOrMeta'])).toHaveURL(FILE);
  await isClosed(page);
});

for (const [what, file, fault] of [
  ['script is gone', LIGHTBOX, gone],
  ['script is refused', LIGHTBOX, refused],
  ['styles are gone', style('lightbox'), gone],
] as const) {
  test(`where its ${what}, the link leads to the picture, and Back to the page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await spoil(page, file, fault);
    await openCarousel(page);
    await picture(page).click();
    await expect(page).toHaveURL(FILE);
    await page.goBack();
    await expect(page).toHaveURL('/notify');
    await isClosed(page);
  });
}

test('where its script does not come in time, the link leads to the picture', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { asked } = await spoil(page, LIGHTBOX, () => {});
  await openCarousel(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await picture(page).click();
  await page.clock.runFor(50);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(7900);
  await expect(page).toHaveURL('/notify');
  await page.clock.runFor(200);
  await expect(page).toHaveURL(FILE);
});

test('turned sideways, the phone shows the same picture as large as it can', async ({ page }) => {
  await openPicture(page);
  await press(page, 'Next picture');
  await hasCome(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await place(page)).height).toBeGreaterThan(340);
  await says(page, SECOND, '2 of 16');
});

test('what is printed while a picture is open is the page', async ({ page }) => {
  await openPicture(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Notify' })).toBeVisible();
});
