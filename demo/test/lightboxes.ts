import { expect, type Page } from '@playwright/test';
import { carousel, openCarousel } from './carousels.ts';

export const picture = (page: Page) => carousel(page).getByRole('link');
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'App screenshots' });
export const image = (page: Page) => dialog(page).getByRole('img');
export const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** Opens the first screenshot, and waits until it is there. */
export async function openPicture(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await picture(page).click();
  await hasCome(page);
}

/** Waits until the picture that is shown has come. */
export const hasCome = (page: Page) =>
  expect
    .poll(() => image(page).evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);

/** Waits until the lightbox says that it shows the picture with this caption, and which of how many. */
export const says = (page: Page, caption: string, place: string) =>
  expect(dialog(page).locator('[aria-live=polite]')).toHaveText(`${caption} ${place}`);

/** Where the shown picture is on the screen, in CSS px. */
export const place = async (page: Page) => {
  const box = await image(page).boundingBox();
  if (!box) throw new Error('no picture is shown');
  return box;
};

type Spot = [x: number, y: number];

/** Moves fingers over the screen, each from one spot to another one, in so many steps. */
export async function touch(page: Page, fingers: { from: Spot; to: Spot }[], steps = 5): Promise<void> {
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
