import { LANGUAGES } from '../../../plugins/content/words/words.ts';

/** The languages whose month names are read beside the site's own. */
const MORE = 'ar-SY ar-MA it nl ru uk pl cs sk hr sl sr hu ro bg tr el sv da nb fi id he ca vi ko'.split(' ');

const simple = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('.', '').toLowerCase();

/** Month names alone and with a day, as many languages decline them. */
const namesIn = (locale: string): [name: string, month: number][] =>
  ([{}, { day: 'numeric' }] as const).flatMap((style) => {
    const form = { ...style, month: 'long', calendar: 'gregory', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(locale, form);
    return Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2020, index, 15));
      return [simple(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1];
    });
  });

const OWN = Object.keys(LANGUAGES).flatMap(namesIn);
const ALL = [...OWN, ...MORE.flatMap(namesIn)];

/**
 * The month that a word means, in full or abbreviated.
 * @returns 1 to 12; undefined if it is none, or not the same in all languages: listopad is October or November
 */
export function monthOf(word: string): number | undefined {
  const sought = simple(word);
  if (sought.length < 3) return undefined;
  const begun = ALL.filter(([name]) => name.startsWith(sought));
  const found = [
    ALL.filter(([name]) => name === sought),
    // As short as that, a name of the site's languages is likelier.
    sought.length > 3 ? begun : OWN.filter((month) => begun.includes(month)),
  ].find((some) => some.length);
  const months = new Set(found?.map(([, month]) => month));
  return months.size === 1 ? [...months][0] : undefined;
}
