import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEMONSTRATION_FOLDER, EXAMPLES_FOLDER, isBelow } from '../content/read/folder.ts';
import { CODE } from '../project.ts';

/** The folder whose files replace those of the same path in `src/`; relative to the project's root. */
export const OVERRIDES_FOLDER = 'overrides';

/** Returns the absolute path of the overrides; undefined if the site's content, `folder`, is there to test the code. */
export function overridesFolder(root: string, folder: string, env = process.env): string | undefined {
  const isTested =
    env.CONTENT_DIR || env.VITEST ? [DEMONSTRATION_FOLDER, EXAMPLES_FOLDER] : [EXAMPLES_FOLDER];
  if (isTested.some((each) => isBelow(resolve(root, each), folder))) return undefined;
  const overrides = resolve(root, OVERRIDES_FOLDER);
  // Vite knows files by the targets of symbolic links.
  return existsSync(overrides) ? realpathSync(overrides) : overrides;
}

/** Returns the name of a file, such as `components/hero`: its path without the extension of a script. */
export const nameOf = (file: string): string => file.replace(/\.[jt]sx?$/, '');

/** The folder `src/`, absolute. */
export const SOURCES = resolve(CODE, 'src');

const SUFFIXES = ['', '.tsx', '.ts', '.jsx', '.js'];

/** Returns the file that an import of a path means, which may lack its extension; undefined if there is none. */
export const fileAt = (path: string): string | undefined =>
  SUFFIXES.map((suffix) => path + suffix).find((file) => /\.\w+$/.test(file) && existsSync(file));

/** Returns the absolute path of a file of `src/` by its path below, with or without its extension. */
export const originalFile = (name: string): string | undefined => fileAt(resolve(SOURCES, name));

/** The prefix by which an override imports its original, or any other file of `src/`: `original:components/hero`. */
export const ORIGINAL = 'original:';
