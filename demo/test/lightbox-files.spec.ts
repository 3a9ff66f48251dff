import { expect, type Page, test } from '@playwright/test';
import { openCarousel, SECOND } from './carousels.ts';
import { dialog, hasCome, image, openPicture, picture, press, says } from './lightboxes.ts';

/** Widths of the files that are fetched from now on, by the number of their picture. */
function watchWidths(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, number, width] = /notify-(\d\d)-.*-(\d+)\.avif$/.exec(request.url()) ?? [];
    if (width) fetched.push(`${number}: ${width}`);
  });
  return fetched;
}

const shownFile = (page: Page) => image(page).evaluate((element: HTMLImageElement) => element.currentSrc);
const DESKTOP = { width: 1440, height: 900 };

for (const [screen, viewport, ratio, width] of [
  ['a phone', { width: 390, height: 844 }, 1, 736],
  ['a sharper phone', { width: 390, height: 844 }, 3, 1600],
  ['a desktop', DESKTOP, 1, 1600],
] as const) {
  test.describe(screen, () => {
    test.use({ viewport, deviceScaleFactor: ratio });

    test('is asked for the picture in the width that it shows', async ({ page }) => {
      await openPicture(page);
      expect(await shownFile(page)).toMatch(new RegExp(`-${width}\\.avif$`));
    });
  });
}

test('a picture that is zoomed comes in a larger width', async ({ page }) => {
  await openPicture(page);
  expect(await shownFile(page)).toMatch(/-736\.avif$/);
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('+');
  await expect.poll(() => shownFile(page)).toMatch(/-1080\.avif$/);
  await press(page, 'Zoom');
  await press(page, 'Zoom');
  await expect.poll(() => shownFile(page)).toMatch(/-2400\.avif$/);
});

test('who looks at one picture pays for one; who goes on gets the next one ahead', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  const fetched = watchWidths(page);
  await picture(page).click();
  await hasCome(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual(['01: 1600']);
  await press(page, 'Next picture');
  await hasCome(page);
  await expect.poll(() => fetched).toEqual(['01: 1600', '02: 1600', '03: 1600']);
  await says(page, SECOND, '2 of 16');
  await expect(dialog(page).getByRole('img')).toHaveCount(1);
});
