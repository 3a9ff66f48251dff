import { stripVTControlCharacters } from 'node:util';
import { lettersIn, UNSPACED } from './scripts.ts';

/** Returns a pattern of what stands beside a zero-width space without use: an end, a space, a letter of a script with spaces. */
const beside = (end: string) => `${end}|\\s|(?![${lettersIn(UNSPACED, 'scx')}])[\\p{L}\\p{N}]`;
/** Characters without width that copying brings along: byte order mark, and zero-width spaces without use. */
const WITHOUT_WIDTH = new RegExp(`\\ufeff|(?<=${beside('^')})\\u200b+(?=${beside('$')})`, 'gu');

/**
 * Removes what a page can't show: escape sequences of arrow keys, control characters, lone surrogates, and characters
 * without width that mean nothing; letters that imitate a font become plain ones. Tabs and line breaks stay.
 */
export const visibleText = (words: string): string =>
  stripVTControlCharacters(words)
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '')
    // Mathematical bold and the like in place of a font: screen readers spell them out, searches don't find them.
    .replace(/[\u{1d400}-\u{1d7ff}]+/gu, (letters) => letters.normalize('NFKC'))
    .replace(WITHOUT_WIDTH, '');

/** Returns what a page can show of a text, as a single trimmed line. */
export const visibleLine = (words: string): string => visibleText(words).replace(/\s+/g, ' ').trim();
