import { assets } from 'content:site';
import type { PictureView } from './views';

/** Best first: browsers take the first one that they support. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the URL of a picture's file of one width, in px; by default in the format that every browser supports. */
export const fileUrl = (src: string, width: number | string, format: Format = 'webp'): string =>
  `${assets}${src}-${width}.${format}`;

/** Returns the `srcset` of a picture in one format, with all its widths. */
export const srcSet = (src: string, widths: (number | string)[], format: Format): string =>
  widths.map((width) => `${fileUrl(src, width, format)} ${width}w`).join();

/** Returns the width of a picture's file for browsers without `<source>`, a medium one; undefined for a vector. */
export const mediumOf = <T>(widths: T[]): T | undefined => widths[widths.length >> 1];

/**
 * Returns the URL of a picture's file.
 * @param width one of its widths, in px; by default the medium one
 */
export function pictureUrl(
  { src, widths }: Pick<PictureView, 'src' | 'widths'>,
  width = mediumOf(widths),
  format?: Format,
): string {
  return width ? fileUrl(src, width, format) : assets + src;
}
