import type { Page } from '@playwright/test';
import { card, GALLERY, OTHER, PROJECT, placeOf } from '../../support/journey.ts';
import { failRequests, networkError, noResponse, script, watchRequests } from '../../support/network.ts';
import { readPictureFile } from '../../support/picture-file.ts';
import { DESKTOP } from '../../support/screens.ts';
import { extrasReady, hold, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import {
  dialog,
  FIRST,
  image,
  openCarousel,
  openPicture,
  picture,
  press,
  SECOND,
  waitForAnnouncement,
  waitUntilClosed,
  waitUntilLoaded,
} from '../carousel.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LIGHTBOX = script('lightbox');
/** The file of the first picture. */
const FILE = /\/assets\/[^/]*\.(webp|svg)$/;

test('script and styles load once, as a picture opens, not for a new tab', async ({ page }) => {
  const requested = watchRequests(page, /\/assets\/lightbox-[^/]*\.(js|css)/);
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await test.step('Ctrl and click opens a picture in a new tab, and nothing in this one', async () => {
    const opened = page.context().waitForEvent('page');
    await picture(page).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL(FILE);
    await tab.close();
    await waitUntilClosed(page);
    expect(requested).toEqual([]);
  });
  for (let times = 0; times < 2; times++) {
    await picture(page).click();
    await press(page, words.closePicture);
    await waitUntilClosed(page);
  }
  expect(requested.map((url) => /\w+$/.exec(url)?.[0]).sort()).toEqual(['css', 'js']);
});

test('a picture that is opened before the extras have loaded stays open', async ({ page }) => {
  const release = await hold(page, script('extras'));
  await openCarousel(page);
  await picture(page).click();
  await waitUntilLoaded(page);
  release();
  await extrasReady(page);
  // If the visitor had gone back, the page would hear of it within two frames.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(dialog(page)).toBeVisible();
});

test('without the script the link opens the picture’s file; Back returns', async ({ page }) => {
  await failRequests(page, LIGHTBOX, networkError);
  await openCarousel(page);
  await picture(page).click();
  await expect(page).toHaveURL(FILE);
  await page.goBack();
  await expect(page).toHaveURL(PROJECT.path);
  await waitUntilClosed(page);
});

test('if the script does not load in time, the link opens the picture’s file', async ({ page }) => {
  await page.clock.install();
  const requested = await failRequests(page, LIGHTBOX, noResponse);
  await openCarousel(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await picture(page).click();
  await page.clock.runFor(50);
  await expect.poll(() => requested.length).toBe(1);
  await page.clock.runFor(7900);
  await expect(page).toHaveURL(PROJECT.path);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(FILE);
});

test('a picture whose lightbox is still loading does not open over the next page', async ({ page }) => {
  await openCarousel(page);
  const releaseLightbox = await hold(page, LIGHTBOX);
  const releasePage = await hold(page, script(`${OTHER.path.slice(1)}.page`));
  const requested = page.waitForRequest(LIGHTBOX);
  await picture(page).click();
  const lightbox = await requested;
  await card(page, OTHER).click();
  await expect(page).toHaveURL(OTHER.path);
  releaseLightbox();
  await (await lightbox.response())?.finished();
  await page.evaluate((url) => import(url), lightbox.url());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await waitUntilClosed(page);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  releasePage();
  await expect(page.getByRole('heading', { level: 1, name: OTHER.heading })).toBeFocused();
});

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

test('opening a picture fetches it alone; the next one prefetches another', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  const fetched = watchWidths(page);
  // A copy of another picture reaches past the side of the screen: it is not the one that opens.
  await picture(page).first().press('Enter');
  await waitUntilLoaded(page);
  await waitForAnnouncement(page, FIRST, placeOf(1));
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual(['1: 1600']);
  await press(page, words.nextPicture);
  await waitUntilLoaded(page);
  await expect.poll(() => fetched).toEqual(['1: 1600', '2: 1600', '3: 1600']);
  await waitForAnnouncement(page, SECOND, placeOf(2));
  await expect(dialog(page).getByRole('img')).toHaveCount(1);
});
