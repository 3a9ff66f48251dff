import type { Tree } from '../tree.ts';
import { readDate, readSpan, type Span } from '../words/dates.ts';

const UNREAD = "can't be read as a date; write it as 2024, 2024-05 or 2024-05-31";

/** The dates in a value as one text: `{ year: 2020, month: 5 }` as `2020 5`, `[2019, null]` as `2019 – present`. */
function dateWords(tree: Tree): string {
  if (tree.isLeaf) return tree.kind === 'flag' ? '' : tree.words.trim();
  const named = (name: RegExp) => tree.entries.find(({ key }) => name.test(key))?.value;
  const ends =
    tree.kind === 'list' ? tree.items : [named(/^(?:start|from|begin)/i), named(/^(?:end|to|until)/i)];
  const [from, to] = ends;
  if (from && ends.length === 2) return `${dateWords(from)} – ${(to && dateWords(to)) || 'present'}`;
  return tree.children.map(dateWords).filter(Boolean).join(' ');
}

const wordsIn = ({ items }: Tree): string => items.map(dateWords).join(' ');

/** A single date, such as that of an award. */
export function dateOf(given: Tree): string | undefined {
  const date = readDate(wordsIn(given));
  decide(given, [date], date ? undefined : UNREAD);
  return date;
}

/**
 * When something was: both ends, or nothing. A start alone would show what is over as ongoing.
 * @param of the values for `startDate`, `endDate`, `period` and `current`
 * @param isDone whether a date alone is the end, as a school's is
 */
export function spanOf(of: (field: string) => Tree, isDone: boolean): Record<string, unknown> {
  const [startDate, endDate] = [of('startDate'), of('endDate')];
  const [from, to] = [wordsIn(startDate), wordsIn(endDate)];
  const isPeriod = startDate.isBlank && endDate.isBlank;
  const span = isPeriod ? readSpan(wordsIn(of('period'))) : spanBetween(from, to);
  const isOver = of('current').items.some(
    ({ kind, words }) => kind === 'flag' && /^(?:false|no)$/i.test(words),
  );
  const problem = span ? problemOf(span, isOver) : UNREAD;
  const { start, end }: Span = (!problem && span) || {};
  decide(isPeriod ? of('period') : startDate, to ? [start] : [start, end], problem);
  decide(endDate, [end], problem);
  const isEnd = isDone && isPeriod && start === end;
  return { startDate: isEnd ? undefined : start, endDate: end };
}

function spanBetween(from: string, to: string): Span | undefined {
  const [start, end] = [readDate(from), readDate(to)];
  if (!to) return start ? { start } : readSpan(from);
  if (!from) return end ? { end } : undefined;
  // A year of two digits is one only right behind another.
  return /^\d\d$/.test(to) ? undefined : readSpan(`${from} – ${to}`);
}

function problemOf({ start, end }: Span, isOver: boolean): string | undefined {
  const common = Math.min(start?.length ?? 0, end?.length ?? 0);
  if (start && end && end.slice(0, common) < start.slice(0, common)) return 'ends before it starts';
  return start && !end && isOver
    ? 'has ended, but without an end the page would show it as ongoing; add endDate'
    : undefined;
}

/** Counts what was read as shown, or leaves it to the owner. */
function decide({ leaves }: Tree, dates: (string | undefined)[], why?: string): void {
  const read = [...new Set(dates.filter(Boolean))];
  for (const [index, leaf] of leaves.entries()) {
    leaf.fate ??= why ? { why } : 'shown';
    leaf.read = leaves.length === 1 ? read.join(' – ') : leaves.length === read.length ? read[index] : '';
  }
}
