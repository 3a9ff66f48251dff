import sharp, { type Sharp } from 'sharp';
import type { PictureRole } from './content/types.ts';

/**
 * Widths in px that each kind of picture is served in, based on how wide the layout shows it: on a
 * phone of 412 CSS px at 1.75, then on a desktop at 1 and 2, then at full size.
 */
const WIDTHS: Record<PictureRole, number[]> = {
  portrait: [160, 264, 480],
  logo: [48, 96],
  card: [736, 1080, 1600],
  wide: [736, 1080, 1600, 2400],
};

/** The same for pictures that are taller than wide: the layout sizes them by their height. */
const TALL_WIDTHS = [320, 540, 736, 1080, 1600];

/** Below this width phones download the picture, so the encoder may be slow: 5 % fewer bytes for 5 times as long. */
const PHONE_PX = 800;
const effort = (width: number, patient: number, quick: number) => (width < PHONE_PX ? patient : quick);

/** Below this width are small portraits and logos, which are in every first view: they get full encoder effort. */
const SMALL_PX = 300;
const SMALL_AVIF = { quality: 45, effort: 9 };

/** AVIF first; WebP for browsers without AVIF. The quality keeps text in screenshots crisp. */
export const FORMATS = {
  avif: (image: Sharp, width: number) =>
    image.avif(width < SMALL_PX ? SMALL_AVIF : { quality: 50, effort: effort(width, 4, 1) }),
  webp: (image: Sharp, width: number) => image.webp({ quality: 74, effort: effort(width, 4, 2) }),
} as const;

/** WebP's limit in one direction; screenshots of full pages can be higher. */
const HIGHEST_PX = 16_383;

/** All of these settings as a string: pictures that were encoded differently get other names. */
export const ENCODING_SETTINGS = `${JSON.stringify(WIDTHS)} ${JSON.stringify(SMALL_AVIF)} ${Object.values(FORMATS).join()} ${effort} ${JSON.stringify(sharp.versions)}`;

/** The widths that a picture of a size is served in, none wider than the picture. */
export function widthsFor(role: PictureRole, width: number, height: number): number[] {
  const widest = Math.min(width, Math.floor((HIGHEST_PX * width) / height));
  const offered = role === 'wide' && height > width ? TALL_WIDTHS : WIDTHS[role];
  const widths = offered.filter((candidate) => candidate <= widest);
  return widths.length ? widths : [widest];
}
