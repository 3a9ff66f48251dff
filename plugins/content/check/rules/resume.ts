import type { Fault } from '../../fault.ts';
import { allStrings, findStrings, type Source, stringAt } from '../../read/source.ts';
import { isFullUrl } from '../../text/url.ts';
import { quoted } from '../schema-messages.ts';

/** The schemes that a link may have: others could run script or lead nowhere. */
export const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
const DATE = /^\d{4}(-\d\d(-\d\d)?)?$/;
const DATE_FIELDS = ['startDate', 'endDate', 'date', 'releaseDate'];
/** The length of the shortest number that can be dialled. */
export const PHONE_DIGITS = 3;

/**
 * Finds values that JSON Resume's schema allows but the site can't use. The import takes whatever is reported here out of
 * the résumé, so a rule about values that are used all the same must be a warning elsewhere.
 */
export const checkResume = (resume: Source): Fault[] =>
  resume.value === undefined ? [] : [...checkPerson(resume), ...checkLinks(resume), ...checkDates(resume)];

/** Checks that there is a name, and that the phone number can be dialled. */
export function checkPerson(resume: Source): Fault[] {
  const why = 'add your name: the whole site is built around it';
  const phones = findStrings(resume, 'basics', 'phone').filter(
    ({ value }) => value && value.replace(/\D/g, '').length < PHONE_DIGITS,
  );
  return [
    ...(stringAt(resume, 'basics', 'name')?.trim()
      ? []
      : [resume.fault(['basics', 'name'], 'is missing', why)]),
    ...phones.map(({ value, fault }) =>
      fault(`${quoted(value)} has no number to dial`, 'write it in the digits 0 to 9, or remove it'),
    ),
  ];
}

const checkLinks = (resume: Source): Fault[] =>
  allStrings(resume).flatMap(({ path, value, fault }) => {
    if (path.at(-1) !== 'url' || !isFullUrl(value)) return [];
    const { protocol } = new URL(value);
    if (SCHEMES.includes(protocol)) return [];
    return fault(`starts with ${protocol}, which is not allowed`, 'use https:, http:, mailto: or tel:');
  });

function checkDates(resume: Source): Fault[] {
  const dates = allStrings(resume).filter(
    ({ path, value }) => DATE_FIELDS.includes(String(path.at(-1))) && DATE.test(value),
  );
  return dates.flatMap(({ path, value, fault }) => {
    // JavaScript takes February 30 for March 1, and month 13 for no date at all.
    if (!new Date(value).toJSON()?.startsWith(value))
      return fault(`${quoted(value)} is not a real date`, 'correct the month or the day');
    if (path.at(-1) !== 'endDate') return [];
    const start = stringAt(resume, ...path.slice(0, -1), 'startDate') ?? '';
    const common = Math.min(start.length, value.length);
    if (!DATE.test(start) || value.slice(0, common) >= start.slice(0, common)) return [];
    return fault(`${quoted(value)} is before the start, ${start}`, 'swap or correct the two dates');
  });
}
