import type { Page } from '@playwright/test';
import { carousel, FIRST, LAST, SECOND, shows } from '../../support/carousel.ts';
import { COUNT, card, GALLERY, nameOf, OTHER, PROJECT, placeOf } from '../../support/journey.ts';
import {
  announces,
  dialog,
  hasLoaded,
  image,
  isClosed,
  openPicture,
  picture,
  pictureBox,
  press,
  touch,
} from '../../support/lightbox.ts';
import { watchErrors } from '../../support/network.ts';
import { scrollY, visit, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Moves through the history by this many steps, and waits until the page has handled it. */
const travel = (page: Page, steps: number) =>
  page.evaluate(async (by) => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(by);
    await arrived;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, steps);

/** Scrolls to the carousel and opens its picture. */
async function scrollToPicture(page: Page) {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('button', { name: words.nextPicture })).toBeVisible();
  await picture(page).click();
  await hasLoaded(page);
}

test('closing by Back or its button leaves no history entry; Forward afterwards keeps the scroll position', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await visit(page, OTHER.path);
  await card(page, PROJECT).click();
  await scrollToPicture(page);
  // Twice, as an impatient visitor presses it.
  await page.getByRole('button', { name: words.closePicture }).evaluate((button: HTMLElement) => {
    for (let times = 0; times < 2; times++) button.click();
  });
  await isClosed(page);
  await expect(page).toHaveURL(PROJECT.path);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER.heading);

  await card(page, PROJECT).click();
  await scrollToPicture(page);
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => history.back());
  await isClosed(page);
  await travel(page, 1);
  await isClosed(page);
  expect(await scrollY(page)).toBe(before);
  // Both history entries share one scroll position: going back does not undo later scrolling.
  await page.evaluate(async () => {
    scrollBy({ top: 300, behavior: 'instant' });
    // The scroll event fires in the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await scrollY(page)).toBe(before + 300);
  await travel(page, -1);
  expect(await scrollY(page)).toBe(before + 300);
  expect(errors).toEqual([]);
});

/** Swipes across the picture by this many px. */
const swipe = (page: Page, by: number) =>
  touch(page, [{ from: [206 - by / 2, 400], to: [206 + by / 2, 410] }]);

const STEPS: Record<string, [on: (page: Page) => Promise<unknown>, back: (page: Page) => Promise<unknown>]> =
  {
    buttons: [(page) => press(page, words.nextPicture), (page) => press(page, words.previousPicture)],
    'arrow keys': [(page) => page.keyboard.press('ArrowRight'), (page) => page.keyboard.press('ArrowLeft')],
    swipes: [(page) => swipe(page, -160), (page) => swipe(page, 160)],
  };

test('buttons, arrow keys and swipes show the next and the previous picture, wrapping at both ends; Home and End the first and the last', async ({
  page,
}) => {
  await openPicture(page);
  for (const [what, [on, back]] of Object.entries(STEPS))
    await test.step(what, async () => {
      await on(page);
      await announces(page, SECOND, placeOf(2));
      await expect(image(page)).toHaveAttribute('alt', GALLERY.pictures[1]?.alt ?? '');
      await back(page);
      await announces(page, FIRST, placeOf(1));
      await back(page);
      await announces(page, LAST, placeOf(COUNT));
      await on(page);
      await announces(page, FIRST, placeOf(1));
    });
  await page.keyboard.press('End');
  await announces(page, LAST, placeOf(COUNT));
  await page.keyboard.press('Home');
  await announces(page, FIRST, placeOf(1));
  await test.step('a short or a steep swipe does nothing, and the picture returns to its place', async () => {
    const before = await pictureBox(page);
    await swipe(page, -40);
    await touch(page, [{ from: [206, 300], to: [186, 500] }]);
    await announces(page, FIRST, placeOf(1));
    await expect.poll(() => pictureBox(page)).toEqual(before);
  });
  await test.step('the caption changes with the picture, even after the browser has translated it', async () => {
    // As Google's translator does: it replaces every text node with an element.
    await dialog(page)
      .locator('[aria-live=polite]')
      .evaluate((caption) => {
        const walker = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const translation = document.createElement('font');
          translation.textContent = text.data;
          text.replaceWith(translation);
        }
      });
    await press(page, words.nextPicture);
    await announces(page, SECOND, placeOf(2));
  });
  await test.step('after closing, the carousel shows the last viewed picture, with its link focused', async () => {
    await page.keyboard.press('Escape');
    await isClosed(page);
    await shows(page, SECOND);
    await expect(carousel(page).getByRole('link', { name: nameOf(1) })).toBeFocused();
  });
});
