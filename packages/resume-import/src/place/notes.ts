import type { Tree } from '../tree.ts';

/** Reasons that the owner is not told: a leaf is for a program, or stays in `resume.json` as it is. */
export const TECHNICAL = 'technical';
export const KEPT = 'kept';
export const isTold = (why: string): boolean => why !== TECHNICAL && why !== KEPT;

/** What becomes of each leaf of a file: every reader that gets these notes says in them which leaves it has placed. */
export class Notes {
  /** The leaves that were placed, each with the form in which the result says it. */
  readonly forms = new Map<Tree, string>();
  /** Why a leaf can't be placed where its key says, which counts unless it was placed. */
  readonly reasons = new Map<Tree, string>();

  /** Notes that a leaf was placed; a part of a leaf stands for the whole leaf. */
  take(leaf: Tree, form = (leaf.origin ?? leaf).words.trim()): void {
    this.forms.set(leaf.origin ?? leaf, form);
  }

  /** Takes back that a leaf was placed. */
  drop(leaf: Tree): void {
    this.forms.delete(leaf);
  }

  refuse(leaf: Tree, why: string): void {
    this.reasons.set(leaf.origin ?? leaf, why);
  }
}
