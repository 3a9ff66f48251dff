import type { Notes } from '../notes.ts';
import type { Path, Tree } from '../tree.ts';
import type { Shape } from './shape.ts';

/** What every part of the mending works with. */
export interface Mending {
  notes: Notes;
  /** Whether only faults are touched: blanks stay, nothing is added. */
  gentle: boolean;
  /** Where the résumé's own address leads, for addresses that begin with a slash. */
  home?: string;
  /**
   * Makes a value what the schema wants.
   * @param section the nearest name above it, such as `work` or `location`
   * @returns undefined where nothing of it can be used
   */
  mend: (tree: Tree, shape: Shape, path: Path, section: string) => Tree | undefined;
}
