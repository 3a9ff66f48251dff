import { expect, test } from 'vitest';
import {
  advance,
  CHARACTERS,
  type Column,
  createRain,
  FADE_MS,
  FADE_WAIT_MS,
  type Rain,
  RESTART_CHANCE,
  resizeRain,
  visibleGlyphs,
} from '../../../../src/later/background/model';
import { randomFrom } from '../../../support/random.ts';

const never = () => 0.999;
const WIDTH = 100;
const HEIGHT = 200;
const LOWEST = 9;

const column = (more: Partial<Column> = {}): Column => ({ row: -1, trail: [], word: '', from: 0, ...more });

/** Five columns, all directly above the screen, and ten rows. */
function start(): Rain {
  const rain = createRain();
  rain.columns = Array.from({ length: 5 }, () => column());
  resizeRain(rain, WIDTH, HEIGHT, never);
  return rain;
}

/** A rain whose columns have all reached the bottom at 0 ms. */
function landed(): Rain {
  const rain = start();
  for (let row = 0; row <= LOWEST; row++) advance(rain, 0, never);
  return rain;
}

test('a column falls one row per redraw, from the top to the lowest row', () => {
  const rain = start();
  const rows = Array.from({ length: 10 }, (_, n) => advance(rain, n * 50, never)[0]?.row);
  expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('each character is picked at random from 48 different ones', () => {
  expect(new Set(CHARACTERS).size).toBe(48);
  const rain = start();
  const seen = Array.from(CHARACTERS, (_, n) => {
    rain.columns = [column()];
    return advance(rain, 0, () => (n + 0.5) / 48)[0]?.character;
  });
  expect(seen).toEqual(Array.from(CHARACTERS, (_, n) => n));
});

test('a column rests on the lowest row for 3 s, fades out evenly over 1 s, then starts from the top', () => {
  const rain = landed();
  const [character] = rain.columns[0]?.trail ?? [];
  const glyphs = [0, 250, 500, 999].map((after) => advance(rain, FADE_WAIT_MS + after, never)[0]);
  const alphas = [1, 0.75, 0.5, expect.closeTo(0.001)];
  expect(glyphs).toMatchObject(alphas.map((alpha) => ({ row: LOWEST, character, alpha })));
  expect(advance(rain, FADE_WAIT_MS + FADE_MS, never)[0]).toMatchObject({ row: 0, alpha: 1 });
});

test.each([
  ['waits', 50],
  ['fades', FADE_WAIT_MS + 100],
])('a column that %s may restart at random', (_, time) => {
  const rain = landed();
  expect(advance(rain, time, () => RESTART_CHANCE)[0]).toMatchObject({ row: LOWEST });
  expect(advance(rain, time + 50, () => RESTART_CHANCE / 2)[0]).toMatchObject({ row: 0 });
});

/** One column falling, one waiting, one fading, one above the screen, one falling low. */
function mixed(): Rain {
  const rain = start();
  rain.columns = [
    column({ row: 2, trail: [3, 2, 1] }),
    column({ row: LOWEST, rested: 100, trail: [4] }),
    column({ row: LOWEST, rested: -3200, trail: [5] }),
    column({ row: -4 }),
    column({ row: 8, trail: [9, 8, 7, 6, 5, 4, 3, 2, 1] }),
  ];
  return rain;
}

test('wider or narrower: the columns at the left do not change; new ones at the right are in full swing', () => {
  const rain = mixed();
  const before = structuredClone(rain.columns);
  resizeRain(rain, WIDTH + 45, HEIGHT, never);
  expect(rain.columns.slice(0, 5)).toEqual(before);
  // A third one would be cut off in the middle of its characters.
  expect(rain.columns.slice(5).map(({ trail }) => trail.length > 0)).toEqual([true, true]);
  resizeRain(rain, 61, HEIGHT, never);
  expect(rain.columns).toEqual(before.slice(0, 3));
});

test('taller: resting columns move down with the bottom, falling ones continue', () => {
  const rain = mixed();
  const before = structuredClone(rain.columns);
  resizeRain(rain, WIDTH, HEIGHT + 100, never);
  expect(rain.columns.map((column) => column.row)).toEqual([2, 14, 14, -4, 8]);
  expect(rain.columns.map((column) => ({ ...column, row: 0 }))).toEqual(
    before.map((column) => ({ ...column, row: 0 })),
  );
});

test('shorter: resting columns move up with the bottom, falling ones now below it come to rest next', () => {
  const rain = mixed();
  resizeRain(rain, WIDTH, 100, never);
  expect(rain.columns.map((column) => column.row)).toEqual([2, 4, 4, -4, 3]);
  advance(rain, 300, never);
  expect(rain.columns[4]).toMatchObject({ row: 4, rested: 300 });
});

test('a falling column has its trail above it, oldest at the top', () => {
  const rain = start();
  for (let row = 0; row < 3; row++) advance(rain, 0, () => (row + 0.5) / 48);
  const trail = visibleGlyphs(rain).filter((glyph) => glyph.column === 1);
  expect(trail.map(({ row, character, age }) => [row, character, age])).toEqual([
    [2, 2, 0],
    [1, 1, 1],
    [0, 0, 2],
  ]);
});

test('the first picture looks as if it had rained for a while: falling, waiting and fading columns, with trails', () => {
  const rain = createRain();
  resizeRain(rain, 2000, 800, randomFrom(7));
  const glyphs = visibleGlyphs(rain);
  expect(glyphs.some(({ alpha }) => alpha < 1)).toBe(true);
  const heads = glyphs.filter(({ age }) => age === 0);
  expect(heads.filter(({ row }) => row < 39).length).toBeGreaterThan(20);
  expect(glyphs.length).toBeGreaterThan(heads.length * 3);
});
