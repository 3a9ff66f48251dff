import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/**
 * What a picture is known by, whoever wrote its name: file systems put letters and their accents
 * together or apart, and macOS writes a narrow blank into the names of screenshots.
 */
export const pictureKey = (name: string): string => name.normalize('NFC').replace(/\s/g, ' ');

/** Longer names end where file systems end them. */
const LONGEST = 80;

/** A picture's name in letters that mean nothing in an address, a `srcset` or a file system. */
export const pictureSlug = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '') || 'picture';

/** Opens a picture of the owner's: as large as they like. */
export const openPicture = (file: string | Buffer): Sharp => sharp(file, { limitInputPixels: false });

/** In px, the way it is shown: phones note on the side how they were held. */
export async function shownSize(file: string | Buffer): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0, orientation = 1 } = await openPicture(file).metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** How a file in the format of iPhones begins. */
const HEIC = /^....ftyphe(ic|ix|im|is|vc|vx)/s;

/** Whether a picture is in a format that needs a licence to be read, whatever its name ends in. */
export async function isHeic(file: string): Promise<boolean> {
  if (/\.hei[cf]$/i.test(file)) return true;
  const opened = await open(file);
  const { buffer } = await opened.read({ buffer: Buffer.alloc(12) });
  await opened.close();
  return HEIC.test(buffer.toString('latin1'));
}
