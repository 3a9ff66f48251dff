import type { Page } from '@playwright/test';
import { card, GALLERY, OTHER, PROJECT, placeOf } from '../../support/journey.ts';
import { watchErrors } from '../../support/network.ts';
import { SIZES } from '../../support/page-states.ts';
import { scrollY, visit, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import {
  carousel,
  dialog,
  FIRST,
  image,
  openCarousel,
  openPicture,
  picture,
  pictureBox,
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

  for (const viewport of SIZES.slice(0, 2)) {
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

  await page.setViewportSize({ width: 412, height: 823 });
  await test.step('two fingers zoom it to four times its size, and one swipes to the next', async () => {
    await touch(page, [
      { from: [186, 400], to: [126, 400] },
      { from: [226, 400], to: [286, 400] },
    ]);
    await expect.poll(async () => (await pictureBox(page)).width / width).toBeCloseTo(4, 1);
    await expect(dialog(page).getByRole('button', { name: words.closePicture })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('0');
    await expect.poll(async () => (await pictureBox(page)).width).toBe(width);
    await touch(page, [{ from: [286, 400], to: [126, 410] }]);
    await waitForAnnouncement(page, SECOND, placeOf(2));
    await waitUntilLoaded(page);
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
    const gaps = async () => {
      const { x, y, width, height } = await screen();
      const box = await dialog(page).evaluate((element) => element.getBoundingClientRect().toJSON());
      return [box.x - x, box.y - y, box.width - width, box.height - height].map(Math.round);
    };
    await expect.poll(gaps).toEqual([0, 0, 0, 0]);
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
