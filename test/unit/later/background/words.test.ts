import { expect, test } from 'vitest';
import {
  advance,
  CHARACTERS,
  createRain,
  resizeRain,
  standing,
  visibleGlyphs,
} from '../../../../src/later/background/model';
import { randomFrom } from '../../../support/random.ts';

/** A dissolving letter has a quarter of its strength left after so many redraws. */
const READABLE = 8;
const WORDS = ['typescript', 'lua', 'postgresql', 'c++'];

/** Twenty seconds of rain, as it stands at each redraw: the letters that can be read, by column and row. */
function rainFor(width: number, height: number, end: number) {
  const random = randomFrom(7);
  const rain = Object.assign(createRain(), { words: WORDS, space: [3, end] as const });
  resizeRain(rain, width, height, random);
  const cells = new Map<string, { character: number; age: number }>();
  for (const { column, row, character, age } of visibleGlyphs(rain))
    cells.set(`${column} ${row}`, { character, age });
  return Array.from({ length: 400 }, (_, n) => {
    for (const cell of cells.values()) cell.age++;
    for (const { column, row, character } of advance(rain, n * 50, random))
      cells.set(`${column} ${row}`, { character, age: 0 });
    const columns = rain.columns.map((_, column) =>
      Array.from({ length: rain.rows }, (_, row) => {
        const { character = 0, age = 99 } = cells.get(`${column} ${row}`) ?? {};
        return character >= CHARACTERS.length && age < standing(character) + READABLE
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
  ['a phone', 390, 844, 19, 3, 6],
  ['a desktop', 1440, 900, 21, 8, 20],
])('on %s some stand at any time, whole, and above the first text', (_, width, height, end, least, most) => {
  const redraws = rainFor(width, height, end);
  const lit = redraws.flat().filter(({ word }) => word);
  expect(lit.filter((each) => each.from < 3 || each.end > end)).toEqual([]);
  // While it is spelled the end is missing, while it dissolves the beginning: it is never torn in between.
  const isTorn = (word: string) => !WORDS.some((whole) => whole.startsWith(word) || whole.endsWith(word));
  expect(lit.filter(({ word }) => isTorn(word))).toEqual([]);
  const whole = lit.map(({ word }) => word).filter((word) => WORDS.includes(word));
  const mean = whole.length / redraws.length;
  expect(mean).toBeGreaterThan(least);
  expect(mean).toBeLessThan(most);
  expect(new Set(whole)).toEqual(new Set(WORDS));
});

test.each([
  ['without words', [], 20],
  ['where a word would reach into the text', ['postgresql'], 12],
])('%s all characters are ordinary', (_, words, end) => {
  const rain = Object.assign(createRain(), { words, space: [3, end] as const });
  resizeRain(rain, 2000, 800, randomFrom(7));
  const drawn = Array.from({ length: 400 }, (_, n) => advance(rain, n * 50, randomFrom(7))).flat();
  expect(
    [...drawn, ...visibleGlyphs(rain)].filter(({ character }) => character >= CHARACTERS.length),
  ).toEqual([]);
});
