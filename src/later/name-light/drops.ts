import type { Random } from '../background/model';

/** Duration of the effect. */
export const LIGHT_MS = 900;
/** Number of characters behind a drop's head, and length of the glow in rows. */
export const TAIL_ROWS = 7;
/** When the last column starts, as a share of the duration. */
const LATEST_START = 0.45;

/** One column of characters falling through a heading. */
export interface Drop {
  /** When it starts, as a share of the duration. */
  start: number;
  /** Its characters, row by row. */
  characters: string;
  /** Whether they have been drawn. */
  isWritten?: boolean;
}

/** A drop for each column, starting roughly from left to right but at random intervals. */
export function createDrops(columns: number, rows: number, random: Random): Drop[] {
  return Array.from({ length: columns }, (_, column) => ({
    start: LATEST_START * ((column / columns) * 0.6 + random() * 0.4),
    characters: Array.from({ length: rows }, () => Math.floor(random() * 36).toString(36)).join(''),
  }));
}

/**
 * The row that a drop's head has reached, with its fraction: negative above the box, and at the end so far below it
 * that its tail has left it too.
 * @param time elapsed share of the duration, 0 to 1
 */
export const rowOf = ({ start }: Drop, rows: number, time: number): number =>
  ((time - start) / (1 - LATEST_START)) * (rows + TAIL_ROWS + 1) - 1;
