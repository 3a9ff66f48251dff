/**
 * Pictures' files in `assets/` are named `NAME.HASH-WIDTH.FORMAT`, with the width in px; those served in one size, such as a drawing,
 * a film or a link preview, `NAME.HASH.FORMAT`. All files of a picture have the same stem, `NAME.HASH`.
 */

/** Best first: browsers take the first one that they support. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** How many characters of a picture's hash are in its stem. */
export const PICTURE_HASH_LENGTH = 6;

/** Returns the stem of a picture's files. */
export const pictureStem = (name: string, hash: string): string => `${name}.${hash}`;

/** Returns the file of one width; a path before the stem stays before it. */
export const pictureFile = (stem: string, width: number | string, format: Format): string =>
  `${stem}-${width}.${format}`;

/** Returns the file of what is served in one size. */
export const singleFile = (stem: string, format: string): string => `${stem}.${format}`;

/** The files that are cached as pictures; a film, for instance, is not. */
export const PICTURE = /\.(avif|webp|png|svg)$/;

/** Returns the path or URL of a file up to the end of its stem. */
export const stemOf = (file: string): string => file.replace(/(-\d+)?\.\w+$/, '');
