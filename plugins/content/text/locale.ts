import type { Site } from '../types.ts';

const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** The writing direction of a language (BCP 47 tag). */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** The site's language for `Intl`: English if that does not support it, rather than the machine's own locale. */
export const localeOf = ({ language = 'en' }: Site): string =>
  Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en';

/** A locale's ten digits, decimal separator and, if it groups four digits, thousands separator, as one text. */
export function numeralsOf(locale: string): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const separator = (part: string) =>
    format.formatToParts(1234).find(({ type }) => type === part)?.value ?? '';
  const digits = Array.from({ length: 10 }, (_, digit) => digit.toLocaleString(locale));
  return [...digits, separator('decimal'), separator('group')].join('');
}

/** Dates in a résumé are Gregorian, whatever the language's own calendar. */
const GREGORIAN = { calendar: 'gregory', timeZone: 'UTC' } as const;

/** The year of a date such as `2024`, `2024-05` or `2024-05-31`. */
export const yearOf = (date: string, locale: string): string => written(date, locale, { year: 'numeric' });

/** The month and year of a date, or only the year if it has no month. */
export const monthOf = (date: string, locale: string): string =>
  written(date, locale, { year: 'numeric', month: date.length > 4 ? 'short' : undefined });

function written(date: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const day = new Date(date.length > 4 ? date : `${date}-01-01`);
  return new Intl.DateTimeFormat(locale, { ...GREGORIAN, ...parts }).format(day);
}

/** The name of a country by its ISO 3166-1 alpha-2 code; anything else that the owner wrote is returned unchanged. */
export function countryOf(code: string, language = 'en'): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}

const ALIASES: Record<string, string> = { usa: 'US', uk: 'GB', uae: 'AE', turkey: 'TR', holland: 'NL' };
/** Codes by lower-case name, for each language asked for. */
const codes = new Map<string, Map<string, string>>();

/** The code of a country by its name in English or a language, or abbreviated; not for Georgia, which is a state too. */
export function countryCodeOf(name: string, language: string): string | undefined {
  const key = name.trim().toLowerCase().replace(/^the /, '').replace(/\./g, '').replace(' of america', '');
  if (!codes.has(language)) codes.set(language, namesOf(['en', language]));
  if (key === 'georgia') return undefined;
  return ALIASES[key] ?? codes.get(language)?.get(key) ?? (/^[A-Z]{2}$/.test(name) ? name : undefined);
}

function namesOf(languages: string[]): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return all.map((code): [string, string] => [
        names.of(code)?.toLowerCase() ?? '',
        // Codes that were withdrawn have the same names: FX for France, SU for Russia.
        new Intl.Locale(`und-${code}`).region ?? code,
      ]);
    }),
  );
}

/** A name such as `C++`, isolated: from right to left it keeps its own order, and its place among others. */
export const isolated = <Name extends string | undefined>(name: Name, { language = 'en' }: Site) =>
  (name && directionOf(language) === 'rtl' ? `\u2068${name}\u2069` : name) as Name;

export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** Between letters from right to left, the signs of names such as C++ and .NET stay at their side. */
export const withSigns = (text: string): string =>
  text
    .replace(/(?<![\w./@+])[A-Za-z]+[+#]+(?![\w@])/g, '$&\u200e')
    .replace(/(?<=^|[\s(])\.(?=[A-Z])/g, '\u200e.');

const graphemes = new Intl.Segmenter();
/** Text in which each code unit is a character. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The characters of a text as a reader sees them: one may have several code points. */
export const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);
