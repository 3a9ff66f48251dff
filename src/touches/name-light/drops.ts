import type { Random } from '../../rain/model';

/** How long all of it takes. */
export const LIGHT_MS = 900;
/** Characters above the one that falls first; what they pass glows for as long. */
export const TAIL_ROWS = 7;
/** The last column starts after so much of the time. */
const LATEST_START = 0.45;

/** One column that falls through the name. */
export interface Drop {
  /** When it starts, as a share of the time. */
  start: number;
  /** What it writes, row by row. */
  characters: string;
  /** Whether it has written them. */
  isWritten?: boolean;
}

/** A drop for each column, from left to right: the light comes with reading, and never in step. */
export function createDrops(columns: number, rows: number, random: Random): Drop[] {
  return Array.from({ length: columns }, (_, column) => ({
    start: LATEST_START * ((column / columns) * 0.6 + random() * 0.4),
    characters: Array.from({ length: rows }, () => Math.floor(random() * 36).toString(36)).join(''),
  }));
}

/**
 * The row that a drop has come to, with its fraction: less than 0 above the box, and at the end of the
 * time so far below that nothing of its tail is left.
 * @param time share of the time that has passed, 0 to 1
 */
export const rowOf = ({ start }: Drop, rows: number, time: number): number =>
  ((time - start) / (1 - LATEST_START)) * (rows + TAIL_ROWS + 1) - 1;
