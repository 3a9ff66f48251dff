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
