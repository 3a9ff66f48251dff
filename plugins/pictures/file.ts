import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_HASH_LENGTH } from '../../src/picture-file.ts';
import { plainLetters } from '../content/text/slug.ts';
import type { Advice } from '../fault.ts';
import { ENCODING_SETTINGS } from './encode.ts';
import { svgAdvice } from './svg.ts';

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

/** Returns a picture's name in a normal form: systems compose accents differently; macOS has its own space in screenshots. */
export const pictureKey = (name: string): string => name.normalize('NFC').replace(/\s/g, ' ');

/** Longer names are cut: file systems limit their length. */
const LONGEST = 80;

/** Returns a picture's name in characters that have no special meaning in a URL, a `srcset` or a file system. */
export const pictureSlug = (name: string): string =>
  plainLetters(name.replace(/\.\w+$/, ''))
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

/** What a file in the owner's `pictures/` is. */
export interface Master {
  file: string;
  /** The first bytes, each as a character. */
  start: string;
  /** The hash in the names of the files that are served: how pictures are encoded is part of it. */
  hash: string;
  /** True if the file is served as it is: an SVG, or a film, which has no size. */
  isPlain: boolean;
  /** The size in px as displayed, since phones store the orientation as metadata; 0 if it can't be read. */
  width: number;
  height: number;
  /** True if the picture moves. Several pictures in a file of another format are its pages or thumbnails. */
  isAnimated: boolean;
  /** True if the picture can be decoded to its end. */
  isWhole: boolean;
  /** What keeps an SVG from being shown. */
  advice?: Advice;
}

const masters = new Map<string, Promise<Master>>();

/** Returns what a file is. It is read once, until it changes. */
export async function readMaster(file: string): Promise<Master> {
  const { size, mtimeMs, ctimeMs } = await stat(file);
  const key = [file, size, mtimeMs, ctimeMs].join();
  const master = masters.get(key) ?? look(file);
  masters.set(key, master);
  return master;
}

/** The width in px in which a picture is decoded to see whether that works. */
const SAMPLE_PX = 256;

async function look(file: string): Promise<Master> {
  const data = await readFile(file);
  const isSvg = /\.svg$/i.test(file);
  const isPlain = isSvg || !PICTURE_FILE.test(file);
  const advice = isSvg ? svgAdvice(data.toString()) : undefined;
  const known = {
    file,
    start: data.toString('latin1', 0, 100),
    hash: hashOf(data, isPlain ? '' : ENCODING_SETTINGS),
    isPlain,
    advice,
  };
  const isSequence = known.start.slice(4, 12) === 'ftypavis' || framesOf(data) > 1;
  const unread = { ...known, width: 0, height: 0, isAnimated: isSequence, isWhole: false };
  if (advice || !PICTURE_FILE.test(file)) return unread;
  try {
    const { format, pages = 1, autoOrient } = await sharp(data, { limitInputPixels: false }).metadata();
    const isAnimated = isSequence || (pages > 1 && (format === 'webp' || format === 'gif'));
    const isSmall = autoOrient.width * autoOrient.height <= MOST_MEGAPIXELS * 1e6;
    return { ...known, ...autoOrient, isAnimated, isWhole: isSmall && (await canDecode(data)) };
  } catch {
    return unread;
  }
}

/** The bytes before the parts of a PNG, and those around what is in a part. */
const PNG_HEAD = 8;
const PNG_PART = 12;

/** Returns how many pictures an animated PNG has, as it says before the first of them; 1 for any other file. */
function framesOf(png: Buffer): number {
  if (png.toString('latin1', 1, 4) !== 'PNG') return 1;
  for (let at = PNG_HEAD; at + PNG_PART <= png.length; at += png.readUInt32BE(at) + PNG_PART) {
    const kind = png.toString('latin1', at + 4, at + 8);
    if (kind === 'acTL') return png.readUInt32BE(at + 8);
    if (kind === 'IDAT') break;
  }
  return 1;
}

const canDecode = (data: Buffer): Promise<boolean> =>
  openPicture(data)
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'inside' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** The first bytes of a file in the iPhone's format. */
const HEIC = /^....ftyphe(ic|ix|im|is|vc|vx)/s;

/** True if a picture is in a format that needs a licence to decode, whatever its extension. */
export const isHeic = ({ file, start }: Master): boolean => /\.hei[cf]$/i.test(file) || HEIC.test(start);

/** Returns the hash in a served file's name. */
export const hashOf = (data: Buffer, recipe = '') =>
  createHash('sha256').update(data).update(recipe).digest('base64url').slice(0, PICTURE_HASH_LENGTH);
