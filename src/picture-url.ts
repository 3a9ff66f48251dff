import { assets } from 'content:settings';
import type { PictureView } from './views';

/** Best first: browsers take the first one that they support. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Returns the URL of a picture's file.
 * @param width one of its widths, in px; by default a medium one, for browsers without `<source>`
 */
export function pictureUrl(
  { src, widths }: Pick<PictureView, 'src' | 'widths'>,
  width?: number,
  format: Format = 'webp',
): string {
  const chosen = width ?? widths[widths.length >> 1];
  return `${assets}${src}${chosen ? `-${chosen}.${format}` : ''}`;
}

/** Returns the `srcset` of a picture in one format, with all its widths. */
export const srcSet = (picture: Pick<PictureView, 'src' | 'widths'>, format: Format): string =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(',');
