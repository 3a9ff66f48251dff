import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { filesIn, startOf } from '../content/read/folder.ts';

/** The formats that the owner's pictures may have, with the pattern of their extensions. */
export const PICTURE_FORMATS = {
  PNG: 'png',
  JPEG: 'jpe?g|jfif',
  WebP: 'webp',
  AVIF: 'avif',
  TIFF: 'tiff?',
  SVG: 'svg',
};

export const PICTURE_FILE = new RegExp(`\\.(${Object.values(PICTURE_FORMATS).join('|')})$`, 'i');

/** A picture's name in a normal form: systems compose accents differently; macOS has its own space in screenshots. */
export const pictureKey = (name: string): string => name.normalize('NFC').replace(/\s/g, ' ');

/** Longer names are cut: file systems limit their length. */
const LONGEST = 80;

/** A picture's name in characters that have no special meaning in a URL, a `srcset` or a file system. */
export const pictureSlug = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|(?<!-)-+$/g, '')
    // Blockers know files that begin like this.
    .replace(/^(?=(ads?|analytics|pixel|stats|tracking)(?![a-z]))/i, 'my-') || 'picture';

/** The largest picture, which takes 400 MB to decode. */
export const MOST_MEGAPIXELS = 100;

/** Opens one of the owner's pictures: its bytes, as an SVG with a path could draw what is in other files. */
export const openPicture = (data: Buffer): Sharp =>
  // Some cameras' files have small mistakes that no viewer minds.
  sharp(data, { limitInputPixels: MOST_MEGAPIXELS * 1e6, failOn: 'error' });

/** A picture's size in px as displayed: phones store the orientation as metadata. */
export const displayedSize = async (data: Buffer): Promise<{ width: number; height: number }> =>
  (await sharp(data, { limitInputPixels: false }).metadata()).autoOrient;

/** The width in px in which a picture is decoded to see whether that works. */
const SAMPLE_PX = 256;
const whole = new Map<string, Promise<boolean>>();

/** True if a picture can be decoded to its end. */
export function isWhole(data: Buffer): Promise<boolean> {
  const key = hashOf(data);
  const known =
    whole.get(key) ??
    openPicture(data)
      .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'inside' })
      .raw()
      .toBuffer()
      .then(
        () => true,
        () => false,
      );
  whole.set(key, known);
  return known;
}

/** True if a picture moves. Several pictures in a file of another format are its pages or thumbnails. */
export async function isAnimated(data: Buffer): Promise<boolean> {
  const { format, pages = 1 } = await openPicture(data).metadata();
  return pages > 1 && (format === 'webp' || format === 'gif');
}

/** The first bytes of a file in the iPhone's format. */
const HEIC = /^....ftyphe(ic|ix|im|is|vc|vx)/s;

/** True if a picture is in a format that needs a licence to decode, whatever its extension. */
export const isHeic = (file: string): boolean => /\.hei[cf]$/i.test(file) || HEIC.test(startOf(file));

export interface Master {
  file: string;
  /** Path below `assets/`, without width and extension. */
  stem: string;
  width: number;
  height: number;
  /** True if the file is served as it is: an SVG, or a film, which has no size. */
  isPlain: boolean;
}

/** Reads the size and the hash of every file in a folder, by `pictureKey`; how pictures are encoded is part of the hash. */
export async function readMasters(folder: string, recipe: string): Promise<Map<string, Master>> {
  const found = new Map<string, Master>();
  for (const name of filesIn(folder)) {
    const file = resolve(folder, name);
    const isPicture = PICTURE_FILE.test(file);
    const isPlain = !isPicture || extname(file).toLowerCase() === '.svg';
    const data = await readFile(file).catch(() => undefined);
    const size =
      data && (isPicture ? await displayedSize(data).catch(() => undefined) : { width: 0, height: 0 });
    // If content uses it, the check reports it.
    if (!data || !size) continue;
    const stem = `${pictureSlug(name)}.${hashOf(data, isPlain ? '' : recipe)}`;
    found.set(pictureKey(name), { file, stem, ...size, isPlain });
  }
  return found;
}

/** The hash in a served file's name. */
export const hashOf = (data: Buffer, recipe = '') =>
  createHash('sha256').update(data).update(recipe).digest('base64url').slice(0, 6);
