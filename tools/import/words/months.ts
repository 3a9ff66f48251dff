import { LANGUAGES } from '../../../plugins/content/words/words.ts';

/** The languages whose month names are recognised: those of the site, and some more. */
const LOCALES = [...Object.keys(LANGUAGES), 'ar-SY', 'ar-MA', 'it', 'nl'];

const simple = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('.', '').toLowerCase();

const NAMES = LOCALES.flatMap((locale) =>
  Array.from({ length: 12 }, (_, index): [string, number] => {
    const date = new Date(Date.UTC(2020, index, 15));
    return [simple(date.toLocaleString(locale, { month: 'long', timeZone: 'UTC' })), index + 1];
  }),
);

/**
 * The month that a word means, in full or abbreviated.
 * @returns 1 to 12; undefined if it is ambiguous or not a month
 */
export function monthOf(word: string): number | undefined {
  const sought = simple(word);
  if (sought.length < 3) return undefined;
  const found = new Set(NAMES.filter(([name]) => name.startsWith(sought)).map(([, month]) => month));
  const [month] = found;
  return found.size === 1 ? month : undefined;
}
