import { expect, test } from 'vitest';
import { CHARACTERS, type Glyph, standing, TRAIL_REDRAWS } from '../../../src/background/glyphs';
import {
  advance,
  type Box,
  createRain,
  resizeRain,
  visibleGlyphs,
  want,
} from '../../../src/background/model';
import { randomFrom } from '../../support/random.ts';

/** A dissolving letter has a quarter of its strength left after so many redraws. */
const READABLE = 8;
const WORDS = ['typescript', 'react', 'nodejs', 'postgresql', 'docker', 'lua', 'c++', 'playwright'];
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
function rainOf(width: number, height: number, boxes: Box[], seed = 7, all = WORDS) {
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
  return [...columns.values()].map((letters) => letters.join('')).filter((word) => WORDS.includes(word));
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
    const isTorn = (word: string) => !WORDS.some((whole) => whole.startsWith(word) || whole.endsWith(word));
    expect(lit.filter(({ word }) => isTorn(word))).toEqual([]);
    const whole = lit.map(({ word }) => word).filter((word) => WORDS.includes(word));
    const mean = whole.length / redraws.length;
    expect(mean).toBeGreaterThan(least);
    expect(mean).toBeLessThan(most);
    expect(new Set(whole)).toEqual(new Set(WORDS.filter((word) => word.length <= longest)));
  },
);

test('the first picture on a phone shows two of the words that come first, but for one in fifty', () => {
  const shown = Array.from({ length: 200 }, (_, seed) =>
    readWords(visibleGlyphs(rainOf(390, 844, PHONE, seed + 1))).filter((word) => WORDS.indexOf(word) < FIRST),
  );
  expect(shown.filter((some) => new Set(some).size < 2).length).toBeLessThan(shown.length / 50);
});

test('no word comes again while others that fit wait, and the order is another one each time', () => {
  const orders = [1, 2].map((seed) => {
    const rain = rainOf(2000, 800, [], seed);
    const order: string[] = [];
    for (let n = 0; n < 200; n++) {
      const before = [...rain.queue];
      advance(rain, n * 50);
      order.push(...before.slice(0, before.indexOf(rain.queue[0] ?? '')));
    }
    return order;
  });
  for (const order of orders) {
    expect(order.length).toBeGreaterThan(WORDS.length * 2);
    for (let n = WORDS.length; n < order.length; n++) expect(order[n]).toBe(order[n - WORDS.length]);
  }
  expect(orders[0]?.slice(0, 8)).not.toEqual(orders[1]?.slice(0, 8));
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
