import type { Host } from '../support/host.ts';
import { PROJECTS } from '../support/site.ts';
import { click, frames, heard, pointOf, visit } from './acts.ts';
import type { Visitor } from './driver/visitor.ts';
import { answer, expect, test } from './test.ts';

const BOX = '[data-carousel]';
const SHOWN = `${BOX} .splide__slide.is-active:not(.splide__slide--clone) a`;
const PAUSE = `${BOX} button[aria-label^="Pause"]`;
const { path } = PROJECTS.find(({ carousels }) => carousels > 0) ?? { path: '' };

/** Index of the picture that is shown, counted without copies. */
const current = () => {
  const slides = [...document.querySelectorAll('[data-carousel] .splide__slide:not(.splide__slide--clone)')];
  return slides.findIndex((slide) => slide.classList.contains('is-active'));
};
/** The page's clock goes on by so much at once. */
const pass = (ms: number) => {
  const now = Date.now.bind(Date);
  Date.now = () => now() + ms;
};

async function come(visitor: Visitor, host: Host) {
  await visit(visitor, host, path);
  await visitor.run((box) => document.querySelector(box)?.scrollIntoView({ block: 'center' }), BOX);
  await answer(visitor, (box) => !!document.querySelector(`${box} .is-initialized`), BOX).toBe(true);
  await visitor.hover({ x: 5, y: 5 });
}

test.skip(!path, 'no page has a carousel');

test('a strip becomes a carousel that moves by itself until it is paused', async ({ visitor, host }) => {
  await come(visitor, host);
  expect(await visitor.run(current)).toBe(0);
  await frames(visitor, 5);
  await visitor.run(pass, 5000);
  await answer(visitor, current).toBe(1);
  await click(visitor, PAUSE);
  await answer(visitor, (pause) => !document.querySelector(pause), PAUSE).toBe(true);
  await visitor.hover({ x: 5, y: 5 });
  await visitor.run(pass, 20_000);
  await frames(visitor, 30);
  expect(await visitor.run(current)).toBe(1);
  expect(await heard(visitor)).toEqual([]);
});

test('arrows, arrow keys and a swipe turn to the next picture', async ({ visitor, host }) => {
  await come(visitor, host);
  await click(visitor, PAUSE);
  await click(visitor, `${BOX} .splide__arrow--next`);
  await answer(visitor, current).toBe(1);
  await visitor.press('ArrowRight');
  await answer(visitor, current).toBe(2);
  await visitor.press('ArrowLeft');
  await answer(visitor, current).toBe(1);
  const { x, y } = await pointOf(visitor, SHOWN);
  // So short that the quickest flick turns no two pictures.
  await visitor.drag({ x: x + 60, y }, { x: x - 70, y });
  await answer(visitor, current).toBe(2);
  expect(await visitor.run(() => document.querySelector('dialog') === null)).toBe(true);
});

test('a picture opens in full size; Escape and the button close it', async ({ visitor, host }) => {
  await come(visitor, host);
  await click(visitor, PAUSE);
  const isOpen = () => !!document.querySelector('dialog')?.open;
  for (const close of [
    () => visitor.press('Escape'),
    () => click(visitor, 'dialog button[aria-label="Close picture"]'),
  ]) {
    await click(visitor, SHOWN);
    await answer(visitor, isOpen).toBe(true);
    const whole = () => {
      const { complete, naturalWidth } = document.querySelector<HTMLImageElement>('dialog img') ?? {};
      return !!complete && !!naturalWidth;
    };
    await answer(visitor, whole).toBe(true);
    await close();
    await answer(visitor, isOpen).toBe(false);
  }
  expect(await heard(visitor)).toEqual([]);
});
