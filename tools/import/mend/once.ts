import { word } from '../notes.ts';
import { type Entry, group, isBlank, list, type Path, type Tree } from '../tree.ts';
import type { Mending } from './mending.ts';
import type { GroupShape, Shape } from './shape.ts';

/** Names that are no fields, but say something about the dates. */
export const ABOUT_DATES = ['period', 'current'];

/** Keys that stand twice are joined; of two texts the last stays, as every program reads it. */
export function onceEach(entries: Entry[], shape: GroupShape, path: Path, by: Mending): Entry[] {
  return entries.flatMap((entry, index): Entry[] => {
    const same = entries.filter(({ key }) => key === entry.key);
    if (same.length === 1 || ABOUT_DATES.includes(entry.key)) return [entry];
    if (entries.findIndex(({ key }) => key === entry.key) !== index) return [];
    return [{ key: entry.key, value: joined(same, shape.fields[entry.key], [...path, entry.key], by) }];
  });
}

function joined(same: Entry[], shape: Shape | undefined, path: Path, by: Mending): Tree {
  const values = same.map(({ value }) => value);
  const filled = values.filter((value) => !isBlank(value));
  const last = filled.at(-1) ?? (values.at(-1) as Tree);
  const section = String(path.at(-1));
  if (shape?.kind === 'list') {
    by.notes.mend(last, path, 'given more than once → joined');
    const lists = filled.map((value) =>
      value.kind === 'list' ? value : by.mend(value, shape, path, section),
    );
    return list(
      lists.flatMap((each) => (each?.kind === 'list' ? each.items : [])),
      last,
    );
  }
  if (filled.length && filled.every((value) => value.kind === 'group')) {
    by.notes.mend(last, path, 'given more than once → joined');
    return group(
      filled.flatMap((value) => (value.kind === 'group' ? value.entries : [])),
      last,
    );
  }
  by.notes.mend(last, path, 'given more than once → the last one stays');
  for (const other of filled)
    if (word(other) !== word(last))
      by.notes.leave(other, path, `${word(other)} stood here as well, so it is left out`);
  return last;
}
