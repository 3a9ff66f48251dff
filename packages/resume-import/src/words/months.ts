import { LANGUAGES } from '../text/language-tags.ts';

/** The languages whose month names are read beside the site's own. */
const MORE = 'ar-SY ar-MA it nl ru uk pl cs sk hr sl sr hu ro bg tr el sv da nb fi id he ca vi ko'.split(' ');

const letters = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('.', '').toLowerCase();

/** Returns month names alone and with a day, as many languages decline them. */
const monthsIn = (locale: string): [name: string, month: number][] =>
  ([undefined, 'numeric'] as const).flatMap((day) => {
    const form = { day, month: 'long', calendar: 'gregory', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(locale, form);
    return Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2020, index, 15));
      return [letters(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1];
    });
  });

const SITE_MONTHS = LANGUAGES.flatMap(monthsIn);
const MONTHS = [...SITE_MONTHS, ...MORE.flatMap(monthsIn)];

/** Returns the month that a word means, 1 to 12; undefined if it means none, or two in two languages, as listopad does. */
export function monthOf(word: string): number | undefined {
  const sought = letters(word);
  const matches = MONTHS.filter(([name]) => sought.length > 2 && name.startsWith(sought));
  const exact = matches.filter(([name]) => name === sought);
  // A shorter word is rather a name in one of the site's languages.
  const likely = sought.length > 3 ? matches : matches.filter((month) => SITE_MONTHS.includes(month));
  const [month, ...others] = new Set((exact.length ? exact : likely).map(([, month]) => month));
  return others.length ? undefined : month;
}
