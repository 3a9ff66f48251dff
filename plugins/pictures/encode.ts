import sharp, { type Sharp } from 'sharp';
import type { Format } from '../../src/picture-file.ts';
import type { PictureUse } from '../content/types.ts';
import { PREVIEW_PX } from '../deployment/head.ts';

/** Colors in half the resolution, as WebP has them: saves 5 % of the bytes and a quarter of the time. */
const HALF_COLORS = '4:2:0';
const HALVED = { chromaSubsampling: HALF_COLORS };
/** Tunes the encoder for structure: the faces in a photograph keep their edges at the same bytes. */
const STRUCTURE = { tune: 'ssim' } as const;

/** The width in px of a project's card on a phone of 412 CSS px at 1.75. No other role has this width. */
const PHONE_CARD_PX = 728;

/**
 * How pictures are encoded: by the first row that their width in px fits. The quality keeps text in screenshots crisp; that of
 * photographs costs about as many bytes as 50 without their tuning, and shows more.
 * - Small portraits and logos are in every first view: they get the encoder's full effort.
 * - Cards are the banners of phones, in the first view of each project's page: effort 6 saves 15 to 25 % in a second or two each. A
 *   photograph has no letters to blur, so a lower quality saves half of its bytes.
 * - Phones download the next ones: effort 3 would save 3 % of their bytes in twice the time. Letters are too small to need colors.
 * - Desktops see the flat parts of drawings up close, where effort 1 leaves dark specks; photographs have no such parts.
 */
const ENCODERS = [
  { below: 300, avif: { quality: 45, effort: 9, ...HALVED }, webp: { quality: 74, effort: 4 } },
  {
    only: PHONE_CARD_PX,
    avif: { quality: 50, effort: 6, ...HALVED },
    photograph: { quality: 38, effort: 9, ...STRUCTURE },
    webp: { quality: 74, effort: 6 },
  },
  { below: 800, avif: { quality: 50, effort: 2, ...HALVED }, webp: { quality: 74, effort: 4 } },
  {
    below: Infinity,
    avif: { quality: 50, effort: 2 },
    photograph: { quality: 60, effort: 1, ...STRUCTURE },
    webp: { quality: 74, effort: 2 },
  },
];
const PREVIEW = {
  jpg: { quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true },
  png: { palette: true, effort: 9 },
};

/** The part of a drawing's pixel values that are, at least, those of the pixel to their left; in photographs it is below a half. */
const DRAWN_SHARE = 0.8;

/** All settings that decide a file's bytes, as a string: pictures that are encoded differently get other names. */
export const ENCODING_SETTINGS = JSON.stringify([ENCODERS, DRAWN_SHARE, PREVIEW_PX, PREVIEW, sharp.versions]);

const encoderFor = (px: number) => ENCODERS.find(({ only, below = 0 }) => px === only || px < below);

/** Returns a picture resized to a width in px and encoded, in each format that pages offer. */
export const ENCODE: Record<Format, (image: Sharp, width: number, isDrawn: boolean) => Sharp> = {
  // In drawings, such as screenshots, colored letters on a dark ground would lose their colors.
  avif: (image, width, isDrawn) => {
    const { avif, photograph } = encoderFor(width) ?? {};
    return image
      .resize({ width })
      .avif({ chromaSubsampling: isDrawn ? '4:4:4' : HALF_COLORS, ...avif, ...(isDrawn ? {} : photograph) });
  },
  webp: (image, width) => image.resize({ width }).webp(encoderFor(width)?.webp),
};

/** True if a picture is a drawing, by its pixels. */
export function isDrawing(pixels: Buffer, channels: number): boolean {
  let same = 0;
  for (let i = channels; i < pixels.length; i++) if (pixels[i] === pixels[i - channels]) same++;
  return same > DRAWN_SHARE * pixels.length;
}

/** Returns a picture as a link preview, in each format; the smaller file is published. */
export const ENCODE_PREVIEW = {
  jpg: (image: Sharp) => image.resize(PREVIEW_PX).flatten().jpeg(PREVIEW.jpg).toBuffer(),
  png: (image: Sharp) => image.resize(PREVIEW_PX).png(PREVIEW.png).toBuffer(),
};

/** Widths in px by use: for a phone of 412 CSS px at 1.75, for a desktop at 1 and 2, and for a picture that is opened. */
export const WIDTHS: Record<PictureUse['role'], number[]> = {
  portrait: [160, 264, 480],
  logo: [48, 96],
  card: [PHONE_CARD_PX, 1080, 1600],
  wide: [736, 1080, 1600, 2400],
};

/** The widths of pictures that are taller than wide, because the layout sizes such pictures by their height. */
const TALL_WIDTHS = [320, 540, 736, 1080, 1600];

/** The largest height that WebP allows; screenshots of full pages can be higher. */
const MAX_HEIGHT_PX = 16_383;

/** Returns the widths in which a picture of a size is served, none wider than the picture. */
export function widthsFor(role: PictureUse['role'], width: number, height: number): number[] {
  const widest = Math.min(width, Math.floor((MAX_HEIGHT_PX * width) / height));
  const offered = role === 'wide' && height > width ? TALL_WIDTHS : WIDTHS[role];
  const widths = offered.filter((candidate) => candidate <= widest);
  return widths.length ? widths : [widest];
}
