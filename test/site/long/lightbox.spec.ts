import type { Page } from '@playwright/test';
import { COUNT, card, GALLERY, OTHER, PROJECT, placeOf } from '../../support/journey.ts';
import { watchErrors } from '../../support/network.ts';
import { scrollY, visit, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import {
  carousel,
  dialog,
  FIRST,
  image,
  LAST,
  openCarousel,
  openPicture,
  picture,
  pictureBox,
  press,
  SECOND,
  touch,
  waitForAnnouncement,
  waitUntilClosed,
  waitUntilLoaded,
} from '../carousel.ts';

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
  await waitUntilLoaded(page);
}

test('closing by Back or its button leaves no entry; Forward keeps the position', async ({ page }) => {
  const errors = watchErrors(page);
  await visit(page, OTHER.path);
  await card(page, PROJECT).click();
  await scrollToPicture(page);
  // Twice, as an impatient visitor presses it.
  await page.getByRole('button', { name: words.closePicture }).evaluate((button: HTMLElement) => {
    for (let times = 0; times < 2; times++) button.click();
  });
  await waitUntilClosed(page);
  await expect(page).toHaveURL(PROJECT.path);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER.heading);

  await card(page, PROJECT).click();
  await scrollToPicture(page);
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => history.back());
  await waitUntilClosed(page);
  await travel(page, 1);
  await waitUntilClosed(page);
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

test('buttons, keys and swipes lead through the pictures, round both ends', async ({ page }) => {
  await openPicture(page);
  for (const [what, [on, back]] of Object.entries(STEPS))
    await test.step(what, async () => {
      await on(page);
      await waitForAnnouncement(page, SECOND, placeOf(2));
      await expect(image(page)).toHaveAttribute('alt', GALLERY.pictures[1]?.alt ?? '');
      await back(page);
      await waitForAnnouncement(page, FIRST, placeOf(1));
      await back(page);
      await waitForAnnouncement(page, LAST, placeOf(COUNT));
      await on(page);
      await waitForAnnouncement(page, FIRST, placeOf(1));
    });
  await page.keyboard.press('End');
  await waitForAnnouncement(page, LAST, placeOf(COUNT));
  await page.keyboard.press('Home');
  await waitForAnnouncement(page, FIRST, placeOf(1));
  await test.step('a short or a steep swipe does nothing, and the picture returns to its place', async () => {
    const before = await pictureBox(page);
    await swipe(page, -40);
    await touch(page, [{ from: [206, 300], to: [186, 500] }]);
    await waitForAnnouncement(page, FIRST, placeOf(1));
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
    await waitForAnnouncement(page, SECOND, placeOf(2));
  });
});

const zoom = (page: Page) => dialog(page).getByRole('button', { name: words.zoom });
const isPressed = (page: Page, pressed: boolean) =>
  expect(zoom(page)).toHaveAttribute('aria-pressed', String(pressed));

/** Waits until the picture is this many times as wide as when it fits the screen. */
const isWide = (page: Page, fitted: number, times: number) =>
  expect.poll(async () => (await pictureBox(page)).width / fitted).toBeCloseTo(times, 1);

test('the button zooms and says so; + and - zoom in steps, 0 resets it', async ({ page }) => {
  await openPicture(page);
  const { width } = await pictureBox(page);
  await isPressed(page, false);
  await zoom(page).click();
  await isPressed(page, true);
  await isWide(page, width, 4);
  await expect(dialog(page).getByRole('button', { name: words.closePicture })).toBeInViewport({ ratio: 1 });
  await zoom(page).click();
  await isPressed(page, false);
  await isWide(page, width, 1);

  // Left to the browser.
  await page.keyboard.press('Control++');
  await isPressed(page, false);
  await page.keyboard.press('+');
  await isWide(page, width, 1.5);
  await page.keyboard.press('+');
  await isWide(page, width, 2.25);
  await isPressed(page, true);
  await page.keyboard.press('-');
  await isWide(page, width, 1.5);
  await page.keyboard.press('0');
  await isWide(page, width, 1);
  await isPressed(page, false);
  await page.keyboard.press('-');
  await isWide(page, width, 1);

  await test.step('the next picture is not zoomed', async () => {
    await zoom(page).click();
    await press(page, words.nextPicture);
    await isPressed(page, false);
    await isWide(page, width, 1);
  });
});

