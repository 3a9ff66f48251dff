/** The rules of the falling characters. Independent of any canvas: returns the glyphs to draw. */

import { CHARACTERS, type Glyph, isGone } from './glyphs';
import {
  ABOVE_ROWS,
  BESIDE_COLUMNS,
  COLUMN_WIDTH_PX,
  MIN_COLUMN_PX,
  MIN_ROWS,
  REDRAW_MS,
  ROW_HEIGHT_PX,
} from './grid';

/** A column rests where it has landed, or below the screen, for this long before it fades. */
export const FADE_WAIT_MS = 3000;
export const FADE_MS = 1000;
/** Probability per redraw that a column below the screen restarts: half of them do within 3 s. */
export const RESTART_CHANCE = 0.012;
/** Probability that a column without a word dissolves where it lands: all heads together would form a row. */
export const VANISH_CHANCE = 0.98;
/** Probability that a column spells a word. */
export const WORD_CHANCE = 0.34;
/** For how many redraws the rain has fallen when it is first seen, and for how many of them with words. */
const SETTLED_REDRAWS = 120;
const SPELLED_REDRAWS = 47;

/** The row of a column that has left the screen. */
const GONE = Infinity;

/** A source of numbers in [0, 1), like `Math.random`. */
export type Random = () => number;

/** What the rain lands on: its left and right in columns, its top in rows of the screen, or above it; with fractions. */
export type Box = [left: number, right: number, top: number];

/** One column of characters; each is an index in `CHARACTERS`, plus 48 if it is lit as a letter of a word. */
export interface Column {
  /** Its place from the left. */
  column: number;
  /** Row of its head; above the first row while the column waits for its start. */
  row: number;
  /** When it last fell, in ms of the loop's clock: since then it rests on its lowest row or has left the screen. */
  rested: number;
  /** Its characters, latest first: `trail[n]` is `n` rows above the head. */
  trail: number[];
  /** The word that it spells, and the row of its first letter. */
  word: string;
  from: number;
}

/** What the page asks of the rain. */
export interface Wanted {
  /** The words to spell, of `CHARACTERS` alone: those that come first and without chance, and the others. */
  words: [first: string[], ...others: string[][]];
  /** The first row that can be seen, below the bar. */
  first: number;
  boxes: Box[];
  /** True if the picture stands still. */
  still: boolean;
}

/** All columns from left to right, the number of rows on the screen, and the time of the last redraw. */
export interface Rain extends Wanted {
  columns: Column[];
  rows: number;
  nowMs: number;
  random: Random;
  /** The words in the order in which they come, and how many of them come as soon as there is room. */
  queue: string[];
  due: number;
}

/** Returns rain that has not begun: `want` sets what it needs, then `resizeRain` its size. */
export const createRain = (random: Random) => ({ random, columns: [] as Column[], nowMs: 0 }) as Rain;

/**
 * Sets what the page asks of the rain. New words are shuffled, first and others apart; a still picture shows them at once.
 */
export function want(rain: Rain, wanted: Wanted) {
  const { words, still } = wanted;
  if (`${words}` !== `${rain.words}`) {
    rain.queue = words.flatMap((part) => shuffled(part, rain.random));
    rain.due = words[0].length;
    if (still) rain.columns = [];
  }
  Object.assign(rain, wanted);
}

/** Returns the words in any order, each as likely as the others. */
const shuffled = (words: string[], random: Random): string[] =>
  words.reduce<string[]>((queue, word) => {
    queue.splice(random() * (queue.length + 1), 0, word);
    return queue;
  }, []);

/**
 * Advances by one redraw: each falling column falls one row, the others wait, fade or restart.
 * @param nowMs time of the redraw in ms; must not run backwards
 * @returns the latest character of each column on the screen, left to right
 */
export function advance(rain: Rain, nowMs: number): Glyph[] {
  rain.nowMs = nowMs;
  for (const column of rain.columns) step(column, rain);
  return visibleGlyphs(rain, 1);
}

