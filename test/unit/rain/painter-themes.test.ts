import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Glyph } from '../../../src/rain/model';
import { levelContext, RASTERS } from './levels';

const theme = vi.hoisted(() => ({ theme: 'auto' }));
vi.mock('content:theme', () => theme);
const { createPainter, TRAIL_REDRAWS } = await import('../../../src/rain/painter');

const HEIGHT = 800;
const ROWS = HEIGHT / 20;
const glyph = (row: number): Glyph => ({ column: 1, row, character: 'x', alpha: 1, age: 0 });

function open(round: (level: number) => number, isDay: boolean) {
  const { context, at } = levelContext(round);
  const painter = createPainter(context, () => ({}) as CanvasImageSource);
  painter.resize(60, HEIGHT, 1, isDay);
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const ground = rows.map((row) => at(0, row));
  /** The most that a column is off its ground, in levels. */
  const off = (column: number) =>
    Math.max(
      ...rows.flatMap((row) => at(column, row).map((level, n) => Math.abs(level - (ground[row]?.[n] ?? 0)))),
    );
  return { painter, ground, off, rows };
}

beforeEach(() => {
  theme.theme = 'auto';
});

describe.each(Object.entries(RASTERS))('on a %s', (_, round) => {
  describe.each([
    ['night', false],
    ['day', true],
  ])('by %s', (_, isDay) => {
    test('the ground stays where it is, however often it is laid over itself', () => {
      const { painter, off } = open(round, isDay);
      for (let n = 0; n < 500; n++) painter.redraw([]);
      expect(off(0)).toBeLessThanOrEqual(2);
    });

    test('a trail comes near its ground by itself, and is then wiped to what the ground is', () => {
      const { painter, off, rows } = open(round, isDay);
      painter.redraw(rows.map(glyph));
      expect(off(1)).toBeGreaterThan(80);
      for (let n = 1; n < TRAIL_REDRAWS; n++) painter.redraw([]);
      expect(off(1)).toBeLessThanOrEqual(10);
      painter.redraw([]);
      expect(off(1)).toBeLessThanOrEqual(2);
    });
  });
});

test('the day is grey at the top and near-white at the bottom, the night near-black', () => {
  const [day, night] = [true, false].map((isDay) => open(Math.round, isDay).ground.map(([red = 0]) => red));
  expect(day?.[0]).toBeGreaterThan(200);
  expect(day?.at(-1)).toBeGreaterThan(238);
  expect(day).toEqual(day?.toSorted((a, b) => a - b));
  expect(night?.at(-1)).toBeLessThan(16);
});

test.each(['dark', 'light'])('a site that is always %s has that ground, whatever it is told', (always) => {
  const wanted = open(Math.round, always === 'light').ground;
  theme.theme = always;
  for (const isDay of [true, false]) expect(open(Math.round, isDay).ground).toEqual(wanted);
});
