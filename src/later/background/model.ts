/** The rules of the falling characters. Independent of any canvas: returns the glyphs to draw. */

import { COLUMN_WIDTH_PX, ROW_HEIGHT_PX } from './grid';

/** 48 ASCII characters, which every monospaced system font has. */
export const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyz{}[]<>()/*+=';
/** A column rests at the bottom for this long before it fades. */
export const FADE_WAIT_MS = 3000;
export const FADE_MS = 1000;
/** Probability per redraw that a column at the bottom restarts: half of them do within 3 s. */
export const RESTART_CHANCE = 0.012;
/** Number of characters that a column remembers, so that its trail can be redrawn after a resize. */
export const TRAIL_ROWS = 24;
/** New columns start up to this many screens above the screen, so that they do not fall in step. */
const START_SCREENS = 2;
/** Number of screens that a column has already fallen in a still picture. */
const SETTLED_SCREENS = 1.7;

/** A source of numbers in [0, 1), like `Math.random`. */
export type Random = () => number;

/** One column of characters. */
export interface Column {
  /** Row of its head; negative while still above the screen. */
  row: number;
  /** In `waiting` and `fading`, only the last character is left, on the lowest row. */
  phase: 'falling' | 'waiting' | 'fading';
  /** When it started waiting or fading, in ms of the loop's clock. */
  since: number;
  /** Its characters, latest first: `characters[n]` is `n` rows above the head. */
  characters: string;
}

/** All columns from left to right, the number of complete rows on the screen, and the time of the last redraw. */
export interface Rain {
  columns: Column[];
  rows: number;
  nowMs: number;
}

/** One character to draw; `age` is the number of redraws since it appeared, 0 for a new one. */
export interface Glyph {
  column: number;
  row: number;
  character: string;
  alpha: number;
  age: number;
}

/** Rain without a size, which `resizeRain` sets. */
export function createRain(): Rain {
  return { columns: [], rows: 1, nowMs: 0 };
}

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

function step(column: Column, { rows, nowMs }: Rain, random: Random) {
  const elapsed = nowMs - column.since;
  if (column.phase !== 'falling') {
    const faded = column.phase === 'fading' && elapsed >= FADE_MS;
    if (faded || random() < RESTART_CHANCE) {
      column.phase = 'falling';
      column.row = -1;
    } else if (column.phase === 'waiting' && elapsed > FADE_WAIT_MS) {
      column.phase = 'fading';
      column.since = nowMs;
    }
  }
  if (column.phase !== 'falling' || ++column.row < 0) return;
  const character = CHARACTERS.charAt(random() * CHARACTERS.length);
  column.characters = character + column.characters.slice(0, TRAIL_ROWS - 1);
  if (column.row < rows - 1) return;
  column.phase = 'waiting';
  column.since = nowMs;
}

/**
 * Fits the rain to a screen, keeping the columns that remain. New ones are added at the right. When the height changes,
 * a resting column moves with the bottom; a falling one stays where it is, unless that is now below the screen: then it
 * continues from just above the bottom and comes to rest at the next redraw.
 * @param width, height of the screen in CSS px
 * @param settled whether new columns look as if they had been falling for a while, for a still picture
 */
export function resizeRain(rain: Rain, width: number, height: number, random: Random, settled = false) {
  const rows = Math.max(1, Math.floor(height / ROW_HEIGHT_PX));
  rain.rows = rows;
  rain.columns = Array.from({ length: Math.ceil(width / COLUMN_WIDTH_PX) }, (_, index) => {
    const kept = rain.columns[index];
    if (kept) {
      kept.row = kept.phase === 'falling' ? Math.min(kept.row, rows - 2) : rows - 1;
      return kept;
    }
    const row = -1 - Math.floor(random() * rows * START_SCREENS);
    const added: Column = { row, phase: 'falling', since: 0, characters: '' };
    for (let n = settled ? rows * SETTLED_SCREENS : 0; n > 0; n--) step(added, rain, random);
    return added;
  });
}

/**
 * The current picture including trails, for a still frame and for a canvas cleared by a resize.
 * @param length maximum number of characters of a trail, including its head
 * @returns each visible character, column by column
 */
export function visibleGlyphs({ columns, nowMs }: Rain, length = TRAIL_ROWS): Glyph[] {
  const glyphs: Glyph[] = [];
  columns.forEach(({ row, phase, since, characters }, column) => {
    const count = Math.min(characters.length, phase === 'falling' ? Math.min(length, row + 1) : 1);
    const alpha = phase === 'fading' ? 1 - (nowMs - since) / FADE_MS : 1;
    for (let age = 0; age < count; age++)
      glyphs.push({ column, row: row - age, character: characters.charAt(age), alpha, age });
  });
  return glyphs;
}
