import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import path, { resolve } from 'node:path';

/** Returns the path of a file or folder relative to another folder, with forward slashes; on another drive the whole path. */
export const pathFrom = (folder: string, file: string, { relative } = path) =>
  relative(folder, file).replaceAll('\\', '/');

/** True if a file is in a folder, at any depth: `src/content-old/` is not in `src/content/`, nor is another drive. */
export const isBelow = (folder: string, file: string, at = path): boolean =>
  !/^\.\.(\/|$)/.test(pathFrom(folder, file, at)) && !at.isAbsolute(pathFrom(folder, file, at));

/** Returns the status of a folder's entry; of a symbolic link, that of its target, if there is one. */
export function targetOf({ parentPath, name }: Dirent) {
  try {
    return statSync(resolve(parentPath, name));
  } catch {
    return undefined;
  }
}

/** Files that macOS and Windows put into folders on their own, such as `._game.json` next to `game.json`. */
const LEFT_BY_SYSTEM = /^(\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Returns every file in a folder and its subfolders but those of the system, as paths below it, with forward slashes. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !LEFT_BY_SYSTEM.test(entry.name) && targetOf(entry)?.isFile())
        .map((entry) => pathFrom(folder, resolve(entry.parentPath, entry.name)))
    : [];

/** Returns a text as a URL; undefined if it is none. `URL.canParse` of Node 20 refuses umlauts once it has been called often. */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
