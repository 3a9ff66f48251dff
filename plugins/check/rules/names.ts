import type { Advice } from '../../fault.ts';

/** What the name of a page, which is in its address, is made of. */
export const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Devices of Windows, which can't check out files of such names. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;
/** A file may have 255 letters on most systems; the build puts others around this name. */
const MOST_LETTERS = 100;

/** Returns why a file's name can't be that of a page; `taken` are those that would clash with something else of the site. */
export function nameAdvice(name: string, taken: string[]): Advice | undefined {
  if (taken.includes(name)) return [`the name ${name} is reserved for the site itself`, 'rename the file'];
  if (DEVICE.test(name)) return [`Windows can't check out a file named ${name}`, 'rename it'];
  if (name.length <= MOST_LETTERS) return undefined;
  const problem = `its name has ${name.length} letters, more than some systems take with what the build adds`;
  return [problem, `rename it, in at most ${MOST_LETTERS}`];
}
