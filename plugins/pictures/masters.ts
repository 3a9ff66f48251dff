import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { filesIn } from '../content/read/folder.ts';
import { displayedSize, PICTURE_FILE, pictureKey, pictureSlug } from './file.ts';

export interface Master {
  file: string;
  /** Path below `assets/`, without width and extension. */
  stem: string;
  width: number;
  height: number;
  vector: boolean;
}

/**
 * Reads the size and the hash of every picture.
 * @param folder absolute path of the owner's pictures
 * @param recipe how they are encoded, which is part of the hash
 * @returns the masters by their `pictureKey`
 */
export async function readMasters(folder: string, recipe: string): Promise<Map<string, Master>> {
  const found = new Map<string, Master>();
  for (const name of filesIn(folder)) {
    const file = resolve(folder, name);
    if (!PICTURE_FILE.test(file)) continue;
    const vector = extname(file).toLowerCase() === '.svg';
    const data = await readFile(file);
    const size = await displayedSize(data).catch(() => undefined);
    // If content uses it, the check reports it.
    if (!size) continue;
    const stem = `${pictureSlug(name)}.${hashOf(data, vector ? '' : recipe)}`;
    found.set(pictureKey(name), { file, stem, ...size, vector });
  }
  return found;
}

/** The hash in a served file's name. */
export const hashOf = (data: Buffer, recipe = '') =>
  createHash('sha256').update(data).update(recipe).digest('base64url').slice(0, 6);
