import { numerals } from 'content:words';

/** Their places in `numerals`. */
const SIGNS = '0123456789.,';
const BEFORE_THOUSANDS = /\B(?=(\d{3})+(\.|$))/g;

/**
 * A number as the site's language writes it. `toLocaleString` would hold a phone's page up for 60 ms: to write its first
 * number the browser loads the tables of all languages.
 * @param digits how many stand behind the point, two at most
 * @param signs what it is written with, as `numerals` are
 */
export const written = (value: number, digits: number, signs = numerals): string =>
  value
    .toFixed(digits)
    .replace(BEFORE_THOUSANDS, ',')
    .replace(/[\d.,]/g, (sign) => [...signs][SIGNS.indexOf(sign)] ?? '');
