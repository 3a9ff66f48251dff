import { stripVTControlCharacters } from 'node:util';

/**
 * Removes what a page can't show: escape sequences of arrow keys, control characters, lone surrogates.
 * Tabs and line breaks stay.
 */
export const plainText = (words: string): string =>
  [...stripVTControlCharacters(words)]
    .filter((character) => !/[\p{Cc}\p{Cs}]/u.test(character) || /[\t\n\r]/.test(character))
    .join('');

/** The same as a single trimmed line. */
export const plainLine = (words: string): string => plainText(words).replace(/\s+/g, ' ').trim();
