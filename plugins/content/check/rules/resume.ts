import type { Fault } from '../../fault.ts';
import { type Source, stringAt, stringsIn } from '../../read/source.ts';
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
  const faults: Fault[] = [];
  const why = 'add your name: the whole site is built around it';
  if (!stringAt(resume, 'basics', 'name')?.trim())
    faults.push(resume.fault(['basics', 'name'], 'is missing', why));
  const phone = stringAt(resume, 'basics', 'phone');
  if (phone && phone.replace(/\D/g, '').length < PHONE_DIGITS) {
    const problem = `${quoted(phone)} has no number to dial`;
    faults.push(resume.fault(['basics', 'phone'], problem, 'write it in the digits 0 to 9, or remove it'));
  }
  return faults;
}

const checkLinks = (resume: Source): Fault[] =>
  stringsIn(resume.value).flatMap(({ path, value }) => {
    if (path.at(-1) !== 'url' || !isFullUrl(value)) return [];
    const { protocol } = new URL(value);
    if (SCHEMES.includes(protocol)) return [];
    const problem = `starts with ${protocol}, which is not allowed`;
    return [resume.fault(path, problem, 'use https:, http:, mailto: or tel:')];
  });

function checkDates(resume: Source): Fault[] {
  const dates = stringsIn(resume.value).filter(
    ({ path, value }) => DATE_FIELDS.includes(String(path.at(-1))) && DATE.test(value),
  );
  const impossible = dates.filter(({ value }) => !exists(value));
  const ends = dates.filter((date) => date.path.at(-1) === 'endDate' && !impossible.includes(date));
  return [
    ...impossible.map(({ path, value }) =>
      resume.fault(path, `${quoted(value)} is not a real date`, 'correct the month or the day'),
    ),
    ...ends.flatMap(({ path, value }) => {
      const start = stringAt(resume, ...path.slice(0, -1), 'startDate') ?? '';
      const common = Math.min(start.length, value.length);
      if (!DATE.test(start) || value.slice(0, common) >= start.slice(0, common)) return [];
      const problem = `${quoted(value)} is before the start, ${start}`;
      return [resume.fault(path, problem, 'swap or correct the two dates')];
    }),
  ];
}

function exists(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const real = new Date(Date.UTC(year, month - 1, day));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
}
