import { assets } from 'content:site';
import { type Format, pictureFile } from './picture-file';
import type { PictureView } from './views';

/** Returns the `srcset` of a picture in one format, with all its widths. */
export const srcSet = (src: string, widths: (number | string)[], format: Format): string =>
  widths.map((width) => `${pictureFile(assets + src, width, format)} ${width}w`).join();

/** Returns the medium one of a picture's widths, for browsers without `<source>`; undefined for a vector. */
export const mediumOf = <T>(widths: T[]): T | undefined => widths[widths.length >> 1];

/**
 * Returns the URL of a picture's file.
 * @param width one of its widths, in px; by default the medium one
 * @param format by default the one that every browser supports
 */
export const pictureUrl = (
  { src, widths }: Pick<PictureView, 'src' | 'widths'>,
  width = mediumOf(widths),
  format: Format = 'webp',
): string => (width ? pictureFile(assets + src, width, format) : assets + src);
