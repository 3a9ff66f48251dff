import { expect, test } from 'vitest';
import { CHARACTERS, type Glyph, standing, TRAIL_REDRAWS } from '../../../src/background/glyphs';
import {
  advance,
  type Box,
  type Column,
  createRain,
  FADE_MS,
  FADE_WAIT_MS,
  type Rain,
  RESTART_CHANCE,
  resizeRain,
  visibleGlyphs,
  type Wanted,
  want,
} from '../../../src/background/model';
import { randomFrom } from '../../support/random.ts';

const never = () => 0.999;
const WIDTH = 100;
const HEIGHT = 200;
const LOWEST = 9;
/** Below the screen, where columns that landed nowhere wait unseen. */
const GONE = Infinity;

const column = (more: Partial<Column> = {}): Column => ({
  column: 0,
  row: -1,
  rested: 0,
  trail: [],
  word: '',
  from: 0,
  ...more,
});

const WANTED: Wanted = { words: [[]], first: 0, boxes: [], still: false };

/** Five columns, all directly above the screen, and ten rows; with a thin box between the second and the third. */
function start(random = never): Rain {
  const rain = createRain(random);
  want(rain, { ...WANTED, boxes: [[2, 2, 8.1]] });
  rain.columns = Array.from({ length: 5 }, (_, n) => column({ column: n }));
  resizeRain(rain, WIDTH, HEIGHT);
  return rain;
}

/** A rain whose columns have all fallen by 0 ms. */
function landed(): Rain {
  const rain = start();
  for (let row = 0; row <= LOWEST + 1; row++) advance(rain, 0);
  return rain;
}

/** The heads that can be seen, by column. */
const heads = (rain: Rain) => visibleGlyphs(rain, 1).map(({ column, row }) => [column, row]);

