import { display, type Notes } from '../notes.ts';
import type { Origin, Path, Tree } from '../tree.ts';
import type { Shape } from './shape.ts';

/** What is the same at every place of a résumé. */
export interface FixContext {
  notes: Notes;
  /** Whether to change only faults: blanks stay, nothing is added. */
  minimal: boolean;
  /** The résumé's own URL, as the base of URLs that start with a slash. */
  home?: string;
  /**
   * Fixes the value at a place to match the schema.
   * @returns undefined if nothing of it can be used
   */
  fix: (tree: Tree, shape: Shape, place: Place) => Tree | undefined;
}

/** A place in the résumé that is being fixed, to which the notes about it refer. */
export class Place {
  constructor(
    readonly context: FixContext,
    readonly path: Path = [],
  ) {}

  /** The last name in the path, such as `work` or `location`; `resume` at the top level. */
  get section(): string {
    return this.path.findLast((key): key is string => typeof key === 'string') ?? 'resume';
  }

  at(key: string | number): Place {
    return new Place(this.context, [...this.path, key]);
  }

  noteFix(origin: Origin, what: string, alike?: string): void {
    this.context.notes.addFix(origin, this.path, what, alike);
  }

  noteUnresolved(origin: Origin, what: string, alike?: string): void {
    this.context.notes.addUnresolved(origin, this.path, what, alike);
  }

  /** Notes that something was left out, quoting it word for word. */
  reject(tree: Tree, why: string, remedy?: string): undefined {
    this.noteUnresolved(tree, `${display(tree)} ${why}, so it was left out${remedy ? `; ${remedy}` : ''}`);
  }
}
