import { hash } from 'node:crypto';
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

/** Returns a picture's name in a normal form: systems compose accents differently; macOS has its own space in screenshots' names. */
export const pictureKey = (name: string): string => name.normalize('NFC').replace(/\s/g, ' ');

/** How many characters of a name are kept: file systems limit their number. */
const MAX_CHARACTERS = 80;

/** Returns a picture's name in characters that have no special meaning in a URL, a `srcset` or a file system. */
export const pictureSlug = (name: string): string =>
  plainLetters(name.replace(/\.\w+$/, ''))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, MAX_CHARACTERS)
    .replace(/^-+|(?<!-)-+$/g, '')
    // Blockers stop files whose names begin like this.
    .replace(/^(?=(ads?|analytics|pixel|stats|tracking)(?![a-z]))/i, 'my-') || 'picture';

/** The most megapixels that a picture may have: it then takes 400 MB to decode. */
export const MAX_MEGAPIXELS = 100;

/** Opens one of the owner's pictures by its bytes: an SVG that is opened by its path could draw what is in other files. */
export const openPicture = (data: Buffer): Sharp =>
  // Warnings are ignored: some cameras' files have small mistakes that no viewer minds.
  sharp(data, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: 'error' });

/** A file in the owner's `pictures/`. */
export interface Master {
  file: string;
  /** The first bytes, each as a character. */
  start: string;
  /** The hash in the names of served files, of the master and of how pictures are encoded. */
  hash: string;
  /** True if the file is served as it is: an SVG, or a film, which has no size. */
  isPlain: boolean;
  /** The size in px as displayed, since phones store the orientation as metadata; 0 if it can't be read. */
  width: number;
  height: number;
  /** True if the picture moves. In formats that can't move, several pictures in a file are pages or thumbnails. */
  isAnimated: boolean;
  /** True if the picture can be decoded to its end. */
  isWhole: boolean;
  /** What keeps an SVG from being shown. */
  advice?: Advice;
}

const masters = new Map<string, Promise<Master>>();

/** Returns what is known of a file, which is read only once until it changes. */
export async function readMaster(file: string): Promise<Master> {
  const { size, mtimeMs, ctimeMs } = await stat(file);
  const key = [file, size, mtimeMs, ctimeMs].join();
  const master = masters.get(key) ?? inspect(file);
  masters.set(key, master);
  return master;
}

/** The width in px in which a picture is decoded to see whether that works. */
const SAMPLE_PX = 256;

async function inspect(file: string): Promise<Master> {
  const data = await readFile(file);
  const isSvg = /\.svg$/i.test(file);
  const isPlain = isSvg || !PICTURE_FILE.test(file);
  const advice = isSvg ? svgAdvice(data.toString()) : undefined;
  const start = data.toString('latin1', 0, 100);
  const common = { file, start, hash: hashOf(data, isPlain ? '' : ENCODING_SETTINGS), isPlain, advice };
  const isSequence = start.slice(4, 12) === 'ftypavis' || framesOf(data) > 1;
  const unread = { ...common, width: 0, height: 0, isAnimated: isSequence, isWhole: false };
  if (advice || !PICTURE_FILE.test(file)) return unread;
  try {
    const { format, pages = 1, autoOrient } = await sharp(data, { limitInputPixels: false }).metadata();
    const isAnimated = isSequence || (pages > 1 && (format === 'webp' || format === 'gif'));
    const isSmall = autoOrient.width * autoOrient.height <= MAX_MEGAPIXELS * 1e6;
    return { ...common, ...autoOrient, isAnimated, isWhole: isSmall && (await canDecode(data)) };
  } catch {
    return unread;
  }
}

/** The bytes of a PNG before its chunks, and those of a chunk around its data. */
const PNG_SIGNATURE_BYTES = 8;
const PNG_CHUNK_BYTES = 12;

/** Returns the number of frames of an animated PNG, which its chunk `acTL` gives before the first one; 1 for any other file. */
function framesOf(png: Buffer): number {
  if (png.toString('latin1', 1, 4) !== 'PNG') return 1;
  const last = png.length - PNG_CHUNK_BYTES;
  for (
    let offset = PNG_SIGNATURE_BYTES;
    offset <= last;
    offset += png.readUInt32BE(offset) + PNG_CHUNK_BYTES
  ) {
    const type = png.toString('latin1', offset + 4, offset + 8);
    if (type === 'acTL') return png.readUInt32BE(offset + 8);
    if (type === 'IDAT') break;
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

/** The first bytes of a file in HEIC, the iPhone's format. */
const HEIC = /^....ftyphe(ic|ix|im|is|vc|vx)/s;

/** True if a picture is in a format that needs a license to decode, whatever its extension. */
export const isHeic = ({ file, start }: Master): boolean => /\.hei[cf]$/i.test(file) || HEIC.test(start);

/** Returns the hash in a served file's name. */
export const hashOf = (data: Buffer, recipe = '') =>
  hash('sha256', Buffer.concat([data, Buffer.from(recipe)]), 'base64url').slice(0, PICTURE_HASH_LENGTH);