test('two fingers zoom, one and the arrow keys pan the zoomed picture', async ({ page }) => {
  await openPicture(page);
  const { width } = await pictureBox(page);
  await test.step('two fingers pinch to zoom, one pans the zoomed picture', async () => {
    await touch(page, [
      { from: [186, 400], to: [126, 400] },
      { from: [226, 400], to: [286, 400] },
    ]);
    await isWide(page, width, 4);
    await isPressed(page, true);
    const before = await pictureBox(page);
    await touch(page, [{ from: [200, 400], to: [140, 420] }]);
    await expect.poll(async () => (await pictureBox(page)).x).toBeCloseTo(before.x - 60, 0);
    await waitForAnnouncement(page, FIRST, placeOf(1));
    await touch(page, [
      { from: [106, 400], to: [196, 400] },
      { from: [306, 400], to: [216, 400] },
    ]);
    await isWide(page, width, 1);
  });
  await test.step('the arrow keys pan a zoomed picture, no further than its edge', async () => {
    await zoom(page).click();
    const before = await pictureBox(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await pictureBox(page)).x).toBeCloseTo(before.x - 80, 0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await pictureBox(page)).y).toBeLessThan(before.y);
    for (let presses = 0; presses < 30; presses++) await page.keyboard.press('ArrowLeft');
    const stage = await image(page).locator('..').boundingBox();
    await expect.poll(async () => (await pictureBox(page)).x).toBeCloseTo(stage?.x ?? 0, 0);
    await waitForAnnouncement(page, FIRST, placeOf(1));
  });
});

test('after the phone has been turned, the zoomed picture still fills the stage', async ({ page }) => {
  await openPicture(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await pictureBox(page)).height).toBeGreaterThan(340);
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('+');
  for (let presses = 0; presses < 60; presses++) await page.keyboard.press('ArrowRight');
  await page.setViewportSize({ width: 390, height: 844 });
  const stage = image(page).locator('..');
  await expect.poll(async () => (await stage.boundingBox())?.width).toBeLessThan(390);
  const { x = 0, width = 0 } = (await stage.boundingBox()) ?? {};
  const rightEdge = async () => {
    const box = await pictureBox(page);
    return box.x + box.width;
  };
  await expect.poll(rightEdge).toBeCloseTo(x + width, 0);
});

test('a picture opens as wide as the screen, with caption, place and large buttons', async ({ page }) => {
  await openPicture(page);
  await waitForAnnouncement(page, FIRST, placeOf(1));
  await expect(image(page)).toHaveAttribute('alt', GALLERY.pictures[0]?.alt ?? '');
  const { width } = await pictureBox(page);
  expect(width).toBeGreaterThan(412 - 16);
  await expect(page).toHaveURL(PROJECT.path);

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
    await expect.poll(async () => (await pictureBox(page)).height).toBeGreaterThan(230);
  }

  await test.step('rotating the phone keeps the picture, as large as it can be', async () => {
    await page.setViewportSize({ width: 412, height: 823 });
    await press(page, words.nextPicture);
    await waitUntilLoaded(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await pictureBox(page)).height).toBeGreaterThan(340);
    await waitForAnnouncement(page, SECOND, placeOf(2));
  });
  await test.step('at 2.5 times the size, its position does not reach the buttons', async () => {
    await page.setViewportSize({ width: 165, height: 330 });
    const position = dialog(page).getByText(placeOf(2), { exact: true });
    const next = dialog(page).getByRole('button', { name: words.nextPicture });
    await expect.poll(async () => (await next.boundingBox())?.x).toBeLessThan(165);
    const { x = 0, width = 0 } = (await position.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual((await next.boundingBox())?.x ?? 0);
  });
  await test.step('printing prints the page behind it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: PROJECT.heading })).toBeVisible();
  });
});

test('on a small phone on its side a long caption leaves all buttons in view', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await openCarousel(page);
  const text = 'Every card on the board is dragged to another column. '.repeat(4);
  await carousel(page)
    .locator('figcaption')
    .evaluateAll((captions, long) => {
      for (const caption of captions) caption.textContent = long;
    }, text);
  await picture(page).first().click();
  await waitUntilLoaded(page);
  await expect(dialog(page)).toContainText(text.trim());
  for (const button of await dialog(page).getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
});

test('on a zoomed page the open picture and its buttons are on the screen', async ({ page }) => {
  await openCarousel(page);
  const browser = await page.context().newCDPSession(page);
  const zoom = (pageScaleFactor: number) => browser.send('Emulation.setPageScaleFactor', { pageScaleFactor });
  const screen = () =>
    page.evaluate(() => {
      const { offsetLeft: x, offsetTop: y, width, height } = visualViewport as VisualViewport;
      return { x, y, width, height };
    });
  const covers = async (factor: number) => {
    await expect.poll(async () => Math.round((await screen()).width)).toBe(Math.round(412 / factor));
    await expect
      .poll(async () => {
        const { x, y, width, height } = await screen();
        const box = await dialog(page).evaluate((element) => element.getBoundingClientRect().toJSON());
        return [box.x - x, box.y - y, box.width - width, box.height - height].map(Math.round);
      })
      .toEqual([0, 0, 0, 0]);
  };
  await zoom(2);
  await page.mouse.wheel(100, 0);
  await expect.poll(async () => (await screen()).x).toBeGreaterThan(40);
  await picture(page).evaluate((link: HTMLElement) => link.click());
  await waitUntilLoaded(page);
  await covers(2);
  const { width } = await pictureBox(page);
  expect(width).toBeLessThanOrEqual(412 / 2);
  await zoom(1);
  await covers(1);
});
