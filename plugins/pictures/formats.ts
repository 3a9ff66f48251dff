import sharp, { type Sharp } from 'sharp';
import type { Format } from '../../src/components/picture-url.ts';
import { PREVIEW_PX } from '../content/deployment/head.ts';
import type { PictureRole } from '../content/types.ts';

/** Widths in px by use: on a phone of 412 CSS px at 1.75, on a desktop at 1 and 2, at full size. */
const WIDTHS: Record<Exclude<PictureRole, 'file'>, number[]> = {
  portrait: [160, 264, 480],
  logo: [48, 96],
  card: [736, 1080, 1600],
  wide: [736, 1080, 1600, 2400],
};

/** The same for pictures that are taller than wide: the layout sizes them by their height. */
const TALL_WIDTHS = [320, 540, 736, 1080, 1600];

/**
 * How pictures are encoded, by their width in px. Small portraits and logos are in every first view: they get the
 * encoder's full effort. Phones download the next ones: effort 3 would save 3 % of their bytes in twice the time. The
 * quality keeps text in screenshots crisp.
 */
const ENCODERS = [
  { below: 300, avif: { quality: 45, effort: 9 }, webp: { quality: 74, effort: 4 } },
  { below: 800, avif: { quality: 50, effort: 2 }, webp: { quality: 74, effort: 4 } },
  { below: Number.POSITIVE_INFINITY, avif: { quality: 50, effort: 1 }, webp: { quality: 74, effort: 2 } },
];
/** Colours in half the resolution, as WebP has them: saves 5 % of the bytes and a quarter of the time. */
const CHROMA = { chromaSubsampling: '4:2:0' };
const PREVIEW = { palette: true, effort: 9 };

const encoderFor = (px: number) => ENCODERS.find(({ below }) => px < below);

/** Resizes a picture to a width in px and encodes it, in each format that pages offer. */
export const ENCODE: Record<Format, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.resize({ width }).avif({ ...encoderFor(width)?.avif, ...CHROMA }),
  webp: (image, width) => image.resize({ width }).webp(encoderFor(width)?.webp),
};

/** Encodes a picture for a link preview. */
export const encodePreview = (image: Sharp): Sharp => image.resize(PREVIEW_PX).png(PREVIEW);

/** WebP's limit in one direction; screenshots of full pages can be higher. */
const HIGHEST_PX = 16_383;

/** Everything that decides a file's bytes, as a string: pictures that were encoded differently get other names. */
export const ENCODING_SETTINGS = JSON.stringify([ENCODERS, CHROMA, PREVIEW_PX, PREVIEW, sharp.versions]);

/** The widths that a picture of a size is served in, none wider than the picture. */
export function widthsFor(role: keyof typeof WIDTHS, width: number, height: number): number[] {
  const widest = Math.min(width, Math.floor((HIGHEST_PX * width) / height));
  const offered = role === 'wide' && height > width ? TALL_WIDTHS : WIDTHS[role];
  const widths = offered.filter((candidate) => candidate <= widest);
  return widths.length ? widths : [widest];
}
