import { expect, type Page } from '@playwright/test';
import { carousel, openCarousel } from './carousel.ts';
import { GALLERY } from './journey.ts';

export const picture = (page: Page) => carousel(page).getByRole('link');
export const dialog = (page: Page) => page.getByRole('dialog', { name: GALLERY.label });
export const image = (page: Page) => dialog(page).getByRole('img');
export const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** Waits until no picture is open. */
export const isClosed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** Opens the first screenshot, and waits until it has loaded. */
export async function openPicture(page: Page): Promise<void> {
  await openCarousel(page);
  await picture(page).click();
  await hasLoaded(page);
}

/** Waits until the shown picture has loaded. */
export const hasLoaded = (page: Page) =>
  expect
    .poll(() => image(page).evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);

/** Waits until the lightbox announces this caption and position, such as `1 of 16`. */
export const announces = (page: Page, caption: string, position: string) =>
  expect(dialog(page).locator('[aria-live=polite]')).toHaveText(`${caption} ${position}`);

/** The box of the shown picture on the screen, in CSS px. */
export const pictureBox = async (page: Page) => {
  const box = await image(page).boundingBox();
  if (!box) throw new Error('no picture is shown');
  return box;
};

type Point = [x: number, y: number];

/** Moves fingers across the screen, each from one point to another, in this many steps. */
export async function touch(page: Page, fingers: { from: Point; to: Point }[], steps = 5): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : fingers.map(({ from, to }, id) => ({
              id,
              x: from[0] + (to[0] - from[0]) * part,
              y: from[1] + (to[1] - from[1]) * part,
            })),
    });
  await send('touchStart');
  for (let step = 1; step <= steps; step++) await send('touchMove', step / steps);
  await send('touchEnd');
}
