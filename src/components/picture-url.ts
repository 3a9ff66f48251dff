import { assets } from 'content:settings';
import type { PictureView } from '../views';

/** Best first: a browser takes the first that it knows. */
export const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];

/**
 * Address of a picture's file.
 * @param width one of its widths, in px; without it a middling one for browsers that know no `<source>`
 */
export function pictureUrl({ src, widths }: PictureView, width?: number, format: Format = 'webp'): string {
  const chosen = width ?? widths[widths.length >> 1];
  return `${assets}${src}${chosen ? `-${chosen}.${format}` : ''}`;
}

/** The `srcset` of a picture in one format, all its widths. */
export const srcSet = (picture: PictureView, format: Format): string =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(',');
