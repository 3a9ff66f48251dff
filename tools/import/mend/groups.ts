import { fieldFor } from '../../../plugins/content/field-names.ts';
import { nearest } from '../../../plugins/content/schema-words.ts';
import { word } from '../notes.ts';
import type { Entry, Group, Path, Tree } from '../tree.ts';
import { group, isBlank, isLeaf, list, wordsOf } from '../tree.ts';
import { withoutHtml } from './markup.ts';
import { mendPeriod } from './periods.ts';
import { type GroupShape, type Mending, type Shape, sectionOf } from './shape.ts';

/** The fields of a group under their right names, each once, each mended. */
export function mendGroup(tree: Group, shape: GroupShape, path: Path, by: Mending): Group {
  const given = withoutHtml(tree.entries, shape, path, by);
  const named = onceEach(nameFields(given, shape, path, by), shape, path, by);
  const entries = 'startDate' in shape.fields ? mendPeriod(named, path, by) : named;
  return {
    ...tree,
    entries: entries.flatMap(({ key, value }): Entry[] => {
      const field = [...path, key];
      const wanted = shape.fields[key];
      if (key === '$schema' && !URL.canParse(wordsOf(value) ?? '')) {
        by.notes.mend(value, field, `${word(value)} → taken out`);
        return [];
      }
      if (!wanted) return [{ key, value }];
      if (isBlank(value) && (isLeaf(value) || !['list', 'group'].includes(wanted.kind))) {
        if (by.gentle && value.kind === 'text') return [{ key, value }];
        if (value.kind === 'null') by.notes.mend(value, field, 'null → taken out', 'null');
        else by.notes.mend(value, field, 'empty → taken out', 'blank');
        return [];
      }
      const mended = by.mend(value, wanted, field);
      const isEmpty = mended?.kind === 'text' && isBlank(mended) && !by.gentle;
      return mended && !isEmpty ? [{ key, value: mended }] : [];
    }),
  };
}

function nameFields(entries: Entry[], shape: GroupShape, path: Path, by: Mending): Entry[] {
  const section = sectionOf(path);
  const fields = Object.keys(shape.fields);
  const taken = new Map(
    entries.flatMap(({ key, value }) => (fields.includes(key) && !isBlank(value) ? [[key, value]] : [])),
  );
  return entries.flatMap(({ key, value }): Entry[] => {
    const place = [...path, key];
    const field = meantBy(section, key, value, fields, taken);
    if (field === key) return [{ key, value }];
    const isAboutDates = !!field && ABOUT_DATES.includes(field);
    if (isAboutDates && 'startDate' in shape.fields) return [{ key: field, value, was: key }];
    if (isBlank(value) && !by.gentle) return [];
    if (!field || isAboutDates) {
      sayUnknown(value, place, fields, by);
      return [{ key, value }];
    }
    const other = taken.get(field);
    if (other && shape.fields[field]?.kind !== 'list') {
      if (word(other) === word(value)) {
        by.notes.mend(value, place, `taken out: ${field} says the same`, `same ${section}.${key}`);
        return [];
      }
      const why = `is no field of JSON Resume, and ${field} has its own value: kept, but the site shows nothing of it`;
      by.notes.leave(value, place, why, `second ${section}.${key}`);
      return [{ key, value }];
    }
    taken.set(field, value);
    by.notes.mend(value, place, `renamed to ${field}`, `rename ${section}.${key}`);
    return [{ key: field, value }];
  });
}

/** The field that an entry means: a list of texts in place of a description is what was achieved. */
function meantBy(section: string, key: string, value: Tree, fields: string[], taken: Map<string, Tree>) {
  const field = fieldFor(section, key, fields);
  const isAccount = field === 'summary' || field === 'description';
  const isList = value.kind === 'list' && value.items.length > 1 && value.items.every(isLeaf);
  return isAccount && isList && fields.includes('highlights') && !taken.has('highlights')
    ? 'highlights'
    : field;
}

function sayUnknown(value: Tree, place: Path, fields: string[], by: Mending) {
  const [section, key] = [sectionOf(place.slice(0, -1)), sectionOf(place)];
  if (by.gentle || key.startsWith('$') || section === 'meta' || isBlank(value)) return;
  const near = key.length > 3 ? nearest(key, fields) : undefined;
  const why = `is no field of JSON Resume: kept, but the site shows nothing of it${near ? `; did you mean ${near}?` : ''}`;
  by.notes.leave(value, place, why, `unknown ${section}.${key}`);
}

/** Names that are no fields, but say something about the dates. */
const ABOUT_DATES = ['period', 'current'];

/** Keys that stand twice are joined; of two texts the last stays, as every program reads it. */
function onceEach(entries: Entry[], shape: GroupShape, path: Path, by: Mending): Entry[] {
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
  if (shape?.kind === 'list') {
    by.notes.mend(last, path, 'given more than once → joined');
    const lists = filled.map((value) => (value.kind === 'list' ? value : by.mend(value, shape, path)));
    const items = lists.flatMap((each) => (each?.kind === 'list' ? each.items : []));
    return list(items, last);
  }
  if (filled.length && filled.every((value) => value.kind === 'group')) {
    by.notes.mend(last, path, 'given more than once → joined');
    const entries = filled.flatMap((value) => value.entries);
    return group(entries, last);
  }
  by.notes.mend(last, path, 'given more than once → the last one stays');
  for (const other of filled)
    if (word(other) !== word(last))
      by.notes.leave(other, path, `${word(other)} stood here as well, so it is left out`);
  return last;
}
