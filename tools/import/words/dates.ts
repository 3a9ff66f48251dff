import { asciiDigits } from './digits.ts';
import { monthOf } from './months.ts';
import { isPresent } from './present.ts';

/** Start and end of something: dates as `2024`, `2024-05` or `2024-05-31`; without an end it is ongoing. */
export interface Span {
  start?: string;
  end?: string;
}

/** Every numeric form that can be read in one way only. */
const FORMS = [
  /^(?<y>\d{4})$/,
  /^(?<y>\d{4}) ?[-/. ] ?(?<m>\d{1,2})$/,
  /^(?<y>\d{4}) ?(?<by>[-/. ]) ?(?<m>\d{1,2}) ?\k<by> ?(?<d>\d{1,2})(?:[t ]\d\d(?::\d\d){1,2}(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)?)?$/i,
  /^(?<y>(?:19|20)\d\d)(?<m>0[1-9]|1[0-2])(?<d>\d\d)?$/,
  /^(?<m>\d{1,2}) ?[-/. ] ?(?<y>\d{4})$/,
  /^(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>\d{4})$/,
  /^(?<d>1[3-9]|2\d|3[01])(?<by>[-/])(?<m>\d{1,2})\k<by>(?<y>\d{4})$/,
  /^(?<m>\d{1,2})(?<by>[-/])(?<d>1[3-9]|2\d|3[01])\k<by>(?<y>\d{4})$/,
  /^(?<y>\d{4}) ?[年년](?: ?(?<m>\d{1,2}) ?[月월](?: ?(?<d>\d{1,2}) ?[日일号號])?)?$/,
];

/** Words that may be part of a date and add nothing to it. */
const FILLERS = /^(?:of|the|de|del|do|da|den|der|le|am|im|in|th|st|nd|rd|er|º|ª|г|года?|р|року)$/i;
const YEAR = /^(?:1[89]|2[01])\d\d$/;

/** A date with its month as a word, and nothing else. */
function inWords(words: string): string | undefined {
  if (!/^[\p{L}\p{M}\d\s.,'’ºª/-]+$/u.test(words)) return undefined;
  const parts = (words.match(/\d+|[\p{L}\p{M}ºª]+/gu) ?? []).filter((part) => !FILLERS.test(part));
  const [year, ...years] = parts.filter((part) => YEAR.test(part));
  const [name, ...names] = parts.filter((part) => /\D/.test(part));
  const [day, ...days] = parts.filter((part) => /^\d{1,2}$/.test(part));
  const month = name && monthOf(name);
  if (!year || !month || years.length + names.length + days.length > 0) return undefined;
  if (1 + 1 + Number(!!day) !== parts.length) return undefined;
  return valid(year, String(month), day);
}

/** The date, if it exists. */
function valid(year: string, month?: string, day?: string): string | undefined {
  const [y, m, d] = [Number(year), Number(month ?? 1), Number(day ?? 1)];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (y < 1800 || y > 2999 || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  return [year, ...[month, day].flatMap((part) => part?.padStart(2, '0') ?? [])].join('-');
}

const simple = (given: string): string =>
  asciiDigits(given)
    .replace(/[\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads a date in the forms that people use.
 * @returns undefined unless all of it is read: nothing is shortened
 */
export function readDate(given: string): string | undefined {
  const words = simple(given);
  const form = FORMS.find((each) => each.test(words));
  const { y = '', m, d } = form?.exec(words)?.groups ?? {};
  return form ? valid(y, m, d) : inWords(words);
}

const BETWEEN =
  / *(?:[–—―→⟶~〜～至]|から|到|--+>?|->|\.\.+) *| (?:(?:up )?to|until|till|through|thru|bis|hasta|jusqu['’](?:en|à)|a|al|à|au|até|ao|по|إلى|حتى) |[-/]| ?- ?/g;
const SINCE =
  /^(?:since|from|as of|seit|ab|von|desde|depuis|à partir de|a partir de|с|منذ)\s+|^de\s+(?=\D*\d{4}\D+\d{4})/i;

/**
 * Reads a span of time, or one date, which is then both start and end.
 * @returns undefined unless all of it is read
 */
export function readSpan(given: string): Span | undefined {
  const words = simple(given);
  const [, from = '', short = ''] = /^(\d{4})\s*[-–/]\s*(\d\d)$/.exec(words) ?? [];
  if (Number(short) > 12 && Number(short) > Number(from.slice(2)))
    return { start: from, end: from.slice(0, 2) + short };
  const date = readDate(words);
  if (date) return { start: date, end: date };
  if (SINCE.test(words)) {
    const rest = words.replace(SINCE, '');
    const start = readDate(rest);
    return start ? { start } : readSpan(rest);
  }
  return splitSpan(words);
}

function splitSpan(words: string): Span | undefined {
  for (const { 0: between, index } of words.matchAll(BETWEEN)) {
    const [before, after] = [words.slice(0, index).trim(), words.slice(index + between.length).trim()];
    const end = readDate(after);
    const isOpen = !after || isPresent(after);
    if (!before && end) return { end };
    const start = readDate(before);
    if (start && isOpen) return { start };
    // `Jan – Mar 2020`
    const shared = end && /^[\p{L}\p{M}.]+$/u.test(before) && readDate(`${before} ${end.slice(0, 4)}`);
    if (end && (start || shared)) return { start: start || shared || undefined, end };
  }
  return undefined;
}
