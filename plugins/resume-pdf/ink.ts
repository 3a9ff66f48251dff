import type { Weight } from './faces.ts';

/** How text looks; lengths in pt. */
export interface Ink {
  size: number;
  /** From baseline to baseline. */
  leading: number;
  weight: Weight;
  color: string;
  tracking?: number;
}

/** Text of one look and one link. */
export interface Piece {
  text: string;
  ink: Ink;
  url?: string;
  /** Stays on one line as long as it fits on any. */
  whole?: boolean;
  /** Stands between two others, so not where a line begins or ends. */
  separator?: boolean;
}
