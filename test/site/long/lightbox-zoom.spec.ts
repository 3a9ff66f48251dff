import type { Page } from '@playwright/test';
import { FIRST } from '../../support/carousel.ts';
import { placeOf } from '../../support/journey.ts';
import { announces, dialog, image, openPicture, pictureBox, press, touch } from '../../support/lightbox.ts';
import { words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const zoom = (page: Page) => dialog(page).getByRole('button', { name: words.zoom });
const isPressed = (page: Page, pressed: boolean) =>
  expect(zoom(page)).toHaveAttribute('aria-pressed', String(pressed));

/** Waits until the picture is this many times as wide as when it fits the screen. */
const isWide = (page: Page, fitted: number, times: number) =>
  expect.poll(async () => (await pictureBox(page)).width / fitted).toBeCloseTo(times, 1);

test('the button zooms in and out and exposes its state; + and - zoom in steps, and 0 resets the zoom', async ({
  page,
}) => {
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
    await announces(page, FIRST, placeOf(1));
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
    await announces(page, FIRST, placeOf(1));
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
