import { isInCalendar } from '../text/calendar.ts';
import { normalizeKey } from '../text/field-names.ts';
import { LANGUAGES } from '../text/language-tags.ts';
import { wordLists } from '../text/word-lists.ts';
import present from './present.json' with { type: 'json' };

/** Start and end of something: dates as `2024`, `2024-05` or `2024-05-31`; without an end it is ongoing. */
export type Period = Partial<Record<'start' | 'end', string>>;

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
const UNIT =
  '(?:y(?:ea)?rs?|mo(?:nth)?s?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|anos?|年|[个個ヶか]月|년|개월)';
/** How long something took, behind its dates: `(1 year 6 months)`, `· 9 mos`, `（9个月）`. */
export const DURATION = new RegExp(String.raw`(?:[(（]|·)\s*(?:\d+\s*${UNIT}[,\s]*)+[)）]?$`, 'iu');

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
  const parts = FORMS.map((form) => form.exec(words)?.groups).find(Boolean);
  return parts ? valid(parts.y, parts.m, parts.d) : inWords(words);
}

/** Returns the date of these numbers, if it exists, and is no other number. */
function valid(year = '', ...parts: (string | undefined)[]): string | undefined {
  const date = [year, ...parts.flatMap((part) => part?.padStart(2, '0') ?? [])].join('-');
  return isInCalendar(date) && /^(?:1[89]|2)/.test(year) ? date : undefined;
}

/** Words that may be part of a date and add nothing to it. */
const FILLERS = /^(?:of|the|de|del|do|da|den|der|le|am|im|in|em|en|th|st|nd|rd|er|º|ª|г|года?|р|року)$/i;

/** Returns the date that words say, with a month's name among them: `May 2020`, `3rd of May 2020`. */
function inWords(words: string): string | undefined {
  if (!/^[\p{L}\p{M}\d\s.,'’ºª/-]+$/u.test(words)) return undefined;
  const parts = (words.match(/\d+|[\p{L}\p{M}ºª]+/gu) ?? []).filter((part) => !FILLERS.test(part));
  const find = (form: RegExp) => parts.find((part) => form.test(part));
  const [year, name, day] = [find(/^(?:1[89]|2[01])\d\d$/), find(/\D/), find(/^\d{1,2}$/)];
  const month = name && monthOf(name);
  const isAll = parts.length === [year, name, day].filter(Boolean).length;
  return isAll && month ? valid(year, String(month), day) : undefined;
}

/** The languages whose month names are read beside the site's own. */
const MORE = 'ar-SY ar-MA it nl ru uk pl cs sk hr sl sr hu ro bg tr el sv da nb fi id he ca vi ko'.split(' ');

const letters = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('.', '').toLowerCase();

/** Returns month names alone and with a day, as many languages decline them. */
const monthsIn = (locale: string): [name: string, month: number][] =>
  ([undefined, 'numeric'] as const).flatMap((day) => {
    const form = { day, month: 'long', calendar: 'gregory', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(locale, form);
    return Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2020, index, 15));
      return [letters(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1];
    });
  });

const SITE_MONTHS = LANGUAGES.flatMap(monthsIn);
const MONTHS = [...SITE_MONTHS, ...MORE.flatMap(monthsIn)];

/** Returns the month that a word means, 1 to 12; undefined if it means none, or two in two languages, as listopad does. */
export function monthOf(word: string): number | undefined {
  const sought = letters(word);
  const matches = MONTHS.filter(([name]) => sought.length > 2 && name.startsWith(sought));
  const exact = matches.filter(([name]) => name === sought);
  // A shorter word is rather a name in one of the site's languages.
  const likely = sought.length > 3 ? matches : matches.filter((month) => SITE_MONTHS.includes(month));
  const [month, ...others] = new Set((exact.length ? exact : likely).map(([, month]) => month));
  return others.length ? undefined : month;
}

/** Words that may come before those for the present, as in `until today`. */
const UNTIL =
  /^(?:(?:up to|to|until|till|bis|hasta|até|jusqu['’]à|à|حتى|по)(?: (?:the|la|el|o))?|la|el|o) |^[至迄]/i;

const PRESENT = new Set(Object.values(wordLists(present)).flat().map(normalizeKey));

/** True if words, or a sign in their place, say that something goes on. */
export const isPresent = (words: string): boolean =>
  /^(?:[-–—…∞]|\.{3})$/.test(words.trim()) ||
  [words, words.trim().replace(UNTIL, '')].some((end) => PRESENT.has(normalizeKey(end)));

const BETWEEN =
  / ?(?:[–—―→⟶~〜～至]|から|到|--+>?|->|\.\.+) ?| (?:(?:up )?to|until|till|through|thru|bis|hasta|jusqu['’](?:en|à)|a|al|à|au|até|ao|по|إلى|حتى) |[-/]| ?- ?/g;
const SINCE =
  /^(?:since|from|as of|seit|ab|von|desde|depuis|à partir de|a partir de|с|منذ) |^de (?=\D*\d{4}\D+\d{4})/i;

const BY_DAY = /\b(\d{1,2})([-/.])(\d{1,2})\2(\d{4})\b/g;
/** Returns dates in one order: in `10/02/2022 - 23/04/2023`, the second says which number is the day in both. */
function inOneOrder(words: string): string {
  const dates = [...words.matchAll(BY_DAY)];
  const isDay = (place: number) => dates.some((date) => Number(date[place]) > 12);
  if (isDay(1) === isDay(3)) return words;
  return words.replace(BY_DAY, isDay(1) ? '$4-$3-$1' : '$4-$1-$3');
}

/** Reads a span of time, or one date, which is then both start and end; undefined unless all of it is read. */
export function readSpan(text: string): Period | undefined {
  const words = inOneOrder(normalized(text));
  if (words.length > 2 * MAX_LENGTH) return undefined;
  const [, year = '', short = ''] = /^(\d{4})\s*[-–/]\s*(\d\d)$/.exec(words) ?? [];
  if (Number(short) > 12 && Number(short) > Number(year.slice(2)))
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
