import { describe, expect, test } from 'vitest';
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

const never = () => 0.999;
const always = () => 0;
const WIDTH = 100;
const HEIGHT = 200;
const LOWEST = 9;

/** Five columns and ten rows; with `always`, every column is directly above the screen. */
function start(): Rain {
  const rain = createRain();
  resizeRain(rain, WIDTH, HEIGHT, always);
  return rain;
}

function first(rain: Rain): Column {
  const [column] = rain.columns;
  if (!column) throw new Error('no column');
  return column;
}

/** A rain whose columns have all reached the bottom at 0 ms. */
function landed(): Rain {
  const rain = start();
  for (let row = 0; row <= LOWEST; row++) advance(rain, 0, never);
  return rain;
}

describe('falling', () => {
  test('a column falls one row per redraw, from the top to the lowest row', () => {
    const rain = start();
    const rows = Array.from({ length: 10 }, (_, n) => advance(rain, n * 50, never)[0]?.row);
    expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('a column above the screen is not visible', () => {
    const rain = createRain();
    resizeRain(rain, WIDTH, HEIGHT, never);
    expect(advance(rain, 0, never)).toEqual([]);
  });

  test('columns start at different heights, all above the screen', () => {
    const rain = createRain();
    let n = 0;
    resizeRain(rain, WIDTH, HEIGHT, () => n++ / 5);
    const rows = rain.columns.map((column) => column.row);
    expect(new Set(rows).size).toBe(5);
    expect(Math.max(...rows)).toBe(-1);
  });

  test('each character is picked at random from 48 different ones', () => {
    expect(CHARACTERS).toHaveLength(48);
    expect(new Set(CHARACTERS).size).toBe(48);
    const rain = start();
    const seen = Array.from(CHARACTERS, (_, n) => {
      first(rain).row = -1;
      first(rain).phase = 'falling';
      return advance(rain, 0, () => (n + 0.5) / 48)[0]?.character;
    });
    expect(seen.join('')).toBe(CHARACTERS);
  });

  test('a column never restarts while it falls', () => {
    const rain = start();
    for (let row = 0; row < LOWEST; row++) advance(rain, 0, always);
    expect(first(rain)).toMatchObject({ row: LOWEST - 1, phase: 'falling' });
  });
});

describe('waiting and fading', () => {
  test('the last character rests on the lowest row at full opacity for just over 3 s', () => {
    const rain = landed();
    const [glyph] = advance(rain, FADE_WAIT_MS, never);
    expect(glyph).toMatchObject({ row: LOWEST, alpha: 1 });
    expect(first(rain).phase).toBe('waiting');
    advance(rain, FADE_WAIT_MS + 1, never);
    expect(first(rain).phase).toBe('fading');
  });

  test('a column keeps its character and row while it waits and fades', () => {
    const rain = landed();
    const { characters } = first(rain);
    for (const time of [1000, 3001, 3500]) {
      expect(advance(rain, time, never)[0]).toMatchObject({ row: LOWEST, character: characters[0] });
    }
  });

  test('a column fades out evenly over 1 s, then starts from the top', () => {
    const rain = landed();
    const begin = FADE_WAIT_MS + 50;
    const alphas = [0, 250, 500, 999].map((after) => advance(rain, begin + after, never)[0]?.alpha);
    expect(alphas).toEqual([1, 0.75, 0.5, expect.closeTo(0.001)]);
    expect(advance(rain, begin + FADE_MS, never)[0]).toMatchObject({ row: 0, alpha: 1 });
    expect(first(rain).phase).toBe('falling');
  });

  test.each([
    ['waits', 50],
    ['fades', FADE_WAIT_MS + 100],
  ])('a column that %s may restart at random', (_, time) => {
    const rain = landed();
    advance(rain, FADE_WAIT_MS * Number(time > FADE_WAIT_MS) + 50, never);
    advance(rain, time, () => RESTART_CHANCE);
    expect(first(rain).phase).not.toBe('falling');
    expect(advance(rain, time + 50, () => RESTART_CHANCE / 2)[0]).toMatchObject({ row: 0 });
    expect(first(rain).phase).toBe('falling');
  });
});

describe('resizing', () => {
  /** One column falling, one waiting, one fading, one above the screen, one falling low. */
  function mixed(): Rain {
    const rain = start();
    const states: Column[] = [
      { row: 2, phase: 'falling', since: 0, characters: 'cba' },
      { row: LOWEST, phase: 'waiting', since: 100, characters: 'w' },
      { row: LOWEST, phase: 'fading', since: 200, characters: 'f' },
      { row: -4, phase: 'falling', since: 0, characters: '' },
      { row: 8, phase: 'falling', since: 0, characters: '876543210' },
    ];
    rain.columns = states;
    return rain;
  }

  test('wider: existing columns do not change, new ones are added at the right, above the screen', () => {
    const rain = mixed();
    const before = structuredClone(rain.columns);
    resizeRain(rain, WIDTH + 45, HEIGHT, always);
    expect(rain.columns.slice(0, 5)).toEqual(before);
    expect(rain.columns.slice(5).map((column) => column.row)).toEqual([-1, -1, -1]);
  });

  test('narrower: the columns at the left do not change', () => {
    const rain = mixed();
    const before = structuredClone(rain.columns);
    resizeRain(rain, 41, HEIGHT, always);
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
    expect(rain.columns[4]).toMatchObject({ row: 4, phase: 'waiting', since: 300 });
  });

  test('a screen lower than one row still shows a row', () => {
    const rain = mixed();
    resizeRain(rain, WIDTH, 5, never);
    expect(advance(rain, 300, never).map((glyph) => glyph.row)).toEqual([0, 0, 0, 0]);
  });
});

describe('the current picture', () => {
  test('a falling column has its trail above it, oldest at the top', () => {
    const rain = start();
    for (let row = 0; row < 3; row++) advance(rain, 0, () => (row + 0.5) / 48);
    const [one, two, three] = CHARACTERS;
    const trail = visibleGlyphs(rain).filter((glyph) => glyph.column === 1);
    expect(trail.map(({ row, character, age }) => [row, character, age])).toEqual([
      [2, three, 0],
      [1, two, 1],
      [0, one, 2],
    ]);
  });

  test('a column cut off by a lower screen has no trail above the screen', () => {
    const rain = start();
    for (let row = 0; row < 9; row++) advance(rain, 0, never);
    resizeRain(rain, WIDTH, 60, never);
    expect(visibleGlyphs(rain).filter((glyph) => glyph.row < 0)).toEqual([]);
  });

  test('a fading column keeps its opacity', () => {
    const rain = landed();
    advance(rain, 4000, never);
    advance(rain, 4500, never);
    expect(visibleGlyphs(rain)[0]).toMatchObject({ row: LOWEST, alpha: 0.5 });
  });

  test('a still frame shows falling columns and columns at the bottom', () => {
    const rain = createRain();
    let n = 0;
    resizeRain(rain, 2000, 800, () => (n++ * 0.618) % 1, true);
    const phases = rain.columns.map((column) => column.phase);
    expect(phases).toContain('waiting');
    const heads = visibleGlyphs(rain).filter((glyph) => glyph.age === 0);
    expect(heads.filter((glyph) => glyph.row < 39).length).toBeGreaterThan(20);
    expect(visibleGlyphs(rain).length).toBeGreaterThan(heads.length * 4);
  });
});
