import { isInCalendar } from '../text/calendar.ts';
import { normalizeKey } from '../text/field-names.ts';
import { wordLists } from '../text/word-lists.ts';
import dateWords from './date-words.json' with { type: 'json' };
import { monthOf } from './months.ts';
import present from './present.json' with { type: 'json' };

const WORDS = wordLists(dateWords);
const anyOf = (words: string[]): string => `(?:${words.join('|')})`;

/** Start and end of something: dates as `2024`, `2024-05` or `2024-05-31`; without an end it is ongoing. */
export type Period = Partial<Record<'start' | 'end', string>>;

/** The time of a day, and its zone: `T10:00:00.0+02:00`. */
const TIME = String.raw`[t ]\d\d(?::\d\d){1,2}(?:\.\d+)?(?:z|[+-]\d\d:?\d\d)?`;

/** Every numeric form that can be read in one way only, each with an example. */
export const DATE_FORMS: [example: string, form: RegExp][] = [
  ['2024', /^(?<y>\d{4})$/],
  ['2024-05', /^(?<y>\d{4}) ?[-/. ] ?(?<m>\d{1,2})$/],
  [
    '2024-05-31T10:00Z',
    new RegExp(
      String.raw`^(?<y>\d{4}) ?(?<by>[-/. ]) ?(?<m>\d{1,2}) ?\k<by> ?(?<d>\d{1,2})(?:${TIME})?$`,
      'i',
    ),
  ],
  ['20240531', /^(?<y>(?:19|20)\d\d)(?<m>0[1-9]|1[0-2])(?<d>\d\d)?$/],
  ['05/2024', /^(?<m>\d{1,2}) ?[-/. ] ?(?<y>\d{4})$/],
  ['31.5.2024', /^(?<d>\d{1,2})\. ?(?<m>\d{1,2})\. ?(?<y>\d{4})$/],
  ['31/05/2024', /^(?<d>1[3-9]|2\d|3[01])(?<by>[-/])(?<m>\d{1,2})\k<by>(?<y>\d{4})$/],
  ['05/31/2024', /^(?<m>\d{1,2})(?<by>[-/])(?<d>1[3-9]|2\d|3[01])\k<by>(?<y>\d{4})$/],
  ['2024年5月31日', /^(?<y>\d{4}) ?[年년](?: ?(?<m>\d{1,2}) ?[月월](?: ?(?<d>\d{1,2}) ?[日일号號])?)?$/],
];

/** Converts the digits of every script, full-width ones too, to 0 to 9. */
export const asciiDigits = (words: string): string =>
  words.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    // Every script has its ten digits in a row.
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1)))
      value++;
    return String(value);
  });

/** The most letters of a date; a span has at most twice as many. */
const MAX_LENGTH = 60;
/** How long something took, behind its dates: `(1 year 6 months)`, `· 9 mos`, `（9个月）`. */
export const DURATION = new RegExp(
  String.raw`(?:[(（]|·)\s*(?:\d+\s*${anyOf(WORDS.units)}[,\s]*)+[)）]?$`,
  'iu',
);

