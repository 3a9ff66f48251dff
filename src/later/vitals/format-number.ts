import { numerals } from 'content:words';

/** The characters in the order of `numerals`. */
const CHARACTERS = '0123456789.,';
const BEFORE_THOUSANDS = /\B(?=(\d{3})+(\.|$))/g;

/**
 * Formats a number for the site's language. `toLocaleString` would block a phone's main thread for 60 ms: for its first
 * number the browser loads the tables of all languages.
 * @param digits number of decimals, two at most
 * @param characters to write it with, in the order of `numerals`
 */
export const formatNumber = (value: number, digits: number, characters = numerals): string =>
  value
    .toFixed(digits)
    .replace(BEFORE_THOUSANDS, ',')
    .replace(/[\d.,]/g, (character) => [...characters][CHARACTERS.indexOf(character)] ?? '');
