import type { Host } from '../support/host.ts';
import { PROJECTS } from '../support/site.ts';
import type { Visitor } from './driver/visitor.ts';
import { click, consoleMessages, frames, pointOf, visit } from './helpers.ts';
import { expect, poll, test } from './test.ts';

/** The first carousel of several pictures. */
const BOX = '[data-carousel]:has(.splide__slide:nth-child(2))';
const SHOWN = `${BOX} .splide__slide.is-active:not(.splide__slide--clone) a`;
const PAUSE = `${BOX} button[aria-label^="Pause"]`;
const { path } = PROJECTS.find(({ carousels }) => carousels > 0) ?? { path: '' };

/** The index of the active slide, not counting clones. */
const current = () => {
  const SLIDES = '[data-carousel]:has(.splide__slide:nth-child(2)) .splide__slide:not(.splide__slide--clone)';
  return [...document.querySelectorAll(SLIDES)].findIndex((slide) => slide.matches('.is-active'));
};
type Clock = { passed: number };
/** Stops the page's clock, before a carousel starts and reads it. */
const stopClock = () => {
  const stopped = Date.now();
  const page = window as unknown as Clock;
  page.passed = 0;
  Date.now = () => stopped + page.passed;
};
const pass = (ms: number) => {
  (window as unknown as Clock).passed += ms;
};
/** True if the carousel plays: its slides are not announced then. */
const moves = () =>
  document
    .querySelector('[data-carousel]:has(.splide__slide:nth-child(2)) .splide__track')
    ?.getAttribute('aria-live') === 'off';

/** Visits the carousel and waits until it plays; it advances only with the page's clock. */
async function visitCarousel(visitor: Visitor, host: Host) {
  await visit(visitor, host, path);
  await visitor.run(stopClock);
  await visitor.hover({ x: 5, y: 5 });
  await visitor.run(
    (box) => document.querySelector(box)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    BOX,
  );
  await poll(visitor, moves).toBe(true);
}

test('a strip becomes a carousel that plays until it is paused', async ({ visitor, host }) => {
  await visitCarousel(visitor, host);
  expect(await visitor.run(current)).toBe(0);
  await visitor.run(pass, 5000);
  await poll(visitor, current).toBe(1);
  await click(visitor, PAUSE);
  await poll(visitor, (pause) => !document.querySelector(pause), PAUSE).toBe(true);
  // The button changes a moment before the pictures stop.
  await poll(visitor, moves).toBe(false);
  await visitor.hover({ x: 5, y: 5 });
  await visitor.run(pass, 20_000);
  await frames(visitor, 30);
  expect(await visitor.run(current)).toBe(1);
  expect(await consoleMessages(visitor)).toEqual([]);
});

test('arrow buttons, arrow keys and a swipe change the picture', async ({ visitor, host }) => {
  await visitCarousel(visitor, host);
  await click(visitor, PAUSE);
  await click(visitor, `${BOX} .splide__arrow--next`);
  await poll(visitor, current).toBe(1);
  await visitor.press('ArrowRight');
  await poll(visitor, current).toBe(2);
  await visitor.press('ArrowLeft');
  await poll(visitor, current).toBe(1);
  const { x, y } = await pointOf(visitor, SHOWN);
  // More than half of the picture, so that a slow drag counts, too.
  await visitor.drag({ x: x + 125, y }, { x: x - 125, y });
  await poll(visitor, current).toBe(2);
  expect(await visitor.run(() => document.querySelector('dialog') === null)).toBe(true);
});

const isOpen = () => !!document.querySelector('dialog')?.open;
const hasFocus = (selector: string) => !!document.activeElement?.matches(selector);

test('a picture opens, all else stands still; Escape, button, Back close it', async ({ visitor, host }) => {
  await visitCarousel(visitor, host);
  // Not every driver focuses its window, and in one without focus a page hears of none.
  if (!(await visitor.run(() => document.hasFocus()))) await click(visitor, PAUSE);
  for (const close of [
    () => visitor.press('Escape'),
    () => click(visitor, 'dialog button[aria-label="Close picture"]'),
    () => visitor.run(() => history.back()),
  ]) {
    await click(visitor, SHOWN);
    await poll(visitor, isOpen).toBe(true);
    const isLoaded = () => {
      const { complete, naturalWidth } = document.querySelector<HTMLImageElement>('dialog img') ?? {};
      return !!complete && !!naturalWidth;
    };
    await poll(visitor, isLoaded).toBe(true);
    await visitor.hover({ x: 5, y: 5 });
    await visitor.run(pass, 20_000);
    await close();
    await poll(visitor, isOpen).toBe(false);
    await poll(visitor, hasFocus, SHOWN).toBe(true);
    await visitor.run(pass, 20_000);
    await frames(visitor, 30);
    expect([await visitor.run(moves), await visitor.run(current)]).toEqual([false, 0]);
  }
  expect(await visitor.run(() => location.pathname)).toBe(path);
  expect(await consoleMessages(visitor)).toEqual([]);
});

test('after a reload with a picture open, the back button leaves the page', {
  tag: '@long',
}, async ({ visitor, host }) => {
  await visit(visitor, host, '/');
  await visitCarousel(visitor, host);
  await click(visitor, PAUSE);
  await click(visitor, SHOWN);
  await poll(visitor, isOpen).toBe(true);
  const entry = () => typeof history.state;
  expect(await visitor.run(entry)).toBe('string');
  await visitor.reload();
  // The picture's own entry is left.
  await poll(visitor, entry).not.toBe('string');
  await visitor.back();
  await expect.poll(() => visitor.run(() => location.pathname).catch(() => 'loading')).toBe('/');
});

test('by keyboard the focus follows the pictures, and one opens', async ({ visitor, host }) => {
  await visitCarousel(visitor, host);
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
  // Not every driver focuses its window, and a window without focus shows no focus ring.
  if (await visitor.run(() => document.hasFocus())) expect(await visitor.run(ring)).toBe('2px solid');
  await visitor.press('ArrowRight');
  const position = () => document.querySelector('dialog [aria-live]')?.textContent?.match(/\d+ of/)?.[0];
  await poll(visitor, position).toBe('4 of');
  await visitor.press('Escape');
  await poll(visitor, isOpen).toBe(false);
  await poll(visitor, current).toBe(3);
  await poll(visitor, hasFocus, SHOWN).toBe(true);
  expect(await consoleMessages(visitor)).toEqual([]);
});
