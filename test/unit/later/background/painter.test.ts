import { afterEach, expect, test, vi } from 'vitest';
import { CHARACTERS, type Glyph, TRAIL_REDRAWS } from '../../../../src/later/background/model';
import { createPainter, TRAIL_ALPHA, writeSheet } from '../../../../src/later/background/painter';
import { type Drawn, offscreenCanvas, recordingContext } from './recording-context';

const WIDTH = 100;
const HEIGHT = 205;

function open(ratio = 1) {
  const { context, take } = recordingContext();
  const write = vi.fn(() => new EventTarget() as unknown as CanvasImageSource);
  const painter = createPainter(context, write);
  painter.resize(WIDTH, HEIGHT, ratio, '#7ee2a8');
  return { painter, context, take, write };
}

const glyph = (column: number, row: number, more: Partial<Glyph> = {}): Glyph => ({
  column,
  row,
  character: CHARACTERS.indexOf('x'),
  alpha: 1,
  age: 0,
  ...more,
});

/** Lightness of a colour, in percent. */
const lightness = ({ color }: Drawn) => Number(/([\d.]+)%\)$/.exec(color)?.[1]);
/** The characters copied from the sheet, and the positions of their cells. */
const copies = (drawn: Drawn[]) =>
  drawn
    .filter(({ call }) => call === 'drawImage')
    .map(({ args, alpha }) => {
      const [_, from, , cell, , x, y] = args as number[];
      return { character: CHARACTERS[Number(from) / Number(cell)], x, y, cell, alpha };
    });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the sheet contains every character, each centred in its cell', () => {
  const recorded = recordingContext();
  // As in a worker.
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('OffscreenCanvas', offscreenCanvas(recorded));
  expect(writeSheet(35, '#7ee2a8')).toMatchObject({ width: 96 * 35, height: 35 });
  expect(Number.parseFloat(recorded.context.font)).toBe(26.25);
  const written = recorded.take();
  expect(written.map(({ args }) => args[0]).join('')).toBe(CHARACTERS + CHARACTERS);
  expect(new Set(written.slice(48).map(({ color }) => color))).toEqual(new Set(['#7ee2a8']));
  expect(written.map(({ args }) => args.slice(1))).toEqual(written.map((_, n) => [(n + 0.5) * 35, 26.6]));
});

test('the trail alpha is 0.15', () => {
  expect(TRAIL_ALPHA).toBe(0.15);
});

test('a fresh canvas is grey at the top and near-black at the bottom, with no gap', () => {
  const { take } = open();
  const stripes = take();
  expect(stripes.every(({ alpha }) => alpha === 1)).toBe(true);
  expect(stripes.map(lightness)).toEqual(stripes.map(lightness).sort((one, other) => other - one));
  expect(lightness(stripes[0] as Drawn)).toBeCloseTo(15.7);
  expect(lightness(stripes.at(-1) as Drawn)).toBeLessThan(6);
  let bottom = 0;
  for (const { args } of stripes) {
    expect(args.slice(0, 2)).toEqual([0, bottom]);
    expect(args[2]).toBeGreaterThanOrEqual(WIDTH);
    bottom += Number(args[3]);
  }
  expect(bottom).toBeGreaterThanOrEqual(HEIGHT);
});

test('each redraw paints the gradient over the complete previous frame with the trail alpha', () => {
  const { painter, take } = open();
  const fresh = take();
  painter.redraw([]);
  const dimmed = take();
  expect(dimmed.map(({ args }) => args)).toEqual(fresh.map(({ args }) => args));
  expect(dimmed.every(({ alpha }) => alpha === TRAIL_ALPHA)).toBe(true);
  // 1.2 % are three levels of 255.
  for (const [n, band] of dimmed.entries())
    expect(lightness(band) - lightness(fresh[n] as Drawn)).toBeCloseTo(1.2);
});

