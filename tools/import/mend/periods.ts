import { type Entry, type Path, type Tree, text } from '../tree.ts';
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
  const known: Period = {};
  const done = new Map<string, Tree>();
  const put = (key: 'startDate' | 'endDate', date: string | undefined, value: Tree) => {
    if (!date || done.has(key)) return;
    done.set(key, text(date, value));
    known[key === 'startDate' ? 'start' : 'end'] = date;
  };
  for (const { key, value, was = key } of told) {
    const period = readPeriod(dateWords(value) ?? '');
    const field = [...path, was];
    if (!period || !(key === 'endDate' || period.start || (key === 'period' && period.end))) {
      reject(value, field, unread(key, known), by, 'write it as 2024, 2024-05 or 2024-05-31');
      continue;
    }
    const { start, end } = asField(key, period, known, sectionOf(path));
    const before = { ...known };
    put('startDate', start, value);
    if (key !== 'startDate' || !hasEnd) put('endDate', end, value);
    sayRead(key, value, before, known, period.open, field, by);
  }
  for (const { key, value, was = key } of entries)
    if (key === 'current')
      by.notes.mend(value, [...path, was], 'taken out: what has no end lasts', 'current');
  return inPlace(entries, swapped(done, path, by), told);
}

const unread = (key: string, { start }: Period): string =>
  key === 'endDate' && start ? 'is no date (without one the page says that it lasts)' : 'is no date';

/** What a field's words say about the start and the end. */
function asField(key: string, { start, end, open }: Period, known: Period, section: string): Period {
  if (key === 'endDate') return end ? { start, end } : open ? { start } : { end: start };
  if (key === 'startDate' || end || open) return { start, end };
  // One date for all of it: what is lacking; a school is left then, anything else began and ended.
  if (known.start) return { end: start };
  return section === 'education' ? { end: start } : { start, end: start };
}

function sayRead(
  key: string,
  value: Tree,
  before: Period,
  known: Period,
  open = false,
  path: Path,
  by: Mending,
) {
  const words = dateWords(value) ?? '';
  const made = [
    ...(known.start !== before.start ? [`startDate ${known.start}`] : []),
    ...(known.end !== before.end ? [`endDate ${known.end}`] : []),
  ];
  const single = made.length === 1 && made[0]?.startsWith(key) ? made[0].slice(key.length + 1) : undefined;
  if (single === words && value.kind === 'text') return;
  const shown = single === words ? `"${single}"` : single;
  const rest = open ? 'no end date: it lasts' : 'taken out: the dates are told already';
  by.notes.mend(value, path, `${words} → ${shown ?? (made.join(', ') || rest)}`);
}

/** Neither date where the end is before the start: which one is wrong is not for us to say. */
function swapped(done: Map<string, Tree>, path: Path, by: Mending): Map<string, Tree> {
  const [start, end] = [done.get('startDate'), done.get('endDate')];
  const [from = '', to = ''] = [dateWords(start), dateWords(end)];
  const common = Math.min(from.length, to.length);
  if (!start || !end || to.slice(0, common) >= from.slice(0, common)) return done;
  reject(start, [...path, 'startDate'], `is after the end, ${to}`, by, 'correct the two dates');
  reject(end, [...path, 'endDate'], `is before the start, ${from}`, by, 'correct the two dates');
  return new Map();
}

/** The dates where they stood; those that had no place of their own where the first of them was. */
function inPlace(entries: Entry[], done: Map<string, Tree>, told: Entry[]): Entry[] {
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