/** Returns the lowest row of a column: on the highest box in it, or just below the screen; -1 if it must not start. */
const floorOf = ({ rows, first, boxes }: Rain, { column }: Pick<Column, 'column'>): number =>
  Math.min(
    rows,
    ...boxes.flatMap(([left, right, top]) => {
      if (left >= column + 1 + BESIDE_COLUMNS || right <= column - BESIDE_COLUMNS) return [];
      return top < first + MIN_ROWS - 1 + ABOVE_ROWS ? -1 : Math.floor(top - ABOVE_ROWS);
    }),
  );

/** True if a character stands in what the rain lands on, or below it. */
export const isCovered = (rain: Rain, glyph: Glyph): boolean => glyph.row > floorOf(rain, glyph);

function step(column: Column, rain: Rain) {
  const floor = floorOf(rain, column);
  const { rows, first, nowMs, queue, random } = rain;
  if (column.row >= floor) {
    // A column that fell through its own word would tear it.
    const rests = column.row === GONE ? column.word || random() >= RESTART_CHANCE : column.row === floor;
    if (rests && nowMs - column.rested < FADE_WAIT_MS + FADE_MS) return;
    // At random, otherwise columns would fall in step.
    column.row = first - 1 - Math.floor(random() * rows);
    column.trail = [];
    column.word = '';
  }
  if (++column.row === first) {
    const room = Math.min(rows, floor + 1) - first;
    const next = queue.findIndex((word) => word.length <= room);
    // Only from the first half: what was spelled lately waits, even if it is all that there is room for.
    const mayCome = next >= 0 && next < queue.length / 2;
    if (mayCome && (rain.due > 0 || random() < WORD_CHANCE)) {
      rain.due--;
      const [word] = queue.splice(next, 1) as [string];
      queue.push(word);
      column.word = word;
      column.from = first + Math.floor(random() * (room - word.length + 1));
    }
  }
  if (column.row >= first) {
    const letter = column.word[column.row - column.from];
    column.trail.unshift(
      letter ? CHARACTERS.indexOf(letter) + CHARACTERS.length : Math.floor(random() * CHARACTERS.length),
    );
  }
  column.rested = nowMs;
  if (column.row < floor) return;
  if (floor === rows || (!column.word && random() <= VANISH_CHANCE)) column.row = GONE;
}

/**
 * Fits the rain to a screen. The columns that remain keep their place; new ones are added at the right, as if they had
 * been falling for a while.
 * @param width, height of the screen in CSS px
 */
export function resizeRain(rain: Rain, width: number, height: number) {
  const { nowMs, queue, columns } = rain;
  const count = Math.ceil((width - MIN_COLUMN_PX) / COLUMN_WIDTH_PX);
  rain.rows = Math.ceil(height / ROW_HEIGHT_PX);
  // A new column has never rested: its first step starts it, and sets what it lacks. Zeros in their place cost 17 B.
  rain.columns = Array.from({ length: count }, (_, n) => columns[n] ?? ({ column: n, row: GONE } as Column));
  rain.queue = [];
  for (let n = SETTLED_REDRAWS; n--; ) {
    rain.nowMs = nowMs - n * REDRAW_MS;
    if (n < SPELLED_REDRAWS) rain.queue = queue;
    for (const column of rain.columns.slice(columns.length)) step(column, rain);
  }
}

/**
 * Returns the current picture including trails, for the first frame and for a canvas cleared by a resize.
 * @param length maximum number of characters of a trail, including its head
 * @returns each visible character, column by column
 */
export const visibleGlyphs = (rain: Rain, length?: number): Glyph[] =>
  rain.columns.flatMap(({ column, row, rested, trail, word }) => {
    const restedMs = rain.nowMs - rested;
    return trail
      .slice(0, length)
      .map((character, n) => ({
        column,
        row: row - n,
        character,
        alpha: Math.min(1, (FADE_WAIT_MS + FADE_MS) / FADE_MS - restedMs / FADE_MS),
        // A landed head does not fade, unless it is what is left of a word, or the picture stands still.
        age: n || word || rain.still ? n + restedMs / REDRAW_MS : 0,
      }))
      .filter((glyph) => !isGone(glyph) && !isCovered(rain, glyph));
  });