/** Returns a date's words in the form in which they are read. */
const normalized = (words: string): string =>
  asciiDigits(words)
    .replace(/[\u200e\u200f]/g, '')
    // `Sep '23`
    .replace(/(?<=\p{L}{3}\.? )['’](?=\d\d(?!\d))/gu, '20')
    .replace(/\s+/g, ' ')
    .trim()
    // `28 Aug 2014 00:00:00 GMT`
    .replace(/ \d\d:\d\d(?::\d\d)?(?: ?(?:GMT|UTC|Z))?$/, '');

/** Reads a date in the forms that people use; undefined unless all of it is read, so that nothing is cut off. */
export function readDate(text: string): string | undefined {
  const words = normalized(text);
  if (words.length > MAX_LENGTH) return undefined;
  const parts = DATE_FORMS.map(([, form]) => form.exec(words)?.groups).find(Boolean);
  return parts ? valid(parts.y, parts.m, parts.d) : inWords(words);
}

/** Returns the date of these numbers, if it exists, and is no other number. */
function valid(year = '', ...parts: (string | undefined)[]): string | undefined {
  const date = [year, ...parts.flatMap((part) => part?.padStart(2, '0') ?? [])].join('-');
  return isInCalendar(date) && /^(?:1[89]|2)/.test(year) ? date : undefined;
}

/** Returns the date that words say, with a month's name among them: `May 2020`, `3rd of May 2020`. */
function inWords(words: string): string | undefined {
  if (!/^[\p{L}\p{M}\d\s.,'’ºª/-]+$/u.test(words)) return undefined;
  // Some words add nothing to a date.
  const parts = (words.match(/\d+|[\p{L}\p{M}ºª]+/gu) ?? []).filter(
    (part) => !WORDS.fillers.includes(part.toLowerCase()),
  );
  const find = (form: RegExp) => parts.find((part) => form.test(part));
  const [year, name, day] = [find(/^(?:1[89]|2[01])\d\d$/), find(/\D/), find(/^\d{1,2}$/)];
  const month = name && monthOf(name);
  const isAll = parts.length === [year, name, day].filter(Boolean).length;
  return isAll && month ? valid(year, String(month), day) : undefined;
}

/** Words that may come before those for the present, as in `until today`. */
const UNTIL = new RegExp(`^(?:${anyOf(WORDS.until)}(?: (?:the|la|el|o))?|la|el|o) |^[至迄]`, 'i');

const PRESENT = new Set(Object.values(wordLists(present)).flat().map(normalizeKey));

/** True if words, or a sign in their place, say that something goes on. */
export const isPresent = (words: string): boolean =>
  /^(?:[-–—…∞]|\.{3})$/.test(words.trim()) ||
  [words, words.trim().replace(UNTIL, '')].some((end) => PRESENT.has(normalizeKey(end)));

/** What is between the ends of a span: a sign, a word, or a dash that may be one within a date. */
const BETWEEN = new RegExp(
  String.raw` ?(?:[–—―→⟶~〜～至]|から|到|--+>?|->|\.\.+) ?| ${anyOf(WORDS.between)} |[-/]| ?- ?`,
  'g',
);
/** What may come before a start; `de` only if an end follows. */
const SINCE = new RegExp(String.raw`^${anyOf(WORDS.since)} |^de (?=\D*\d{4}\D+\d{4})`, 'i');

const isNoMonth = (digits?: string): boolean => Number(digits) > 12;

const BY_DAY = /\b(\d{1,2})([-/.])(\d{1,2})\2(\d{4})\b/g;
/** Returns dates in one order: in `10/02/2022 - 23/04/2023`, the second says which number is the day in both. */
function inOneOrder(words: string): string {
  const dates = [...words.matchAll(BY_DAY)];
  const isDay = (place: number) => dates.some((date) => isNoMonth(date[place]));
  if (isDay(1) === isDay(3)) return words;
  return words.replace(BY_DAY, isDay(1) ? '$4-$3-$1' : '$4-$1-$3');
}

/** Reads a span of time, or one date, which is then both start and end; undefined unless all of it is read. */
export function readSpan(text: string): Period | undefined {
  const words = inOneOrder(normalized(text));
  if (words.length > 2 * MAX_LENGTH) return undefined;
  const [, year = '', short = ''] = /^(\d{4})\s*[-–/]\s*(\d\d)$/.exec(words) ?? [];
  if (isNoMonth(short) && Number(short) > Number(year.slice(2)))
    return { start: year, end: year.slice(0, 2) + short };
  const date = readDate(words);
  if (date) return { start: date, end: date };
  if (SINCE.test(words)) {
    const rest = words.replace(SINCE, '');
    const start = readDate(rest);
    return start ? { start } : readSpan(rest);
  }
  for (const { 0: between, index } of words.matchAll(BETWEEN)) {
    const [before, after] = [words.slice(0, index).trim(), words.slice(index + between.length).trim()];
    const end = readDate(after);
    if (!before && end) return { end };
    // `Jan – Mar 2020`
    const sameYear = end && /^[\p{L}\p{M}.]+$/u.test(before) ? ` ${end.slice(0, 4)}` : '';
    const start = readDate(before + sameYear);
    if (start && (end || !after || isPresent(after))) return { start, end };
  }
  return undefined;
}
