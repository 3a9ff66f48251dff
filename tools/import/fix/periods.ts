import { type Entry, isBlank, isLeaf, type Leaf, type Tree, text } from '../tree.ts';
import { type Period, readPeriod } from '../words/dates.ts';
import { isPresent } from '../words/present.ts';
import { dateWords } from './leaves.ts';
import type { Place } from './place.ts';

const NOT_ONGOING = 'it has ended, but without an end date the page shows it as ongoing: add one';
const KEYS = ['startDate', 'endDate', 'period', 'current'];

/** Sets start and end date from all fields that say when something was. */
export function fixPeriod(entries: Entry[], place: Place): Entry[] {
  const hasDate = ({ key, value }: Entry) =>
    KEYS.includes(key) && key !== 'current' && value.kind !== 'null' && !!dateWords(value);
  const dated = entries.filter(hasDate).sort((a, b) => KEYS.indexOf(a.key) - KEYS.indexOf(b.key));
  const hasEnd = dated.some(({ key }) => key === 'endDate');
  const done = new Map<string, Leaf>();
  for (const { key, value, was = key } of dated) {
    const period = readPeriod(dateWords(value) ?? '');
    const field = place.at(was);
    const start = done.get('startDate')?.words;
    if (!period || !(key === 'endDate' || period.start || (key === 'period' && period.end))) {
      field.reject(value, whyUnread(key, start), 'write it as 2024, 2024-05 or 2024-05-31');
      continue;
    }
    const read = datesFor(key, period, start, place.section);
    const dates = { startDate: read.start, endDate: key === 'startDate' && hasEnd ? undefined : read.end };
    const made = Object.entries(dates).flatMap(([name, date]) =>
      date && !done.has(name) ? [{ name, date }] : [],
    );
    for (const { name, date } of made) done.set(name, text(date, value));
    noteRead(key, value, made, period.open, field);
  }
  for (const { key, value, was = key } of entries) {
    if (key !== 'current') continue;
    const field = place.at(was);
    const words = isLeaf(value) ? value.words.trim() : '';
    const isPast = /^(?:false|no|0)$/i.test(words);
    const isOpen = /^(?:true|yes|1)$/i.test(words) || isPresent(words);
    const end = done.get('endDate')?.words;
    if (isPast && done.has('startDate') && !end)
      field.noteUnresolved(value, NOT_ONGOING, `past ${place.section}`);
    else if (isOpen && end) field.reject(value, `contradicts the end, ${end}`);
    else if (isOpen || isPast || isBlank(value))
      field.noteFix(value, 'removed: no end date means ongoing', 'current');
    else field.reject(value, 'does not say whether it is ongoing');
  }
  return withDates(entries, withoutReversed(done, place), dated);
}

const whyUnread = (key: string, start?: string): string =>
  key === 'endDate' && start ? 'is not a date (without one, the page shows it as ongoing)' : 'is not a date';

/** The start and end that a field's period stands for. */
function datesFor(
  key: string,
  { start, end, open }: Period,
  known: string | undefined,
  section: string,
): Period {
  if (key === 'endDate') return end ? { start, end } : open ? { start } : { end: start };
  if (key === 'startDate' || end || open) return { start, end };
  // A single date is the end if the start is known or for a school; anything else started and ended then.
  return known || section === 'education' ? { end: start } : { start, end: start };
}

/** @param made the dates that were read from the value */
function noteRead(
  key: string,
  value: Tree,
  made: { name: string; date: string }[],
  open = false,
  place: Place,
) {
  const words = dateWords(value) ?? '';
  const own = made.length === 1 && made[0]?.name === key ? made[0].date : undefined;
  if (own === words && value.kind === 'text') return;
  const shown =
    own === words ? `"${own}"` : (own ?? made.map(({ name, date }) => `${name} ${date}`).join(', '));
  const rest = open ? 'no end date: ongoing' : 'removed: the dates are already set';
  place.noteFix(value, `${words} → ${shown || rest}`);
}

/** Drops both dates if the end is before the start, as there is no telling which one is wrong. */
function withoutReversed(done: Map<string, Leaf>, place: Place): Map<string, Leaf> {
  const [start, end] = [done.get('startDate'), done.get('endDate')];
  const [from = '', to = ''] = [start?.words, end?.words];
  const common = Math.min(from.length, to.length);
  if (!start || !end || to.slice(0, common) >= from.slice(0, common)) return done;
  place.at('startDate').reject(start, `is after the end, ${to}`, 'correct the two dates');
  place.at('endDate').reject(end, `is before the start, ${from}`, 'correct the two dates');
  return new Map();
}

/** Puts the dates where they were; those without a field of their own go where the first date field was. */
function withDates(entries: Entry[], done: Map<string, Leaf>, dated: Entry[]): Entry[] {
  const added = [...done].filter(([key]) => !entries.some((entry) => entry.key === key));
  let more = added.map(([key, value]) => ({ key, value }));
  return entries.flatMap((entry) => {
    if (!KEYS.includes(entry.key)) return [entry];
    const own = done.get(entry.key);
    const isGone = ['period', 'current'].includes(entry.key) || dated.some(({ key }) => key === entry.key);
    const kept = own ? [{ key: entry.key, value: own }] : isGone ? [] : [entry];
    const all = [...kept, ...more];
    more = [];
    return all;
  });
}
