import type { Host } from '../support/host.ts';
import { PROJECTS } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { click, consoleMessages, frames, pointOf, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const BOX = '[data-carousel]';
const SHOWN = `${BOX} .splide__slide.is-active:not(.splide__slide--clone) a`;
const PAUSE = `${BOX} button[aria-label^="Pause"]`;
const { path } = PROJECTS.find(({ carousels }) => carousels > 0) ?? { path: '' };

/** Index of the picture that is shown, counted without copies. */
const current = () => {
  const slides = [...document.querySelectorAll('[data-carousel] .splide__slide:not(.splide__slide--clone)')];
  return slides.findIndex((slide) => slide.classList.contains('is-active'));
};
type Timed = { passed: number };
/** Stops the page's clock; before there is a carousel, which takes the clock as it finds it. */
const stopClock = () => {
  const stopped = Date.now();
  const page = window as unknown as Timed;
  page.passed = 0;
  Date.now = () => stopped + page.passed;
};
/** The page's clock goes on by so much at once. */
const pass = (ms: number) => {
  (window as unknown as Timed).passed += ms;
};
/** Whether it moves by itself: what it shows is then not read out. */
const moves = () =>
  document.querySelector('[data-carousel] .splide__track')?.getAttribute('aria-live') === 'off';

/** Comes to the carousel, which moves once its clock does: never sooner, however long the rest takes. */
async function come(visitor: Visitor, host: Host) {
  await visit(visitor, host, path);
  await visitor.run(stopClock);
  await visitor.hover({ x: 5, y: 5 });
  await visitor.run(
    (box) => document.querySelector(box)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    BOX,
  );
  await poll(visitor, moves).toBe(true);
}

test.skip(!path, 'no page has a carousel');

test('a strip becomes a carousel that moves by itself until it is paused', async ({ visitor, host }) => {
  await come(visitor, host);
  expect(await visitor.run(current)).toBe(0);
  await visitor.run(pass, 5000);
  await poll(visitor, current).toBe(1);
  await click(visitor, PAUSE);
  await poll(visitor, (pause) => !document.querySelector(pause), PAUSE).toBe(true);
  // The button says so a moment before the pictures stand.
  await poll(visitor, moves).toBe(false);
  await visitor.hover({ x: 5, y: 5 });
  await visitor.run(pass, 20_000);
  await frames(visitor, 30);
  expect(await visitor.run(current)).toBe(1);
  expect(await consoleMessages(visitor)).toEqual([]);
});

test('arrows, arrow keys and a swipe turn to the next picture', async ({ visitor, host }) => {
  await come(visitor, host);
  await click(visitor, PAUSE);
  await click(visitor, `${BOX} .splide__arrow--next`);
  await poll(visitor, current).toBe(1);
  await visitor.press('ArrowRight');
  await poll(visitor, current).toBe(2);
  await visitor.press('ArrowLeft');
  await poll(visitor, current).toBe(1);
  const { x, y } = await pointOf(visitor, SHOWN);
  // Farther than half of the picture: a slow hand turns it too.
  await visitor.drag({ x: x + 125, y }, { x: x - 125, y });
  await poll(visitor, current).toBe(2);
  expect(await visitor.run(() => document.querySelector('dialog') === null)).toBe(true);
});

const isOpen = () => !!document.querySelector('dialog')?.open;
const hasFocus = (selector: string) => !!document.activeElement?.matches(selector);

test('a picture opens in full size; Escape, the button and the way back close it', async ({
  visitor,
  host,
}) => {
  await come(visitor, host);
  await click(visitor, PAUSE);
  for (const close of [
    () => visitor.press('Escape'),
    () => click(visitor, 'dialog button[aria-label="Close picture"]'),
    () => visitor.run(() => history.back()),
  ]) {
    await click(visitor, SHOWN);
    await poll(visitor, isOpen).toBe(true);
    const whole = () => {
      const { complete, naturalWidth } = document.querySelector<HTMLImageElement>('dialog img') ?? {};
      return !!complete && !!naturalWidth;
    };
    await poll(visitor, whole).toBe(true);
    await close();
    await poll(visitor, isOpen).toBe(false);
    await poll(visitor, hasFocus, SHOWN).toBe(true);
  }
  expect(await visitor.run(() => location.pathname)).toBe(path);
  expect(await consoleMessages(visitor)).toEqual([]);
});

test('by keyboard the focus goes along, a picture opens, zooms and is left for the next', async ({
  visitor,
  host,
}) => {
  await come(visitor, host);
  await click(visitor, `${BOX} .splide__arrow--next`);
  await poll(visitor, current).toBe(1);
  await visitor.press('Tab');
  await poll(visitor, hasFocus, SHOWN).toBe(true);
  await visitor.press('ArrowRight');
  await poll(visitor, current).toBe(2);
  await poll(visitor, hasFocus, SHOWN).toBe(true);
  await visitor.press('Enter');
  await poll(visitor, isOpen).toBe(true);
  await visitor.press('Tab');
  await poll(visitor, hasFocus, 'dialog [aria-pressed=false]').toBe(true);
  const ring = () => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return `${outlineWidth} ${outlineStyle}`;
  };
  // Not every driver gives its window the keyboard, and a window without it shows no ring.
  if (await visitor.run(() => document.hasFocus())) expect(await visitor.run(ring)).toBe('2px solid');
  await visitor.press('=');
  await poll(visitor, hasFocus, 'dialog [aria-pressed=true]').toBe(true);
  await visitor.press('0');
  await poll(visitor, hasFocus, 'dialog [aria-pressed=false]').toBe(true);
  await visitor.press('ArrowRight');
  const place = () => document.querySelector('dialog [aria-live]')?.textContent?.match(/\d+ of/)?.[0];
  await poll(visitor, place).toBe('4 of');
  await visitor.press('Escape');
  await poll(visitor, isOpen).toBe(false);
  await poll(visitor, current).toBe(3);
  await poll(visitor, hasFocus, SHOWN).toBe(true);
  expect(await consoleMessages(visitor)).toEqual([]);
});