test('characters are drawn in cells of 20 px, after the gradient', () => {
  const { painter, take } = open();
  take();
  painter.redraw([glyph(0, 0), glyph(4, 7, { character: CHARACTERS.indexOf('q') + 48 })]);
  const drawn = take();
  expect(copies(drawn)).toMatchObject([
    { character: 'x', x: 0, y: 0, cell: 20 },
    { character: undefined, x: 80, y: 140, cell: 20 },
  ]);
  expect(drawn.at(-1)?.call).toBe('drawImage');
});

test('a fading character is fainter, and an older one as faint as its trail would be', () => {
  const { painter, take } = open();
  painter.redraw([glyph(0, 0, { alpha: 0.5 }), glyph(1, 0, { age: 2 })]);
  expect(copies(take()).map(({ alpha }) => alpha)).toEqual([0.5, expect.closeTo(0.85 * 0.85)]);
});

test.each([
  [1.75, 175, 359, 35],
  [2, 200, 410, 40],
  [3, 200, 410, 40],
])(
  'at a pixel ratio of %s the canvas is as sharp as needed, with a maximum of 2',
  (ratio, width, height, cell) => {
    const { painter, context, take, write } = open(ratio);
    expect(context.canvas).toEqual({ width, height });
    take();
    painter.redraw([glyph(2, 3)]);
    expect(write).toHaveBeenCalledExactlyOnceWith(cell, '#7ee2a8');
    expect(copies(take())).toMatchObject([{ character: 'x', x: 2 * cell, y: 3 * cell, cell }]);
  },
);

test('a letter of a word stands at full strength for 2 s, and then dissolves like the rest', () => {
  const { painter, take } = open();
  painter.redraw([glyph(2, 3, { character: 50 })]);
  take();
  for (let n = 1; n < 40; n++) painter.redraw([]);
  const standing = take().filter(({ call }) => call === 'drawImage');
  expect(standing.map(({ alpha }) => alpha)).toEqual(Array(39).fill(1));
  for (let n = 0; n < TRAIL_REDRAWS; n++) painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toEqual([]);
  painter.redraw([]);
  expect(
    take()
      .filter(({ alpha }) => alpha === 1)
      .map(({ args }) => args),
  ).toEqual([[40, 60, 20, 20]]);
});

test('a trail is cleared in the end, once, and only its own cell', () => {
  const { painter, take } = open();
  painter.redraw([glyph(2, 3)]);
  take();
  for (let n = 1; n < TRAIL_REDRAWS; n++) painter.redraw([]);
  expect(take().filter(({ alpha, args }) => alpha === 1 && args[2] === 20)).toEqual([]);
  painter.redraw([]);
  const cleared = take().filter(({ alpha }) => alpha === 1);
  expect(cleared.map(({ args }) => args)).toEqual([[40, 60, 20, 20]]);
  for (let n = 0; n < TRAIL_REDRAWS * 2; n++) painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toEqual([]);
});

test('a character that stays is drawn on a cleared cell each time, and leaves a trail at the end', () => {
  const { painter, take } = open();
  for (let n = 0; n < TRAIL_REDRAWS + 5; n++) painter.redraw([glyph(2, 9)]);
  take();
  painter.redraw([glyph(2, 9)]);
  const drawn = take().filter(({ alpha }) => alpha === 1);
  expect(drawn.map(({ call }) => call)).toEqual(['fillRect', 'drawImage']);
  for (let n = 1; n < TRAIL_REDRAWS; n++) painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toEqual([]);
  painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toHaveLength(1);
});

test('no cells of the old size are cleared after a resize', () => {
  const { painter, take } = open();
  painter.redraw([glyph(2, 3)]);
  painter.resize(WIDTH, HEIGHT, 2, '');
  take();
  for (let n = 0; n < TRAIL_REDRAWS * 2; n++) painter.redraw([]);
  expect(take().filter(({ alpha }) => alpha === 1)).toEqual([]);
});
