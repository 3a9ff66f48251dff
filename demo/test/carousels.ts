import { expect, type Locator, type Page } from '@playwright/test';
import { projects } from '../../test/support/site.ts';

const captions = (projects.notify?.sections ?? []).flatMap(({ blocks }) =>
  blocks
    .flatMap((block) => ('carousel' in block ? block.carousel.pictures : []))
    .map(({ caption = '' }) => caption),
);

/** The captions of the screenshots that the tests look for. */
export const [FIRST = '', SECOND = '', THIRD = ''] = captions;
export const LAST = captions[15] ?? '';

export const carousel = (page: Page) => page.locator('[data-carousel="App screenshots"]');
export const button = (page: Page, name: RegExp) => carousel(page).getByRole('button', { name });

/** The caption of the picture that stands in the carousel's window. */
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
export const shows = (page: Page, text: string) => expect.poll(() => caption(carousel(page))).toBe(text);

/** Lets time pass, in ms, in which nothing moves. */
export async function staysFor(page: Page, ms: number): Promise<void> {
  const aim = () =>
    carousel(page)
      .locator('.splide__list')
      .evaluate((list: HTMLElement) => list.style.transform);
  const before = await aim();
  await page.clock.runFor(ms);
  expect(await aim()).toBe(before);
}

/** Goes to Notify's screenshots and waits until the strip is a carousel. */
export async function openCarousel(page: Page): Promise<void> {
  await page.goto('/notify');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, /^Next picture$/)).toBeVisible();
}

/** Whether it moves by itself; a screen reader is told of each picture only while it does not. */
export const moves = (page: Page, does: boolean) =>
  expect(carousel(page).locator('.splide__track')).toHaveAttribute('aria-live', does ? 'off' : 'polite');

/**
 * The same with a clock that moves only as the test says; the pointer rests on the carousel and
 * holds it.
 */
export async function openHeld(page: Page): Promise<void> {
  await page.clock.install();
  await openCarousel(page);
  await carousel(page).hover();
  await moves(page, false);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Lets the carousel take the next key: as it moves it takes none until its timer of 0 ms has passed. */
export const takesKeys = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Takes the pointer away. */
export const letGo = (page: Page) => page.mouse.move(0, 0);
