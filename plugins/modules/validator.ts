import type { Owner } from '../content/owner.ts';
import { ContentError, type Fault, faultLine } from '../fault.ts';

/**
 * Returns a function that checks the content, and returns its warnings, each of which it logs once until the content changes.
 * @throws ContentError if the content has faults; the dev server's also has their places for the editor
 */
export function validator(owner: Owner) {
  /** The verdict whose warnings were logged last. */
  let logged: object | undefined;
  return async (warn: (text: string) => void, isServed: boolean): Promise<Fault[]> => {
    try {
      const verdict = await owner.check();
      if (verdict.faults.length) throw new ContentError(verdict.faults, isServed ? owner.root : undefined);
      if (verdict !== logged) for (const warning of verdict.warnings) warn(faultLine(warning));
      logged = verdict;
      return verdict.warnings;
    } catch (error) {
      // A missing package may be installed by the next reload.
      owner.forget();
      throw error;
    }
  };
}
