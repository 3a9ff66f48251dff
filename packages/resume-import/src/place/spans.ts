import { list, type Tree } from '../tree.ts';
import { DURATION, type Period, readDate, readSpan } from '../words/dates.ts';

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

const wordsIn = ({ items }: Tree): string =>
  items.map(dateWords).join(' ').trim().replace(DURATION, '').trim();

/** Returns a single date, such as that of an award. */
export function dateOf(given: Tree): string | undefined {
  const date = readDate(wordsIn(given));
  if (date) for (const leaf of given.leaves) noteDate(leaf, [date]);
  return date;
}

/** Notes that a text is shown as these dates, or a part of it as a part of them. */
function noteDate(leaf: Tree, dates: (string | undefined)[], isOpen = false): void {
  const words = leaf.words.replace(DURATION, '').trim();
  const { start, end } = readSpan(words) ?? {};
  const read = [...new Set([start, end].filter((date) => date !== undefined))];
  const isWhole = read.length && read.every((date) => dates.includes(date)) && !leaf.origin;
  if (words) leaf.note(isWhole ? (isOpen ? `${start} until now` : read.join(' – ')) : undefined);
}

/** Returns when something was: both ends, or nothing. A start alone would show what is over as ongoing. */
export function spanOf(section: string, of: (field: string) => Tree): Record<string, unknown> {
  const [startDate, endDate] = [of('startDate'), of('endDate')];
  const isPeriod = startDate.isBlank && endDate.isBlank;
  const { start, end }: Period =
    (isPeriod ? spanIn(of('period')) : spanBetween(wordsIn(startDate), wordsIn(endDate))) ?? {};
  const isOver = start && !end && of('current').items.some((item) => item.toJSON() === false);
  const common = Math.min(start?.length ?? 0, end?.length ?? 0);
  if (isOver || (end && start && end.slice(0, common) < start.slice(0, common))) return {};
  // A school's only date is its end.
  const isEnd = section === 'education' && isPeriod && start === end;
  if (start || end) {
    for (const leaf of [startDate, endDate].flatMap(({ leaves }) => leaves)) noteDate(leaf, [start, end]);
    const period = of('period').leaves.map((leaf) => ({
      leaf,
      read: readSpan(leaf.words.replace(DURATION, '')),
    }));
    const isParted = isPeriod && !period.some(({ read }) => read);
    for (const { leaf, read } of period)
      if (
        isParted ||
        (read && [read.start, read.end].every((date) => !date || date === start || date === end))
      )
        noteDate(leaf, [start, end], !end);
  }
  return { startDate: isEnd ? undefined : start, endDate: end };
}

/** Returns the only span among some texts, beside which there may be how long it took, or the span in all of them. */
function spanIn(given: Tree): Period | undefined {
  const [span, ...more] = given.items.flatMap((item) => readSpan(wordsIn(list([item]))) ?? []);
  return span && !more.length ? span : readSpan(wordsIn(given));
}

function spanBetween(from: string, to: string): Period | undefined {
  const [start, end] = [readDate(from), readDate(to)];
  if (!to) return start ? { start } : readSpan(from);
  if (!from) return end ? { end } : undefined;
  // A year of two digits is one only right behind another.
  return /^\d\d$/.test(to) ? undefined : readSpan(`${from} – ${to}`);
}