test('a column falls one row per redraw, from the top to the lowest row', () => {
  const rain = start();
  const rows = Array.from({ length: 10 }, (_, n) => advance(rain, n * 50)[0]?.row);
  expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('each character is picked at random from 48 different ones', () => {
  expect(new Set(CHARACTERS).size).toBe(48);
  for (const n of Array(48).keys()) {
    const rain = start(() => (n + 0.5) / 48);
    expect(advance(rain, 0)[0]?.character).toBe(n);
  }
});

test('columns above a box end on it; all others fall out of the screen and leave no row', () => {
  const rain = start();
  const seen = Array.from({ length: 11 }, () => advance(rain, 0)).flat();
  expect(seen.filter(({ column, row }) => (column === 1 || column === 2) && row > 6)).toEqual([]);
  expect(heads(rain)).toEqual([
    [1, 6],
    [2, 6],
  ]);
  expect(rain.columns.map(({ row }) => row)).toEqual([GONE, 6, 6, GONE, GONE]);
});

test('nearly all heads dissolve as soon as they have landed: together they would form a row', () => {
  const rain = createRain(randomFrom(7));
  want(rain, { ...WANTED, boxes: [[0, 1000, 21.2]] });
  resizeRain(rain, 20_000, 800);
  const resting = Array.from({ length: 200 }, (_, n) => {
    advance(rain, n * 50);
    return heads(rain).filter(([, row]) => row === 19).length;
  });
  expect(Math.max(...resting)).toBeLessThan(40);
  expect(Math.min(...resting)).toBeGreaterThan(0);
});

test('a head rests on a box for 3 s, fades out evenly over 1 s, then its column starts from the top', () => {
  const rain = landed();
  const [character] = rain.columns[1]?.trail ?? [];
  const glyphs = [0, 250, 500, 999].map((after) => advance(rain, FADE_WAIT_MS + after)[0]);
  const alphas = [1, 0.75, 0.5, expect.closeTo(0.001)];
  expect(glyphs).toMatchObject(alphas.map((alpha) => ({ column: 1, row: 6, character, alpha })));
  rain.random = () => 0;
  expect(advance(rain, FADE_WAIT_MS + FADE_MS)[1]).toMatchObject({ column: 1, row: 0, alpha: 1 });
});

test.each([
  ['may restart at random after it has left the screen', 0, 50],
  ['restarts in any case after 4 s', RESTART_CHANCE, FADE_WAIT_MS + FADE_MS],
])('a column %s', (_, chance, time) => {
  const rain = landed();
  rain.random = () => RESTART_CHANCE;
  expect(advance(rain, 49).map(({ column }) => column)).toEqual([1, 2]);
  rain.random = () => chance;
  expect(advance(rain, time)[0]).toMatchObject({ column: 0, row: 0 });
});

test.each([
  ['up to the lines above', 6.1, 4, 0],
  ['down again', 10.1, 8, 7],
])('when the text moves %s, no head stays in it or above it', (_, top, lowest, next) => {
  const rain = landed();
  want(rain, { ...WANTED, boxes: [[2, 2, top]] });
  rain.random = () => 0;
  expect(advance(rain, 100)[1]?.row).toBe(next);
  for (let n = 0; n < 20; n++)
    expect(advance(rain, 150).filter(({ column, row }) => column === 1 && row > lowest)).toEqual([]);
});

test.each([
  ['with four free rows falls', 5.1, [0, 1, 2, 3]],
  ['with fewer free rows does not start: it would be litter', 4.9, []],
  ['above a text that has moved up behind the bar does not start', -1, []],
])('a column %s', (_, top, rows) => {
  const rain = start();
  want(rain, { ...WANTED, boxes: [[2, 2, top]] });
  const seen = Array.from({ length: 200 }, (_, n) => advance(rain, n * 50)).flat();
  const fallen = new Set(seen.flatMap(({ column, row }) => (column === 1 ? row : [])));
  expect([...fallen]).toEqual(rows);
});

/** One column falling, one resting, one fading, one above the screen, one falling low. */
function mixed(): Rain {
  const rain = start();
  const columns: Partial<Column>[] = [
    { row: 2, trail: [3, 2, 1] },
    { row: 6, rested: 100, trail: [4] },
    { row: 6, rested: -3200, trail: [5] },
    { row: -4 },
    { row: 8, trail: [9, 8, 7, 6, 5, 4, 3, 2, 1] },
  ];
  rain.columns = columns.map((more, n) => column({ column: n, ...more }));
  return rain;
}

test('wider or narrower: the columns at the left do not change; new ones at the right are in full swing', () => {
  const rain = mixed();
  const before = structuredClone(rain.columns);
  resizeRain(rain, WIDTH + 45, HEIGHT);
  expect(rain.columns.slice(0, 5)).toEqual(before);
  // A third one would be cut off in the middle of its characters.
  expect(rain.columns.slice(5).map(({ column }) => column)).toEqual([5, 6]);
  resizeRain(rain, 61, HEIGHT);
  expect(rain.columns).toEqual(before.slice(0, 3));
});

test('taller or shorter: columns keep their place; what would be below the screen or in a text is not seen', () => {
  const rain = mixed();
  resizeRain(rain, WIDTH, HEIGHT + 100);
  expect(heads(rain)).toEqual([
    [0, 2],
    [1, 6],
    [2, 6],
    [4, 8],
  ]);
  resizeRain(rain, WIDTH, 100);
  expect(heads(rain)).toEqual([[0, 2]]);
});

test('a falling column has its trail above it, oldest at the top', () => {
  const rain = start();
  for (let row = 0; row < 3; row++) {
    rain.random = () => (row + 0.5) / 48;
    advance(rain, 0);
  }
  const trail = visibleGlyphs(rain).filter((glyph) => glyph.column === 1);
  expect(trail.map(({ row, character, age }) => [row, character, age])).toEqual([
    [2, 2, 0],
    [1, 1, 1],
    [0, 0, 2],
  ]);
});

test('the first picture looks as if it had rained for a while, with columns of all kinds', () => {
  const rain = createRain(randomFrom(7));
  want(rain, { ...WANTED, boxes: [[0, 500, 31.2]] });
  resizeRain(rain, 20_000, 800);
  const glyphs = visibleGlyphs(rain);
  expect(glyphs.some(({ alpha }) => alpha < 1)).toBe(true);
  const falling = glyphs.filter(({ age, row }) => age === 0 && row !== 29);
  expect(falling.length).toBeGreaterThan(20);
  expect(glyphs.length).toBeGreaterThan(falling.length * 3);
});

test('the rain spells new words in each order as often as in any other', () => {
  const random = randomFrom(7);
  const counts: Record<string, number> = {};
  for (let n = 0; n < 6000; n++) {
    const rain = createRain(random);
    want(rain, { ...WANTED, words: [['a', 'b', 'c']] });
    const order = rain.queue.join('');
    counts[order] = (counts[order] ?? 0) + 1;
  }
  expect(Object.keys(counts)).toHaveLength(6);
  for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('the same words change nothing, a still picture starts anew with others', () => {
  const words: Wanted['words'] = [[...'abcdefgh']];
  const rain = start(randomFrom(1));
  want(rain, { ...WANTED, words });
  const { queue, columns } = rain;
  want(rain, { ...WANTED, words, still: true });
  expect([rain.queue, rain.columns]).toEqual([queue, columns]);
  want(rain, { ...WANTED, words: [['i']], still: true });
  expect([rain.queue, rain.columns]).toEqual([['i'], []]);
});

test('a trail is seen for so many redraws, and a letter stands before it dissolves', () => {
  const rain = start();
  rain.rows = 100;
  rain.columns = [column({ row: 90, trail: Array(80).fill(0) })];
  expect(visibleGlyphs(rain)).toHaveLength(TRAIL_REDRAWS);
  expect([standing(CHARACTERS.length - 1), standing(CHARACTERS.length) > 0]).toEqual([0, true]);
});

/** A dissolving letter has a quarter of its strength left after so many redraws. */
const READABLE = 8;
const SPELT = ['typescript', 'react', 'nodejs', 'postgresql', 'docker', 'lua', 'c++', 'playwright'];
const FIRST = 4;
/** What a phone shows, in columns and rows: the words, and the portrait beside the greeting. */
const PHONE: Box[] = [
  [0.8, 18.4, 11.3],
  [15.4, 18.7, 8.6],
];
const DESKTOP: Box[] = [
  [2, 47, 22.4],
  [57, 70, 30.4],
];

/** Rain with words above some boxes, with the bar's height as its first row. */
function rainOf(width: number, height: number, boxes: Box[], seed = 7, all = SPELT) {
  const rain = createRain(randomFrom(seed));
  want(rain, { words: [all.slice(0, FIRST), all.slice(FIRST)], first: 3, boxes, still: false });
  resizeRain(rain, width, height);
  return rain;
}

/** The words that can be read in a picture. */
function readWords(glyphs: Glyph[]): string[] {
  const columns = new Map<number, string[]>();
  for (const { column, row, character, age } of glyphs)
    if (character >= CHARACTERS.length && age < standing(character) + READABLE)
      columns.set(
        column,
        Object.assign(columns.get(column) ?? [], { [row]: CHARACTERS[character - CHARACTERS.length] }),
      );
  return [...columns.values()].map((letters) => letters.join('')).filter((word) => SPELT.includes(word));
}

/** Twenty seconds of rain, as it stands at each redraw: the letters that can be read, by column and row. */
function rainFor(width: number, height: number, boxes: Box[]) {
  const rain = rainOf(width, height, boxes);
  const cells = new Map<string, Partial<Glyph>>();
  for (const glyph of visibleGlyphs(rain)) cells.set(`${glyph.column} ${glyph.row}`, glyph);
  return Array.from({ length: 400 }, (_, n) => {
    for (const cell of cells.values()) cell.age = (cell.age ?? 0) + 1;
    for (const glyph of advance(rain, n * 50)) cells.set(`${glyph.column} ${glyph.row}`, glyph);
    const columns = rain.columns.map((_, column) =>
      Array.from({ length: rain.rows }, (_, row) => {
        const { character = 0, age = 99, alpha = 0 } = cells.get(`${column} ${row}`) ?? {};
        return alpha > 0.2 && character >= CHARACTERS.length && age < standing(character) + READABLE
          ? CHARACTERS.charAt(character - CHARACTERS.length)
          : ' ';
      }).join(''),
    );
    return columns.map((text) => ({
      word: text.trim(),
      from: text.search(/\S/),
      end: text.trimEnd().length,
    }));
  });
}

test.each([
  ['a phone', 390, 844, PHONE, 2, 6, 7],
  ['a desktop', 1440, 900, DESKTOP, 8, 20, 12],
])(
  'on %s some stand at any time, whole, and above what they fall on',
  (_, width, height, boxes, least, most, longest) => {
    const redraws = rainFor(width, height, boxes);
    const lit = redraws.flat().filter(({ word }) => word);
    expect(lit.filter((each) => each.from < 3)).toEqual([]);
    // While it is spelled the end is missing, while it dissolves the beginning: it is never torn in between.
    const isTorn = (word: string) => !SPELT.some((whole) => whole.startsWith(word) || whole.endsWith(word));
    expect(lit.filter(({ word }) => isTorn(word))).toEqual([]);
    const whole = lit.map(({ word }) => word).filter((word) => SPELT.includes(word));
    const mean = whole.length / redraws.length;
    expect(mean).toBeGreaterThan(least);
    expect(mean).toBeLessThan(most);
    expect(new Set(whole)).toEqual(new Set(SPELT.filter((word) => word.length <= longest)));
  },
);

test('the first picture on a phone shows two of the words that come first, but for one in fifty', () => {
  const shown = Array.from({ length: 200 }, (_, seed) =>
    readWords(visibleGlyphs(rainOf(390, 844, PHONE, seed + 1))).filter((word) => SPELT.indexOf(word) < FIRST),
  );
  expect(shown.filter((some) => new Set(some).size < 2).length).toBeLessThan(shown.length / 50);
});

test('no word comes again while others that fit wait', () => {
  const rain = rainOf(2000, 800, [], 1);
  const order: string[] = [];
  for (let n = 0; n < 200; n++) {
    const before = [...rain.queue];
    advance(rain, n * 50);
    order.push(...before.slice(0, before.indexOf(rain.queue[0] ?? '')));
  }
  expect(order.length).toBeGreaterThan(SPELT.length * 2);
  for (let n = SPELT.length; n < order.length; n++) expect(order[n]).toBe(order[n - SPELT.length]);
});

test('columns with room for short words only do not all spell the same few', () => {
  const shown = Array.from({ length: 50 }, (_, seed) => {
    const rain = rainOf(840, 390, [[1, 27, 8.1]], seed + 1);
    return rain.columns.slice(0, 28).flatMap(({ word }) => word || []);
  });
  expect(new Set(shown.flat())).toEqual(new Set(['lua', 'c++']));
  for (const words of shown) expect(words.length).toBeLessThan(6);
});

test('other words are taken over at once, those that come first as soon as there is room', () => {
  const rain = rainOf(390, 844, []);
  want(rain, { words: [['lua', 'c++'], ['docker']], first: 3, boxes: [], still: false });
  expect([...rain.queue].sort()).toEqual(['c++', 'docker', 'lua']);
  expect(rain.queue[2]).toBe('docker');
  rain.random = () => 0.999;
  for (let n = 0; n < 200; n++) advance(rain, n * 50);
  expect(rain.columns.map(({ word }) => word).filter(Boolean).length).toBeLessThanOrEqual(2);
  expect(rain.queue[0]).toBe('docker');
});

test('a word that ends on the text dissolves to its last letter: those of all columns would form a row', () => {
  const rain = rainOf(2000, 800, [[0, 100, 12.1]], 7, ['nowhere']);
  const lowest = Array.from({ length: 400 }, (_, n) => advance(rain, n * 50))
    .flat()
    .filter(({ row, character }) => row === 10 && character >= CHARACTERS.length);
  expect(lowest.length).toBeGreaterThan(400);
  // None of them is new again and again.
  const ages = lowest.map(({ age }) => age);
  expect(ages.filter((age) => age === 0).length).toBeLessThan(lowest.length / 40);
  expect(Math.max(...ages)).toBeLessThan(standing(CHARACTERS.length) + TRAIL_REDRAWS);
});

test('a still picture has no row of resting characters', () => {
  const rain = createRain(randomFrom(7));
  want(rain, { words: [[], []], first: 3, boxes: [[0, 100, 21.2]], still: true });
  resizeRain(rain, 2000, 800);
  const row = visibleGlyphs(rain).filter(({ row }) => row === 19);
  expect(row.length).toBeGreaterThan(0);
  expect(row.filter(({ age }) => age < 1).length).toBeLessThan(5);
});

test.each([
  ['without words', [] as string[], 20],
  ['where a word would reach into the text', ['postgresql'], 12.4],
])('%s all characters are ordinary', (_, words, top) => {
  const rain = rainOf(2000, 800, [[0, 100, top]], 7, words);
  const drawn = Array.from({ length: 400 }, (_, n) => advance(rain, n * 50)).flat();
  expect(
    [...drawn, ...visibleGlyphs(rain)].filter(({ character }) => character >= CHARACTERS.length),
  ).toEqual([]);
});
