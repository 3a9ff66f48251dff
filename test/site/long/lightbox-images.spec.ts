import type { Page } from '@playwright/test';
import { readPictureFile } from '../../../src/picture-file.ts';
import { FIRST, openCarousel, SECOND } from '../../support/carousel.ts';
import { GALLERY, placeOf } from '../../support/journey.ts';
import { announces, dialog, hasLoaded, image, openPicture, picture, press } from '../../support/lightbox.ts';
import { DESKTOP, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The pictures fetched from now on, each as `number: width`. */
function watchWidths(page: Page): string[] {
  const fetched: string[] = [];
  const names = GALLERY.pictures.map(({ src }) => src.replace(/\.\w+$/, '').replaceAll('/', '-'));
  page.on('request', (request) => {
    const { name = '', width, format } = readPictureFile(request.url());
    if (width && format === 'avif' && names.includes(name))
      fetched.push(`${names.indexOf(name) + 1}: ${width}`);
  });
  return fetched;
}

const shownFile = (page: Page) => image(page).evaluate((element: HTMLImageElement) => element.currentSrc);

test('zooming fetches the picture in a larger width', async ({ page }) => {
  await openPicture(page);
  expect(await shownFile(page)).toMatch(/-736\.avif$/);
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('+');
  await expect.poll(() => shownFile(page)).toMatch(/-1080\.avif$/);
  await press(page, words.zoom);
  await press(page, words.zoom);
  await expect.poll(() => shownFile(page)).toMatch(/-2400\.avif$/);
});

test('opening a picture fetches only that one; moving to the next prefetches the one after it', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  const fetched = watchWidths(page);
  // A copy of another picture reaches past the side of the screen: it is not the one that opens.
  await picture(page).first().press('Enter');
  await hasLoaded(page);
  await announces(page, FIRST, placeOf(1));
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual(['1: 1600']);
  await press(page, words.nextPicture);
  await hasLoaded(page);
  await expect.poll(() => fetched).toEqual(['1: 1600', '2: 1600', '3: 1600']);
  await announces(page, SECOND, placeOf(2));
  await expect(dialog(page).getByRole('img')).toHaveCount(1);
});
