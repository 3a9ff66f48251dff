import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Glyph, TRAIL_REDRAWS } from '../../../../src/later/background/model';
import { levelContext, RASTERIZERS } from './levels';

const theme = vi.hoisted(() => ({ theme: 'auto' }));
vi.mock('content:theme', () => theme);
const { createPainter } = await import('../../../../src/later/background/painter');

const HEIGHT = 800;
const ROWS = HEIGHT / 20;
const glyph = (row: number): Glyph => ({ column: 1, row, character: 33, alpha: 1, age: 0 });

function open(round: (level: number) => number, isLight: boolean) {
  const { context, at } = levelContext(round);
  const painter = createPainter(context, () => ({}) as CanvasImageSource);
  painter.resize(60, HEIGHT, 1, '', isLight);
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const background = rows.map((row) => at(0, row));
  /** The maximum deviation of a column from its background, in levels. */
  const deviation = (column: number) =>
    Math.max(
      ...rows.flatMap((row) =>
        at(column, row).map((level, n) => Math.abs(level - (background[row]?.[n] ?? 0))),
      ),
    );
  return { painter, background, deviation, rows };
}

beforeEach(() => {
  theme.theme = 'auto';
});

describe.each(Object.entries(RASTERIZERS))('on a %s', (_, round) => {
  describe.each([
    ['dark', false],
    ['light', true],
  ])('in the %s theme', (_, isLight) => {
    test('the background keeps its colour, however often it is painted over itself', () => {
      const { painter, deviation } = open(round, isLight);
      for (let n = 0; n < 500; n++) painter.redraw([]);
      expect(deviation(0)).toBeLessThanOrEqual(2);
    });

    test('a trail fades to nearly its background, and is then cleared to it', () => {
      const { painter, deviation, rows } = open(round, isLight);
      painter.redraw(rows.map(glyph));
      expect(deviation(1)).toBeGreaterThan(80);
      for (let n = 1; n < TRAIL_REDRAWS; n++) painter.redraw([]);
      expect(deviation(1)).toBeLessThanOrEqual(10);
      painter.redraw([]);
      expect(deviation(1)).toBeLessThanOrEqual(2);
    });
  });
});

test('the light theme is light grey at the top and near-white at the bottom, the dark theme near-black', () => {
  const [light, dark] = [true, false].map((isLight) =>
    open(Math.round, isLight).background.map(([red = 0]) => red),
  );
  expect(light?.[0]).toBeGreaterThan(200);
  expect(light?.at(-1)).toBeGreaterThan(238);
  expect(light).toEqual(light?.toSorted((a, b) => a - b));
  expect(dark?.at(-1)).toBeLessThan(16);
});

test.each(['dark', 'light'])('a site that is always %s ignores the theme of the page', (always) => {
  const expected = open(Math.round, always === 'light').background;
  theme.theme = always;
  for (const isLight of [true, false]) expect(open(Math.round, isLight).background).toEqual(expected);
});
