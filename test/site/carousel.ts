import { expect, type Locator, type Page } from '@playwright/test';
import { GALLERY, PROJECT } from '../support/journey.ts';
import { words } from '../support/site.ts';

const captions = GALLERY.pictures.map(({ caption = '' }) => caption);

/** The captions of its first pictures, and of its last. */
export const [FIRST = '', SECOND = '', THIRD = ''] = captions;
export const LAST = captions.at(-1) ?? '';

export const carousel = (page: Page) => page.locator(`[data-carousel="${GALLERY.label}"]`);
export const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });

/** The caption of the picture in the middle of the carousel. */
const caption = (box: Locator) =>
  box.evaluate((element) => {
    const window = element.querySelector('.splide__track')?.getBoundingClientRect();
    const middle = window ? window.left + window.width / 2 : 0;
    return [...element.querySelectorAll('figcaption')].find((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < middle && middle < right;
    })?.textContent;
  });

/** Waits until the carousel shows the picture with this caption. */
export const waitForCaption = (page: Page, text: string) =>
  expect.poll(() => caption(carousel(page))).toBe(text);

/** Goes to the largest carousel and waits until the strip is a carousel. */
export async function openCarousel(page: Page): Promise<void> {
  await page.goto(PROJECT.path);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, words.nextPicture)).toBeVisible();
}

/** Waits until it plays, or does not: pictures are announced only while it does not. */
export const waitUntilPlaying = (page: Page, plays = true) =>
  expect(carousel(page).locator('.splide__track')).toHaveAttribute('aria-live', plays ? 'off' : 'polite');

export const picture = (page: Page) => carousel(page).getByRole('link');
export const dialog = (page: Page) => page.getByRole('dialog', { name: GALLERY.label });
export const image = (page: Page) => dialog(page).getByRole('img');
export const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** Waits until no picture is open. */
export const waitUntilClosed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** Opens the first screenshot, and waits until it has loaded. */
export async function openPicture(page: Page): Promise<void> {
  await openCarousel(page);
  await picture(page).click();
  await waitUntilLoaded(page);
}

/** Waits until the shown picture has loaded. */
export const waitUntilLoaded = (page: Page) =>
  expect
    .poll(() => image(page).evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);

/** Waits until the lightbox announces this caption and position, such as `1 of 16`. */
export const waitForAnnouncement = (page: Page, caption: string, position: string) =>
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
  const pointsAt = (part: number) =>
    fingers.map(({ from: [x, y], to }, id) => ({ id, x: x + (to[0] - x) * part, y: y + (to[1] - y) * part }));
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsAt(0) });
  for (let step = 1; step <= steps; step++)
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsAt(step / steps) });
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
