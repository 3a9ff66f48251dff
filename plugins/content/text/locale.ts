import { RIGHT_TO_LEFT } from '../../../packages/resume-import/src/text/scripts.ts';
import type { Words } from '../../../src/words.ts';
import type { Site, Span } from '../types.ts';

/** Returns the writing direction of a language (BCP 47 tag). */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Returns the site's language if `Intl` supports it, else English rather than the machine's own locale. */
export const localeOf = ({ language = 'en' }: Site): string =>
  Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en';

/** Returns a text with its first letter as a capital. */
export const capitalized = (text: string, locale: string): string =>
  text.replace(/./u, (letter) => letter.toLocaleUpperCase(locale));

/** Returns a locale's ten digits, decimal separator and, if it groups four digits, thousands separator, as one text. */
export function numeralsOf(locale: string): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const separator = (part: string) =>
    format.formatToParts(1234).find(({ type }) => type === part)?.value ?? '';
  const digits = Array.from({ length: 10 }, (_, digit) => digit.toLocaleString(locale));
  return [...digits, separator('decimal'), separator('group')].join('');
}

/** Returns the year of a date such as `2024`, `2024-05` or `2024-05-31`. */
export const yearOf = (date: string, locale: string): string => dateText(date, locale, 'years');

/** Returns a date as text; if it has no month, only its year. */
function dateText(date: string, locale: string, unit: 'years' | 'months'): string {
  const hasMonth = date.length > 4;
  const month = hasMonth && unit === 'months' ? 'short' : undefined;
  // Dates in a résumé are Gregorian, whatever the language's own calendar.
  const format = { calendar: 'gregory', timeZone: 'UTC', year: 'numeric', month } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(hasMonth ? date : `${date}-01-01`));
}

/** Returns a span of time as text: `2023–2024`, `2022`, `2021–Present`. A future start without an end has no "–Present". */
export function timeOf(
  { startDate, endDate, date }: Span & { date?: string },
  unit: 'years' | 'months',
  words: Words,
  locale: string,
  today = new Date(),
): string {
  const text = (each: string) => dateText(each, locale, unit);
  if (date) return text(date);
  if (!startDate) return endDate ? text(endDate) : '';
  const from = text(startDate);
  if (!endDate && startDate > today.toISOString().slice(0, startDate.length)) return from;
  const to = endDate ? text(endDate) : words.now;
  return from === to ? from : words[unit](from, to);
}

/** Returns the name of a country by its ISO 3166-1 alpha-2 code; anything else that the owner wrote is returned unchanged. */
export function countryOf(code: string, language = 'en'): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}

/** Returns a name such as `C++` with marks that keep its order in a text from right to left. */
export const isolated = <Name extends string | undefined>(name: Name, { language = 'en' }: Site) =>
  (name && directionOf(language) === 'rtl' ? `\u2068${name}\u2069` : name) as Name;

export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** Returns a text with marks that keep the signs of names such as C++ and .NET in place among letters from right to left. */
export const withSigns = (text: string): string =>
  text
    .replace(/(?<![\w./@+])[A-Za-z]+[+#]+(?![\w@])/g, '$&\u200e')
    .replace(/(?<=^|[\s(])\.(?=[A-Z])/g, '\u200e.');

const graphemes = new Intl.Segmenter();
/** Text in which each code unit is a character. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Returns the characters of a text as a reader sees them: one may have several code points. */
export const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);
