/** The rules of the falling characters. Independent of any canvas: returns the glyphs to draw. */

import { COLUMN_WIDTH_PX, REDRAW_MS, ROW_HEIGHT_PX } from './grid';

/** 48 ASCII characters, which every monospaced system font has. */
export const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyz{}[]<>()/*+=';
/** A column rests at the bottom for this long before it fades. */
export const FADE_WAIT_MS = 3000;
export const FADE_MS = 1000;
/** Probability per redraw that a column at the bottom restarts: half of them do within 3 s. */
export const RESTART_CHANCE = 0.012;
/** Probability that a column which starts at the top spells a word. */
export const WORD_CHANCE = 0.5;
/** The letters of a word keep their strength for this many redraws: 2 s. */
export const LIT_REDRAWS = 40;
/** After this many redraws at most 2 % of an ordinary character is left. */
export const TRAIL_REDRAWS = 24;
/** New columns start up to this many screens above the screen, so that they do not fall in step. */
const START_SCREENS = 2;
/** A column that is cut off further than this at the side, in px, would tear its characters: there is none. */
const MIN_COLUMN_PX = 14;
/** How long the rain has already fallen when it is first seen, in redraws. */
const SETTLED_REDRAWS = 120;

/** A source of numbers in [0, 1), like `Math.random`. */
export type Random = () => number;

/** One column of characters; each is an index in `CHARACTERS`, plus 48 if it is lit as a letter of a word. */
export interface Column {
  /** Row of its head; negative while still above the screen. */
  row: number;
  /** When it came to rest on the lowest row, where only its last character is left; in ms of the loop's clock. */
  rested?: number;
  /** Its characters, latest first: `trail[n]` is `n` rows above the head. */
  trail: number[];
  /** The word that it spells, and the row of its first letter. */
  word: string;
  from: number;
}

/** All columns from left to right, the number of complete rows on the screen, and the time of the last redraw. */
export interface Rain {
  columns: Column[];
  rows: number;
  nowMs: number;
  /** The words to spell, in the `CHARACTERS`. */
  words: string[];
  /** The rows that words may use: the first to before the end. */
  space: [first: number, end: number];
}

/** One character to draw; `age` is the number of redraws since it appeared, 0 for a new one. */
export interface Glyph {
  column: number;
  row: number;
  character: number;
  alpha: number;
  age: number;
}

/** Rain without a size, which `resizeRain` sets, and without words. */
export function createRain(): Rain {
  return { columns: [], rows: 1, nowMs: 0, words: [], space: [0, 0] };
}

/** How long a character stays as it is before it dissolves, in redraws. */
export const standing = (character: number): number => (character < CHARACTERS.length ? 0 : LIT_REDRAWS);

/**
 * Advances by one redraw: each falling column falls one row, the others wait, fade or restart.
 * @param nowMs time of the redraw in ms; must not run backwards
 * @returns the latest character of each column on the screen, left to right
 */
export function advance(rain: Rain, nowMs: number, random: Random): Glyph[] {
  rain.nowMs = nowMs;
  for (const column of rain.columns) step(column, rain, random);
  return visibleGlyphs(rain, 1);
}

/** Starts a column from the top, with a word if chance wants it and there is room for it. */
function start(column: Column, rain: Rain, random: Random) {
  const { words, space } = rain;
  const word = words[Math.floor(random() * words.length)] ?? '';
  const places = space[1] - space[0] - word.length + 1;
  column.rested = undefined;
  column.row = -1;
  column.word = places > 0 && random() < WORD_CHANCE ? word : '';
  column.from = space[0] + Math.floor(random() * places);
}

function step(column: Column, rain: Rain, random: Random) {
  const { rows, nowMs } = rain;
  if (column.rested !== undefined) {
    const isSeen = nowMs - column.rested < FADE_WAIT_MS + FADE_MS;
    // A column that fell through its own word would tear it.
    if (isSeen && (column.word || random() >= RESTART_CHANCE)) return;
    start(column, rain, random);
  }
  if (++column.row < 0) return;
  const letter = column.word.charAt(column.row - column.from);
  const any = Math.floor(random() * CHARACTERS.length);
  column.trail.unshift(letter ? CHARACTERS.indexOf(letter) + CHARACTERS.length : any);
  column.trail.splice(LIT_REDRAWS + TRAIL_REDRAWS);
  if (column.row >= rows - 1) column.rested = nowMs;
}

/**
 * Fits the rain to a screen, keeping the columns that remain. New ones are added at the right, as if they had been
 * falling for a while. When the height changes, a resting column moves with the bottom; a falling one stays where it
 * is, unless that is now below the screen: then it continues from just above the bottom and rests at the next redraw.
 * @param width, height of the screen in CSS px
 */
export function resizeRain(rain: Rain, width: number, height: number, random: Random) {
  const { nowMs } = rain;
  const rows = Math.max(1, Math.floor(height / ROW_HEIGHT_PX));
  rain.rows = rows;
  rain.columns = Array.from({ length: Math.ceil((width - MIN_COLUMN_PX) / COLUMN_WIDTH_PX) }, (_, index) => {
    const kept = rain.columns[index];
    if (kept) {
      kept.row = kept.rested === undefined ? Math.min(kept.row, rows - 2) : rows - 1;
      if (kept.word.length + kept.from > rain.space[1]) {
        // The page's text may be where its word was.
        kept.word = '';
        kept.trail = kept.trail.map((character) => character % CHARACTERS.length);
      }
      return kept;
    }
    const added = { trail: [] as number[] } as Column;
    start(added, rain, random);
    added.row -= Math.floor(random() * rows * START_SCREENS);
    for (let n = SETTLED_REDRAWS; n--; ) {
      rain.nowMs = nowMs - n * REDRAW_MS;
      step(added, rain, random);
    }
    return added;
  });
}

/**
 * The current picture including trails, for the first frame and for a canvas cleared by a resize.
 * @param length maximum number of characters of a trail, including its head
 * @returns each visible character, column by column
 */
export const visibleGlyphs = ({ columns, nowMs }: Rain, length = LIT_REDRAWS + TRAIL_REDRAWS): Glyph[] =>
  columns.flatMap(({ row, rested, trail }, column) =>
    trail
      .slice(0, rested === undefined ? Math.min(length, row + 1) : 1)
      .map((character, age) => ({
        column,
        row: row - age,
        character,
        alpha: Math.min(1, 1 - (nowMs - (rested ?? nowMs) - FADE_WAIT_MS) / FADE_MS),
        age,
      }))
      .filter(({ character, age }) => age < standing(character) + TRAIL_REDRAWS),
  );
