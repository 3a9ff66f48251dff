/**
 * The hash in the names of scripts, styles and fonts, as the bundler's placeholder. Every import contains it: 36 bits are
 * enough to tell two builds of a file apart.
 */
export const HASH = '[hash:6]';

/** A hash in a file name: that of the bundler, or a picture's (`picture-masters.ts`). */
export const HASH_PATTERN = /-[\w-]{6}(?=\.\w+$)|\.[\w-]{8}(?=(?:-\d+)?\.\w+$)/;

/** The types of files that the service worker precaches in addition to the pages. */
export const PRECACHED = /\.(js|css|woff2?|ttf|otf)$/;
