import { isBefore } from '../text/calendar.ts';
import { list, type Tree } from '../tree.ts';
import { DURATION, isPresent, type Period, readDate, readSpan } from '../words/dates.ts';
import type { Notes } from './notes.ts';
import { type ListName, traitsOf } from './sections.ts';

/** Returns the dates in a value as one text: `{ year: 2020, month: 5 }` as `2020 5`, `[2019, null]` as `2019 – present`. */
function dateWords(tree: Tree): string {
  if (tree.isLeaf) return tree.kind === 'boolean' ? '' : tree.words.trim();
  const named = (name: RegExp) => tree.entries.find(({ key }) => name.test(key))?.value;
  const ends =
    tree.kind === 'list' ? tree.items : [named(/^(?:start|from|begin)/i), named(/^(?:end|to|until)/i)];
  const [from, to] = ends;
  if (from && ends.length === 2) return `${dateWords(from)} – ${(to && dateWords(to)) || 'present'}`;
  return tree.children.map(dateWords).filter(Boolean).join(' ');
}

const withoutDuration = (words: string): string => words.trim().replace(DURATION, '').trim();
const wordsIn = ({ items }: Tree): string => withoutDuration(items.map(dateWords).join(' '));

const UNREAD = "can't be read as a date";
const WRITE_IT = 'write it as 2024, 2024-05 or 2024-05-31';

/** Returns a single date, such as that of an award. */
export function readDay(values: Tree, notes: Notes): string | undefined {
  const date = readDate(wordsIn(values));
  for (const leaf of values.leaves)
    if (date) notes.take(leaf, shownDates(leaf, { start: date }));
    else notes.refuse(leaf, `${UNREAD}; ${WRITE_IT}`);
  return date;
}

/** Returns the dates in a text as the result says them; undefined if it has no whole date, or one that is not in the period. */
function shownDates(leaf: Tree, { start, end }: Period, isOpen = false): string | undefined {
  const read = readSpan(withoutDuration(leaf.words));
  if (!read || ![read.start, read.end].every((date) => !date || date === start || date === end))
    return undefined;
  const dates = [...new Set([read.start, read.end])].filter(Boolean).join(' – ');
  return leaf.origin?.words.trim() ?? (isOpen ? `${start} until now` : dates);
}

/** Returns the start and end of an entry, or neither if one can't be read: a start alone would show what is over as ongoing. */
export function readDates(section: ListName, valuesFor: (field: string) => Tree, notes: Notes) {
  const [from, to, period] = ['startDate', 'endDate', 'period'].map(valuesFor) as [Tree, Tree, Tree];
  const isPeriod = from.isBlank && to.isBlank;
  const span = (isPeriod ? spanIn(period) : spanBetween(wordsIn(from), wordsIn(to))) ?? {};
  const { start, end }: Period = span;
  const isOver = start && !end && valuesFor('current').items.some((item) => item.toJSON() === false);
  const isBackwards = start && end && isBefore(end, start);
  const fault =
    (isOver && 'has ended, but without an end the page would show it as ongoing; add endDate') ||
    (isBackwards && 'ends before it starts');
  if (fault || !(start || end)) {
    for (const date of isPeriod ? [period] : [from, to])
      for (const leaf of date.leaves) notes.refuse(leaf, fault || whyNoSpan(date, from, to));
    return {};
  }
  for (const leaf of [...from.leaves, ...to.leaves]) notes.take(leaf, shownDates(leaf, span));
  const isParted = isPeriod && !period.leaves.some(({ words }) => readSpan(withoutDuration(words)));
  for (const leaf of period.leaves) {
    const form = shownDates(leaf, span, !end);
    if (form || isParted) notes.take(leaf, form);
  }
  const isEnd = traitsOf(section).endsAtDate && isPeriod && start === end;
  return { startDate: isEnd ? undefined : start, endDate: end };
}

/** Returns why a date of an unreadable span is not shown: it can't be read, or the other end can't. */
function whyNoSpan(date: Tree, from: Tree, to: Tree): string {
  const words = wordsIn(date);
  if (!readSpan(words) && !isPresent(words)) return `${UNREAD}; ${WRITE_IT}`;
  const [name, other] = date === from ? ['end', to] : ['start', from];
  return `is not shown without its ${name}${other.isBlank ? '' : `, which ${UNREAD}`}`;
}

/** Returns the only span among some texts, or else the span that all of them are together. */
function spanIn(values: Tree): Period | undefined {
  const [span, ...more] = values.items.flatMap((item) => readSpan(wordsIn(list([item]))) ?? []);
  return span && !more.length ? span : readSpan(wordsIn(values));
}

function spanBetween(from: string, to: string): Period | undefined {
  const start = readDate(from);
  if (!to) return start ? { start } : readSpan(from);
  // Two digits are a year only right after another one, as in `2019-20`.
  return /^\d\d$/.test(to) ? undefined : readSpan(`${from} – ${to}`);
}
