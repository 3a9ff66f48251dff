import { stripVTControlCharacters } from 'node:util';

/**
 * A text without what no page can show: what arrow keys leave behind, control characters, halves
 * of characters. Tabs and the ends of lines stay.
 */
export const plainText = (words: string): string =>
  [...stripVTControlCharacters(words)]
    .filter((letter) => !/[\p{Cc}\p{Cs}]/u.test(letter) || /[\t\n\r]/.test(letter))
    .join('');

/** The same on one line, as it is typed. */
export const plainLine = (words: string): string => plainText(words).replace(/\s+/g, ' ').trim();
