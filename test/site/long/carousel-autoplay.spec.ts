import type { Page } from '@playwright/test';
import {
  button,
  FIRST,
  movePointerAway,
  moves,
  openCarousel,
  openPaused,
  SECOND,
  shows,
  staysStill,
  THIRD,
} from '../../support/carousel.ts';
import { PLAY } from '../../support/journey.ts';
import { dialog, isClosed, picture } from '../../support/lightbox.ts';
import { watchErrors } from '../../support/network.ts';
import { words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test('the carousel pauses while the pointer is over it, and then advances every five seconds, no sooner', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPaused(page);
  await staysStill(page, 20_000);
  await movePointerAway(page);
  await moves(page, true);
  await shows(page, FIRST);
  await staysStill(page, 4900);
  await page.clock.runFor(150);
  await shows(page, SECOND);
  await page.clock.runFor(5050);
  await shows(page, THIRD);
  expect(errors).toEqual([]);
});

test('clicking an arrow button pauses the carousel, which does not resume on its own', async ({ page }) => {
  await openPaused(page);
  await movePointerAway(page);
  await moves(page, true);
  await button(page, words.nextPicture).click();
  await movePointerAway(page);
  await page.clock.runFor(100);
  await moves(page, false);
  await page.locator(':focus').evaluate((element: HTMLElement) => element.blur());
  await staysStill(page, 20_000);
  await expect(button(page, PLAY)).toBeVisible();
});

test('the carousel pauses while a picture is open, and stays paused afterwards', async ({ page }) => {
  await openPaused(page);
  await picture(page).click();
  // The link is shown as pressed before the lightbox is requested.
  await page.clock.runFor(50);
  await expect(dialog(page)).toBeVisible();
  await movePointerAway(page);
  await staysStill(page, 20_000);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await staysStill(page, 20_000);
  await moves(page, false);
  await shows(page, FIRST);
});

const PREFERENCES = {
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'data saving': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
};

for (const [preference, enable] of Object.entries(PREFERENCES)) {
  test(`with ${preference} the carousel starts only by its button`, async ({ page }) => {
    await enable(page);
    await page.clock.install();
    await openCarousel(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await moves(page, false);
    await staysStill(page, 20_000);
    await button(page, PLAY).click();
    await page.clock.runFor(100);
    await moves(page, true);
    await page.clock.runFor(5050);
    await shows(page, SECOND);
  });
}
