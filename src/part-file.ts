/**
 * How many characters the hash in `NAME-HASH.EXTENSION` has, of a script, a stylesheet or a font: with fewer than 7 the bundler
 * refuses 100 chunks.
 */
export const HASH_LENGTH = 8;
