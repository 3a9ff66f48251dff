import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentFolder, DEMONSTRATION_FOLDER, EXAMPLES_FOLDER, isBelow } from '../content/read/folder.ts';
import { CODE } from '../project.ts';

/** The folder whose files replace those of the same path in `src/`; relative to the project's root. */
export const OVERRIDES_FOLDER = 'overrides';

/** Returns the folder of the overrides, absolute; undefined for a site of `folder` that the code itself is tested on. */
export function overridesFolder(root: string, folder: string, env = process.env): string | undefined {
  const isTested =
    env.CONTENT_DIR || env.VITEST ? [DEMONSTRATION_FOLDER, EXAMPLES_FOLDER] : [EXAMPLES_FOLDER];
  if (isTested.some((each) => isBelow(resolve(root, each), folder))) return undefined;
  const own = resolve(root, OVERRIDES_FOLDER);
  // Vite knows files by what symbolic links lead to.
  return existsSync(own) ? realpathSync(own) : own;
}

/** True if the site of a project is the demonstration as it comes: its owner has neither content nor overrides. */
export function isDemonstration(root: string, env = process.env): boolean {
  const folder = contentFolder(root, env);
  const own = overridesFolder(root, folder, env);
  return folder === resolve(root, DEMONSTRATION_FOLDER) && !(own && existsSync(own));
}

/** Returns a file's path without the extension of a script: what it is called by, such as `components/hero`. */
export const nameOf = (file: string): string => file.replace(/\.[jt]sx?$/, '');

const SUFFIXES = ['', '.tsx', '.ts', '.jsx', '.js'];

/** Returns the file that an import of a path without its extension means; undefined if there is none. */
export const fileAt = (path: string): string | undefined =>
  SUFFIXES.map((suffix) => path + suffix).find((file) => /\.\w+$/.test(file) && existsSync(file));

/** Returns the code's own file, by its path below `src/` with or without its extension; absolute. */
export const originalFile = (name: string): string | undefined => fileAt(resolve(CODE, 'src', name));

/** How an override imports what it replaces, or any other file of the code as it comes: `original:components/hero`. */
export const ORIGINAL = 'original:';
