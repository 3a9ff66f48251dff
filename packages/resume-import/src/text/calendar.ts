/** True if a date, `2024`, `2024-05` or `2024-05-31`, is in the calendar. */
export const isInCalendar = (date: string): boolean =>
  // JavaScript takes February 30 for March 1, and month 13 for no date at all.
  !!new Date(date).toJSON()?.startsWith(date);

/** True if a date is before another one, as far as both say when they are: in 2024, May is not before the year. */
export function isBefore(date: string, other: string): boolean {
  const common = Math.min(date.length, other.length);
  return date.slice(0, common) < other.slice(0, common);
}
