import { dirname } from 'node:path/posix';
import type { JSONPath } from 'jsonc-parser';
import { normalizeKey } from '../../packages/resume-import/src/text/field-names.ts';
import { marksHidden } from '../../packages/resume-import/src/text/hidden-marks.ts';
import { fieldOf } from '../content/read/source.ts';
import type { Advice } from '../fault.ts';

/** True if a page with such a field is for nobody to see; in a résumé the status of a publication may be "draft". */
export const marksDraft = (key: string, value: unknown): boolean =>
  marksHidden(normalizeKey(key) === 'status' ? 'visibility' : key, value);

/** Returns what is wrong with such a mark on a group of a file, and what to do: to remove the mark would not hide it, either. */
export function hidesNothing(path: JSONPath, file: string): Advice {
  const [what, where] = path.length ? [fieldOf(path), 'this file'] : ['this file', dirname(file)];
  return [
    `hides nothing: ${what} is published all the same`,
    `move ${what} out of ${where} until others may read it`,
  ];
}
