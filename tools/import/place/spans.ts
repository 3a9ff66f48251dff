import { childrenOf, type Entry, isBlank, isLeaf, type Leaf, leavesOf, type Tree } from '../tree.ts';
import { readDate, readSpan, type Span } from '../words/dates.ts';
import type { Changes } from './values.ts';

const UNREAD = "can't be read as a date; write it as 2024, 2024-05 or 2024-05-31";

/** The date or dates in a value as one text: `{ year: 2020, month: 5 }` as `2020-5`, `[2019, null]` as `2019 – present`. */
function dateWords(tree: Tree): string {
  if (isLeaf(tree)) return isBlank(tree) || tree.kind === 'flag' ? '' : tree.words.trim();
  if (tree.kind === 'list') {
    const [from = '', to, ...more] = tree.items.map(dateWords);
    return more.length
      ? tree.items.map(dateWords).join(' ')
      : to === undefined
        ? from
        : `${from} – ${to || 'present'}`;
  }
  const part = (name: RegExp) => tree.entries.find(({ key }) => name.test(key))?.value;
  const [from, to] = [part(/^(?:start|from|begin)/i), part(/^(?:end|to|until)/i)];
  if (from) return `${dateWords(from)} – ${(to && dateWords(to)) || 'present'}`;
  const [year = '', month = '', day = ''] = [/^y(?:ear)?$/i, /^m(?:onth)?$/i, /^d(?:ay)?$/i].map((name) => {
    const value = part(name);
    return value ? dateWords(value) : '';
  });
  if (!year) return to ? dateWords(to) : childrenOf(tree).map(dateWords).filter(Boolean).join(' ');
  if (/\D/.test(month)) return [day, month, year].filter(Boolean).join(' ');
  return [year, month, month && day].filter(Boolean).join('-');
}

/** A single date, such as that of an award. */
export function dateOf(entries: Entry[], changes: Changes): string | undefined {
  const words = entries.map(({ value }) => dateWords(value)).join(' ');
  const date = readDate(words);
  decide(entries, date, words, changes);
  return date;
}

/** Months and days in fields of their own, `startMonth` beside `startYear`, as parts of one date. */
export function withDateParts(entries: Entry[]): Entry[] {
  const partOf = ({ key }: Entry) => /^(start|end|begin|from|to)[_-]?(year|month|day)$/i.exec(key);
  const names = [...new Set(entries.flatMap((entry) => partOf(entry)?.[1] ?? []))];
  const dates = names.flatMap((name): Entry[] => {
    const parts = entries.filter((entry) => partOf(entry)?.[1] === name && !isBlank(entry.value));
    const value: Tree = {
      kind: 'group',
      entries: parts.map((entry) => ({ ...entry, key: partOf(entry)?.[2] ?? '' })),
    };
    return parts.length ? [{ key: name, value }] : [];
  });
  return [...entries.filter((entry) => !partOf(entry)), ...dates];
}

/**
 * When something was: both ends, or nothing. A start alone would show what is over as ongoing.
 * @param fields the entries for `startDate`, `endDate`, `period` and `current`
 * @param isDone whether a date alone is the end, as a school's is
 */
export function spanOf(
  fields: Record<string, Entry[]>,
  isDone: boolean,
  changes: Changes,
): Record<string, string> {
  const { startDate = [], endDate = [], period = [], current = [] } = fields;
  const flags = current.flatMap(({ value }) => (isLeaf(value) && value.kind === 'flag' ? [value] : []));
  const ends = startDate.length || endDate.length ? [...startDate, ...endDate] : period;
  const [from = '', to = ''] = [startDate, endDate].map((some) =>
    some.map(({ value }) => dateWords(value)).join(' '),
  );
  const words = ends === period ? period.map(({ value }) => dateWords(value)).join(' ') : from;
  const span = spanIn(words, to, ends === period, isDone);
  const isOver = flags.find(({ words }) => /^(?:false|no)$/i.test(words));
  const problem = !span ? UNREAD : problemOf(span, isOver);
  decide(
    ends,
    problem ? undefined : span,
    [words, to].filter(Boolean).join(' – '),
    changes,
    problem || UNREAD,
  );
  for (const flag of flags) flag.fate ??= 'technical';
  if (!span || problem) return {};
  return { ...(span.start ? { startDate: span.start } : {}), ...(span.end ? { endDate: span.end } : {}) };
}

function spanIn(words: string, to: string, isPeriod: boolean, isDone: boolean): Span | undefined {
  if (!words && !to) return {};
  if (isPeriod) {
    const span = readSpan(words);
    return isDone && span?.start && span.start === span.end ? { end: span.end } : span;
  }
  if (!to) {
    const date = readDate(words);
    return date ? { start: date } : readSpan(words);
  }
  // A year of two digits is one only right behind another.
  const span = /^\d\d$/.test(to) ? undefined : readSpan(`${words} – ${to}`);
  return words || !span?.end ? span : { end: span.end };
}

function problemOf({ start, end }: Span, isOver?: Leaf): string | undefined {
  const common = Math.min(start?.length ?? 0, end?.length ?? 0);
  if (start && end && end.slice(0, common) < start.slice(0, common)) return 'ends before it starts';
  return start && !end && isOver
    ? 'has ended, but without an end the page would show it as ongoing; add endDate'
    : undefined;
}

function decide(entries: Entry[], read: unknown, words: string, changes: Changes, why = UNREAD): void {
  const leaves = entries.flatMap(({ value }) => leavesOf(value));
  for (const leaf of leaves) leaf.fate ??= read ? 'shown' : { why };
  const ends: string[] = typeof read === 'string' ? [read] : Object.values((read ?? {}) as Span);
  const result = [...new Set(ends)].join(' – ');
  if (read && leaves.length && ![result, ends.join(' – ')].includes(words)) changes.push([words, result]);
}
