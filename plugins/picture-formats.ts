import sharp, { type Sharp } from 'sharp';
import type { PictureRole } from './content/types.ts';

/**
 * Widths in px that each kind of picture is served in, picked from how wide the layout shows it:
 * a phone of 412 CSS px at 1.75 first, then a desktop at 1 and 2, then full-size.
 */
const WIDTHS: Record<PictureRole, number[]> = {
  portrait: [160, 264, 480],
  logo: [48, 96],
  card: [736, 1080, 1600],
  wide: [736, 1080, 1600, 2400],
};

/** The same for what is taller than wide: a layout shows it by its height. */
const TALL_WIDTHS = [320, 540, 736, 1080, 1600];

/** Up to this width a phone pays for the bytes, and the encoder may take its time: 5 % fewer for 5 times as long. */
const PHONE_PX = 800;
const effort = (width: number, patient: number, quick: number) => (width < PHONE_PX ? patient : quick);

/** A face of an inch or a logo: what is on each first view gets all the time that the encoder wants. */
const SMALL_PX = 300;
const SMALL_AVIF = { quality: 45, effort: 9 };

/** AVIF first; WebP for the browsers that lack it. Quality is where screen text stays crisp. */
export const FORMATS = {
  avif: (image: Sharp, width: number) =>
    image.avif(width < SMALL_PX ? SMALL_AVIF : { quality: 50, effort: effort(width, 4, 1) }),
  webp: (image: Sharp, width: number) => image.webp({ quality: 74, effort: effort(width, 4, 2) }),
} as const;

/** The most that WebP can hold in one direction: full pages are photographed higher. */
const HIGHEST_PX = 16_383;

/** All of that in a word: pictures that were made otherwise have other names. */
export const RECIPE = `${JSON.stringify(WIDTHS)} ${JSON.stringify(SMALL_AVIF)} ${Object.values(FORMATS).join()} ${effort} ${JSON.stringify(sharp.versions)}`;

/** The widths that a picture of a size is served in, none wider than it is. */
export function widthsFor(role: PictureRole, width: number, height: number): number[] {
  const widest = Math.min(width, Math.floor((HIGHEST_PX * width) / height));
  const offered = role === 'wide' && height > width ? TALL_WIDTHS : WIDTHS[role];
  const widths = offered.filter((candidate) => candidate <= widest);
  return widths.length ? widths : [widest];
}
