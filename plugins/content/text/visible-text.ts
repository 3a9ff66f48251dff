import { stripVTControlCharacters } from 'node:util';

/**
 * Characters without width that copying brings along: byte order mark, word joiner, and the zero-width space except
 * after scripts that have no spaces between words.
 */
const WITHOUT_WIDTH =
  /[\u2060\ufeff]|(?<![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])\u200b/gu;

/**
 * Removes what a page can't show: escape sequences of arrow keys, control characters, lone surrogates, and characters
 * without width that mean nothing. Tabs and line breaks stay.
 */
export const visibleText = (words: string): string =>
  [...stripVTControlCharacters(words)]
    .filter((character) => !/[\p{Cc}\p{Cs}]/u.test(character) || /[\t\n\r]/.test(character))
    .join('')
    .replace(WITHOUT_WIDTH, '');

/** The same as a single trimmed line. */
export const visibleLine = (words: string): string => visibleText(words).replace(/\s+/g, ' ').trim();
