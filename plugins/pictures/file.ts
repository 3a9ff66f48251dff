import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/** The formats that the owner's pictures may have, with the pattern of their extensions. */
export const PICTURE_FORMATS = {
  PNG: 'png',
  JPEG: 'jpe?g',
  WebP: 'webp',
  AVIF: 'avif',
  TIFF: 'tiff?',
  SVG: 'svg',
};

/** The name of a picture in one of these formats. */
export const PICTURE_FILE = new RegExp(`\\.(${Object.values(PICTURE_FORMATS).join('|')})$`, 'i');

/**
 * A picture's name in a normal form: file systems compose or decompose accented letters, and macOS
 * puts a narrow no-break space into the names of screenshots.
 */
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
    .replace(/^-+|-+$/g, '') || 'picture';

/** Opens one of the owner's pictures, however large. */
export const openPicture = (file: string | Buffer): Sharp => sharp(file, { limitInputPixels: false });

/** A picture's size in px as displayed: phones store the orientation as metadata. */
export const displayedSize = async (file: string | Buffer): Promise<{ width: number; height: number }> =>
  (await openPicture(file).metadata()).autoOrient;

/** Whether a picture moves. Several pictures in a file of another format are its pages or thumbnails. */
export async function isAnimated(file: string): Promise<boolean> {
  const { format, pages = 1 } = await openPicture(file).metadata();
  return pages > 1 && (format === 'webp' || format === 'gif');
}

/** The first bytes of a file in the iPhone's format. */
const HEIC = /^....ftyphe(ic|ix|im|is|vc|vx)/s;

/** Whether a picture is in a format that needs a licence to decode, whatever its extension. */
export async function isHeic(file: string): Promise<boolean> {
  if (/\.hei[cf]$/i.test(file)) return true;
  const opened = await open(file);
  const { buffer } = await opened.read({ buffer: Buffer.alloc(12) });
  await opened.close();
  return HEIC.test(buffer.toString('latin1'));
}
