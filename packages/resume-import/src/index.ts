import type { importResume as Import } from '../index.d.ts';
import { importFrom } from './import-from.ts';

export type { Imported, Resume, Section } from '../index.d.ts';
export { NotAResume } from './read/read-text.ts';

/** The package: what it does is said in `index.d.ts`. */
export const importResume: typeof Import = importFrom;
