import { expect, test } from 'vitest';
import type { Glyph } from '../../../src/rain/model';
import { createPainter, TRAIL_ALPHA, TRAIL_REDRAWS } from '../../../src/rain/painter';
import { type Drawn, recordingContext } from './recording-context';

const WIDTH = 100;
const HEIGHT = 205;

function open(ratio = 1) {
  const { context, take } = recordingContext();
  const painter = createPainter(context);
  painter.resize(WIDTH, HEIGHT, ratio);
  return { painter, context, take };
}

const glyph = (column: number, row: number, more: Partial<Glyph> = {}): Glyph => ({
  column,
  row,
  character: 'x',
  alpha: 1,
  age: 0,
  ...more,
});

const levels = ({ color }: Drawn) => color.match(/\d+/g)?.map(Number) ?? [];
const texts = (drawn: Drawn[]) => drawn.filter(({ call }) => call === 'fillText');

test('the trail alpha is 0.15', () => {
  expect(TRAIL_ALPHA).toBe(0.15);
});

test('a fresh canvas is grey at the top and near-black at the bottom, with no gap', () => {
  const { take } = open();
  const stripes = take();
  expect(stripes.every(({ alpha }) => alpha === 1)).toBe(true);
  expect(levels(stripes[0] as Drawn)).toEqual([36, 39, 44]);
  expect(Math.max(...levels(stripes.at(-1) as Drawn))).toBeLessThan(20);
  let bottom = 0;
  for (const { args } of stripes) {
    expect(args.slice(0, 3)).toEqual([0, bottom, WIDTH]);
    bottom += Number(args[3]);
  }
  expect(bottom).toBeGreaterThanOrEqual(HEIGHT);
});

test('each redraw lays the gradient over the whole of the previous frame with the trail alpha', () => {
  const { painter, take } = open();
  const fresh = take();
  painter.redraw([]);
  const laid = take();
  expect(laid.map(({ args }) => args)).toEqual(fresh.map(({ args }) => args));
  expect(laid.every(({ alpha }) => alpha === TRAIL_ALPHA)).toBe(true);
  for (const [n, stripe] of laid.entries()) {
    const apart = levels(stripe).map((level, channel) => level - (levels(fresh[n] as Drawn)[channel] ?? 0));
    expect(Math.max(...apart)).toBeLessThanOrEqual(3);
  }
});

test('characters stand in the middle of cells of 20 px, after the gradient', () => {
  const { painter, take } = open();
  take();
  painter.redraw([glyph(0, 0), glyph(4, 7, { character: 'q' })]);
  const drawn = take();
  expect(texts(drawn).map(({ args }) => args)).toEqual([
    ['x', 10, 10],
    ['q', 90, 150],
  ]);
  expect(drawn.at(-1)?.call).toBe('fillText');
});

test('a fading character is fainter, and one of an older redraw is what its trail would be', () => {
  const { painter, take } = open();
  painter.redraw([glyph(0, 0, { alpha: 0.5 }), glyph(1, 0, { age: 2 })]);
  expect(texts(take()).map(({ alpha }) => alpha)).toEqual([0.5, expect.closeTo(0.85 * 0.85)]);
});

test.each([
  [1.75, 175, 359, 35],
  [2, 200, 410, 40],
  [3, 200, 410, 40],
])(
  'at %s device px a CSS px the canvas is as sharp as needed, never above 2',
  (ratio, width, height, cell) => {
    const { painter, context, take } = open(ratio);
    expect(context.canvas).toEqual({ width, height });
    expect(Number.parseFloat(context.font)).toBeCloseTo((15 * cell) / 20);
    take();
    painter.redraw([glyph(2, 3)]);
    expect(texts(take())[0]?.args).toEqual(['x', Math.round(2.5 * cell), Math.round(3.5 * cell)]);
  },
);

test('a trail is wiped at last, once, and only where it was', () => {
  const { painter, take } = open();
  painter.redraw([glyph(2, 3)]);
  for (let n = 1; n < TRAIL_REDRAWS; n++) painter.redraw([]);
  expect(take().filter(({ alpha, args }) => alpha === 1 && args[2] === 20)).toEqual([]);
  painter.redraw([]);
  const wiped = take().filter(({ alpha }) => alpha === 1);
  expect(wiped.map(({ args }) => args)).toEqual([[40, 60, 20, 20]]);
  for (let n = 0; n < TRAIL_REDRAWS * 2; n++) painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toEqual([]);
});

test('a character that stays is drawn on a clean cell each time, and its own trail is left to fade', () => {
  const { painter, take } = open();
  for (let n = 0; n < TRAIL_REDRAWS + 5; n++) painter.redraw([glyph(2, 9)]);
  take();
  painter.redraw([glyph(2, 9)]);
  const drawn = take().filter(({ alpha }) => alpha === 1);
  expect(drawn.map(({ call }) => call)).toEqual(['fillRect', 'fillText']);
  for (let n = 1; n < TRAIL_REDRAWS; n++) painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toEqual([]);
  painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toHaveLength(1);
});

test('after a resize nothing of the old size is wiped', () => {
  const { painter, take } = open();
  painter.redraw([glyph(2, 3)]);
  painter.resize(WIDTH, HEIGHT, 2);
  take();
  for (let n = 0; n < TRAIL_REDRAWS * 2; n++) painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toEqual([]);
});
