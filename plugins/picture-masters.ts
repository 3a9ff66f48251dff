import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { filesIn } from './content/folder.ts';
import { pictureKey, pictureSlug, shownSize } from './content/picture-file.ts';

const RASTER = /\.(png|jpe?g|webp|avif|tiff?)$/i;

export interface Master {
  file: string;
  /** Address below `assets/`, without width and ending. */
  stem: string;
  width: number;
  height: number;
  vector: boolean;
}

/**
 * Looks at every picture.
 * @param folder absolute path of the owner's pictures
 * @param recipe how they are encoded: another one, another address
 * @returns by what content calls them, see `pictureKey`
 */
export async function readMasters(folder: string, recipe: string): Promise<Map<string, Master>> {
  const found = new Map<string, Master>();
  for (const name of filesIn(folder)) {
    const file = resolve(folder, name);
    const vector = extname(file).toLowerCase() === '.svg';
    if (!vector && !RASTER.test(file)) continue;
    const data = await readFile(file);
    const size = await shownSize(data).catch(() => undefined);
    // Where content names it, the check says so.
    if (!size) continue;
    const stem = `${pictureSlug(name)}.${hash(data, vector ? '' : recipe)}`;
    found.set(pictureKey(name), { file, stem, ...size, vector });
  }
  return found;
}

const hash = (data: Buffer, recipe: string) =>
  createHash('sha256').update(data).update(recipe).digest('base64url').slice(0, 8);
