import type { Tree } from '../tree.ts';
import { DURATION, readDate, readSpan, type Span } from '../words/dates.ts';

const UNREAD = "can't be read as a date; write it as 2024, 2024-05 or 2024-05-31";

/** The dates in a value as one text: `{ year: 2020, month: 5 }` as `2020 5`, `[2019, null]` as `2019 – present`. */
function dateWords(tree: Tree): string {
  if (tree.isLeaf) return tree.kind === 'boolean' ? '' : tree.words.trim();
  const named = (name: RegExp) => tree.entries.find(({ key }) => name.test(key))?.value;
  const ends =
    tree.kind === 'list' ? tree.items : [named(/^(?:start|from|begin)/i), named(/^(?:end|to|until)/i)];
  const [from, to] = ends;
  if (from && ends.length === 2) return `${dateWords(from)} – ${(to && dateWords(to)) || 'present'}`;
  return tree.children.map(dateWords).filter(Boolean).join(' ');
}

const wordsIn = ({ items }: Tree): string =>
  items.map(dateWords).join(' ').trim().replace(DURATION, '').trim();

/** A single date, such as that of an award. */
export function dateOf(given: Tree): string | undefined {
  const date = readDate(wordsIn(given));
  decide(given, [date], date ? undefined : UNREAD);
  return date;
}

/** When something was: both ends, or nothing. A start alone would show what is over as ongoing. */
export function spanOf(section: string, of: (field: string) => Tree): Record<string, unknown> {
  const [startDate, endDate] = [of('startDate'), of('endDate')];
  const [from, to] = [wordsIn(startDate), wordsIn(endDate)];
  const isPeriod = startDate.isBlank && endDate.isBlank;
  const span = isPeriod ? readSpan(wordsIn(of('period'))) : spanBetween(from, to);
  const isOver = of('current').items.some((item) => item.toJSON() === false);
  const problem = span ? problemOf(span, isOver) : UNREAD;
  const { start, end }: Span = (!problem && span) || {};
  const lone = (other: string, words: string) =>
    !span && readDate(words) ? `is not shown without its ${other}, which ${UNREAD.split(';')[0]}` : problem;
  const isOpen = isPeriod && start && !end;
  const shown = isOpen ? [`${start} until now`] : to ? [start] : [start, end];
  decide(isPeriod ? of('period') : startDate, shown, to ? lone('end', from) : problem);
  decide(endDate, [end], from ? lone('start', to) : problem);
  // A school's only date is its end.
  const isEnd = section === 'education' && isPeriod && start === end;
  return { startDate: isEnd ? undefined : start, endDate: end };
}

function spanBetween(from: string, to: string): Span | undefined {
  const [start, end] = [readDate(from), readDate(to)];
  if (!to) return start ? { start } : readSpan(from);
  if (!from) return end ? { end } : undefined;
  // A year of two digits is one only right behind another.
  return /^\d\d$/.test(to) ? undefined : readSpan(`${from} – ${to}`);
}

function problemOf({ start = '', end = '' }: Span, isOver: boolean): string | undefined {
  const common = Math.min(start.length, end.length);
  if (end.slice(0, common) < start.slice(0, common)) return 'ends before it starts';
  if (start && !end && isOver)
    return 'has ended, but without an end the page would show it as ongoing; add endDate';
  return undefined;
}

/** Counts what was read as shown, or leaves it to the owner. */
function decide(given: Tree, dates: (string | undefined)[], why = 'shown'): void {
  given.settle(why);
  const { leaves } = given;
  const read = [...new Set(dates.filter(Boolean))];
  const words = leaves.length === 1 ? [read.join(' – ')] : read;
  if (words.length === leaves.length) for (const [index, leaf] of leaves.entries()) leaf.read = words[index];
}
