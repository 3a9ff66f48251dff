/**
 * How the pictures' files in `assets/` are named: `NAME.HASH-WIDTH.FORMAT`, with the width in px; `NAME.HASH.FORMAT` for what is
 * served in one size, such as a drawing, a film or a link preview. `NAME.HASH` is the stem, the same in all of a picture's files.
 */

/** Best first: browsers take the first one that they support. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** How many characters of a picture's hash its stem has. */
export const PICTURE_HASH_LENGTH = 6;

/** Returns the stem of a picture's files. */
export const pictureStem = (name: string, hash: string): string => `${name}.${hash}`;

/** Returns the file of one width; a path before the stem stays before it. */
export const pictureFile = (stem: string, width: number | string, format: Format): string =>
  `${stem}-${width}.${format}`;

/** Returns the file of what is served in one size. */
export const singleFile = (stem: string, format: string): string => `${stem}.${format}`;

/** What is cached as a picture; a film, for instance, is not. */
export const PICTURE = /\.(avif|webp|png|svg)$/;

/** Returns the stem of a file, after what its path or URL begins with. */
export const stemOf = (file: string): string => file.replace(/(-\d+)?\.\w+$/, '');

/** Returns what a file's name says, or the end of its URL: the width is undefined for what is served in one size. */
export function readPictureFile(file: string) {
  const [, name, width, format] = /([\w-]+)\.[\w-]{6}(?:-(\d+))?\.(\w+)$/.exec(file) ?? [];
  return { name, width: width ? Number(width) : undefined, format };
}
