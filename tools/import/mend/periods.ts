import { type Entry, type Leaf, type Path, type Tree, text } from '../tree.ts';
import { type Period, readPeriod } from '../words/dates.ts';
import { dateWords, reject } from './leaves.ts';
import { type Mending, sectionOf } from './shape.ts';

const KEYS = ['startDate', 'endDate', 'period', 'current'];

/** Start and end from whatever says when something was. */
export function mendPeriod(entries: Entry[], path: Path, by: Mending): Entry[] {
  const isTold = ({ key, value }: Entry) =>
    KEYS.includes(key) && key !== 'current' && value.kind !== 'null' && !!dateWords(value);
  const told = entries.filter(isTold).sort((a, b) => KEYS.indexOf(a.key) - KEYS.indexOf(b.key));
  const hasEnd = told.some(({ key }) => key === 'endDate');
  const done = new Map<string, Leaf>();
  for (const { key, value, was = key } of told) {
    const period = readPeriod(dateWords(value) ?? '');
    const field = [...path, was];
    const start = done.get('startDate')?.words;
    if (!period || !(key === 'endDate' || period.start || (key === 'period' && period.end))) {
      reject(value, field, unread(key, start), by, 'write it as 2024, 2024-05 or 2024-05-31');
      continue;
    }
    const read = asField(key, period, start, sectionOf(path));
    const dates = { startDate: read.start, endDate: key === 'startDate' && hasEnd ? undefined : read.end };
    const made = Object.entries(dates).flatMap(([name, date]) =>
      date && !done.has(name) ? [{ name, date }] : [],
    );
    for (const { name, date } of made) done.set(name, text(date, value));
    sayRead(key, value, made, period.open, field, by);
  }
  for (const { key, value, was = key } of entries)
    if (key === 'current')
      by.notes.mend(value, [...path, was], 'taken out: what has no end lasts', 'current');
  return inPlace(entries, swapped(done, path, by), told);
}

const unread = (key: string, start?: string): string =>
  key === 'endDate' && start ? 'is no date (without one the page says that it lasts)' : 'is no date';

/** What a field's words say about the start and the end. */
function asField(
  key: string,
  { start, end, open }: Period,
  known: string | undefined,
  section: string,
): Period {
  if (key === 'endDate') return end ? { start, end } : open ? { start } : { end: start };
  if (key === 'startDate' || end || open) return { start, end };
  // One date for all of it: what is lacking; a school is left then, anything else began and ended.
  return known || section === 'education' ? { end: start } : { start, end: start };
}

/** @param made the dates that the words became */
function sayRead(
  key: string,
  value: Tree,
  made: { name: string; date: string }[],
  open = false,
  path: Path,
  by: Mending,
) {
  const words = dateWords(value) ?? '';
  const own = made.length === 1 && made[0]?.name === key ? made[0].date : undefined;
  if (own === words && value.kind === 'text') return;
  const shown =
    own === words ? `"${own}"` : (own ?? made.map(({ name, date }) => `${name} ${date}`).join(', '));
  const rest = open ? 'no end date: it lasts' : 'taken out: the dates are told already';
  by.notes.mend(value, path, `${words} → ${shown || rest}`);
}

/** Neither date where the end is before the start: which one is wrong is not for us to say. */
function swapped(done: Map<string, Leaf>, path: Path, by: Mending): Map<string, Leaf> {
  const [start, end] = [done.get('startDate'), done.get('endDate')];
  const [from = '', to = ''] = [start?.words, end?.words];
  const common = Math.min(from.length, to.length);
  if (!start || !end || to.slice(0, common) >= from.slice(0, common)) return done;
  reject(start, [...path, 'startDate'], `is after the end, ${to}`, by, 'correct the two dates');
  reject(end, [...path, 'endDate'], `is before the start, ${from}`, by, 'correct the two dates');
  return new Map();
}

/** The dates where they stood; those that had no place of their own where the first of them was. */
function inPlace(entries: Entry[], done: Map<string, Leaf>, told: Entry[]): Entry[] {
  const homeless = [...done].filter(([key]) => !entries.some((entry) => entry.key === key));
  let more = homeless.map(([key, value]) => ({ key, value }));
  return entries.flatMap((entry) => {
    if (!KEYS.includes(entry.key)) return [entry];
    const own = done.get(entry.key);
    const isGone = ['period', 'current'].includes(entry.key) || told.some(({ key }) => key === entry.key);
    const kept = own ? [{ key: entry.key, value: own }] : isGone ? [] : [entry];
    const all = [...kept, ...more];
    more = [];
    return all;
  });
}
