import type { Site } from './types.ts';

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/**
 * The writing direction of a language.
 * @param language BCP 47 tag
 */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** The site's language for `Intl`: English where it knows no other, and not whatever the machine speaks. */
export const localeOf = ({ language = 'en' }: Site): string =>
  Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en';

/**
 * What a language writes numbers with: its digits from 0 to 9, what stands before decimals, and what between thousands,
 * where it parts those.
 * @param locale one that `Intl` knows
 */
export function numeralsOf(locale: string): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const sign = (wanted: string) =>
    format.formatToParts(1234).find(({ type }) => type === wanted)?.value ?? '';
  const digits = Array.from({ length: 10 }, (_, digit) => digit.toLocaleString(locale));
  return [...digits, sign('decimal'), sign('group')].join('');
}

/** The calendar of a résumé, whatever the language's own is. */
const GREGORIAN = { calendar: 'gregory', timeZone: 'UTC' } as const;

/**
 * The year of a date.
 * @param date as `2024`, `2024-05` or `2024-05-31`
 * @param locale BCP 47 tag
 */
export const yearOf = (date: string, locale: string): string => written(date, locale, { year: 'numeric' });

/** Month and year of a date, or the year alone where it has no more. */
export const monthOf = (date: string, locale: string): string =>
  written(date, locale, { year: 'numeric', month: date.length > 4 ? 'short' : undefined });

function written(date: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const day = new Date(date.length > 4 ? date : `${date}-01-01`);
  return new Intl.DateTimeFormat(locale, { ...GREGORIAN, ...parts }).format(day);
}
