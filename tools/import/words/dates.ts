import { monthOf } from './months.ts';
import { isPresent } from './present.ts';

/** Start and end of something: dates as `2024`, `2024-05` or `2024-05-31`. */
export interface Period {
  start?: string;
  end?: string;
  /** Explicitly has no end. */
  open?: boolean;
}

const pad = (part: number): string => String(part).padStart(2, '0');

/** The part of a date that exists: without the day, or without day and month, if those don't. */
function validDate(year: number, month?: number, day?: number): string | undefined {
  if (year < 1000 || year > 2999) return undefined;
  if (!month || month > 12) return String(year);
  const date = new Date(Date.UTC(year, month - 1, day ?? 1));
  const exists = day && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return `${year}-${pad(month)}${exists ? `-${pad(day)}` : ''}`;
}

/** Converts full-width and Arabic digits to ASCII. */
const toAscii = (words: string): string =>
  words
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u200e\u200f]/g, '')
    .trim();

/** Numeric date formats. */
const FORMS = [
  /^(?<y>\d{4})$/,
  /^(?<y>\d{4})[-/.\s]{1,3}(?<m>\d{1,2})$/,
  /^(?<y>\d{4})[-/.\s]{1,3}(?<m>\d{1,2}|xx|\?\?)[-/.\s]{1,3}(?<d>\d{1,2}|xx|\?\?)(?:[t\s].*)?$/i,
  /^(?<y>\d{4})(?<m>0\d|1[0-2])(?<d>\d\d)?$/,
  /^(?<m>\d{1,2})[-/.\s]{1,3}(?<y>\d{4})$/,
  /^(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.\s?(?<y>\d{4})$/,
  /^(?<y>\d{4})\s*[年년]\s*(?:(?<m>\d{1,2})\s*[月월]\s*(?:(?<d>\d{1,2})\s*[日일号號]?)?)?$/,
];

/** A date that can be read in only one way; a month or day that doesn't exist is cut off. */
function exactDate(words: string): string | undefined {
  const form = FORMS.find((each) => each.test(words));
  const { y, m, d } = form?.exec(words)?.groups ?? {};
  if (y) return validDate(Number(y), Number(m) || undefined, Number(d) || undefined);
  if (/^\d{13}$/.test(words)) return new Date(Number(words)).toISOString().slice(0, 10);
  return ambiguousDate(words) ?? dateInWords(words, true);
}

/** `5/6/2023`: 5 June or 6 May. Only the year is certain, unless one part is above twelve or both are the same. */
function ambiguousDate(words: string): string | undefined {
  const [, first, second, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(words) ?? [];
  if (!year) return undefined;
  const [a, b] = [Number(first), Number(second)];
  if (a === b || b > 12) return validDate(Number(year), a, b);
  return a > 12 ? validDate(Number(year), b, a) : validDate(Number(year));
}

/** Words that may be part of a date and add nothing to it. */
const FILLERS = /^(?:of|the|de|del|do|da|den|der|le|am|im|in|th|st|nd|rd|er|º|ª)$/i;

/**
 * A date with its month as a word, or at least a year.
 * @param exact whether no other words are allowed; otherwise the year, perhaps with the month, is picked from the text
 */
function dateInWords(words: string, exact: boolean): string | undefined {
  const parts = words.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const years = parts.filter((part) => /^(?:1[89]|2[01])\d\d$/.test(part));
  const [year] = years;
  if (years.length !== 1 || !year) return undefined;
  const meant = (part: string) => monthOf(part, exact);
  const months = [...new Set(parts.flatMap((part) => meant(part) ?? []))];
  const month = months.length === 1 ? months[0] : undefined;
  const numbers = parts.filter((part) => /^\d+$/.test(part) && part !== year);
  const others = parts.filter((part) => /\D/.test(part) && meant(part) !== month && !FILLERS.test(part));
  const [day, ...more] = numbers;
  const isClean = month && !others.length && !more.length && Number(day ?? 1) <= 31;
  if (isClean) return validDate(Number(year), month, day ? Number(day) : undefined);
  return exact ? undefined : validDate(Number(year), month);
}

const BETWEEN =
  /\s*[–—―→⟶~〜～]+\s*|\s+-+>?\s+|(?:^|\s+)(?:(?:up )?to|until|till|through|thru|before|bis|hasta|jusqu['’](?:en|à)|a|al|à|au|até|ao|إلى|حتى)\s+|\s*(?:至|から|到)\s*|\s*\.\.+\s*|\s*-\s*|\s*\/\s*/g;
const SINCE = /^(?:since|from|as of|seit|ab|von|desde|depuis|à partir de|a partir de|منذ)\s+/i;

/**
 * Reads a date or a range of dates in the forms that people use.
 * @returns undefined if there is no date
 */
export function readPeriod(given: string): Period | undefined {
  const words = toAscii(given);
  if (isPresent(words)) return { open: true };
  const [, from = '', short = ''] = /^(\d{4})\s*[-–/]\s*(\d\d)$/.exec(words) ?? [];
  if (Number(short) > 12 && Number(short) > Number(from.slice(2)))
    return { start: from, end: from.slice(0, 2) + short };
  const exact = exactDate(words);
  if (exact) return { start: exact };
  if (SINCE.test(words)) {
    const span = readPeriod(words.replace(SINCE, ''));
    return span && { open: !span.end, ...span };
  }
  const loose = dateInWords(words, false);
  return splitPeriod(words) ?? (loose ? { start: loose } : undefined);
}

function splitPeriod(words: string): Period | undefined {
  for (const { 0: between, index } of words.matchAll(BETWEEN)) {
    const [before, after] = [words.slice(0, index), words.slice(index + between.length)];
    const end = exactDate(after);
    const open = !after || isPresent(after);
    // `Jan – Mar 2020`
    const start =
      exactDate(before) ?? (end && before ? exactDate(`${before} ${end.slice(0, 4)}`) : undefined);
    if (start && open) return { start, open };
    if (end && (start || !before)) return { start, end };
  }
  return undefined;
}
