import { canonicalField } from '../../../plugins/content/check/field-names.ts';
import { isEntryId } from '../../../plugins/content/check/rules/unshown.ts';
import { closestMatch } from '../../../plugins/content/check/schema-messages.ts';
import { display } from '../notes.ts';
import type { Entry, Group, Tree } from '../tree.ts';
import { group, isBlank, isLeaf, list, textOf } from '../tree.ts';
import { isShown } from './entries.ts';
import { withoutHtml, withoutLinks } from './markup.ts';
import { fixPeriod } from './periods.ts';
import type { Place } from './place.ts';
import type { GroupShape, Shape } from './shape.ts';

/** A group with its fields fixed: correctly named, without duplicates, each with a valid value. */
export function fixGroup(tree: Group, shape: GroupShape, place: Place): Group {
  const given = withoutHtml(tree.entries, shape, place);
  const unique = mergeDuplicates(nameFields(given, shape, place), shape, place);
  const named = withoutLinks(unique, shape, place);
  const entries = 'startDate' in shape.fields ? fixPeriod(named, place) : named;
  return {
    ...tree,
    entries: entries.flatMap(({ key, value }): Entry[] => {
      const field = place.at(key);
      const expected = shape.fields[key];
      if (key === '$schema' && !URL.canParse(textOf(value) ?? '')) {
        field.noteFix(value, `${display(value)} → removed`);
        return [];
      }
      if (!expected) return [{ key, value }];
      if (isBlank(value) && (isLeaf(value) || !['list', 'group'].includes(expected.kind))) {
        if (place.context.minimal && value.kind === 'text') return [{ key, value }];
        if (value.kind === 'null') field.noteFix(value, 'null → removed', 'null');
        else field.noteFix(value, 'empty → removed', 'blank');
        return [];
      }
      const fixed = place.context.fix(value, expected, field);
      const isEmpty = fixed?.kind === 'text' && isBlank(fixed) && !place.context.minimal;
      return fixed && !isEmpty ? [{ key, value: fixed }] : [];
    }),
  };
}

/** The site serves the résumé as a file, too. */
const KEPT = 'kept in resume.json, which is public, but shown on no page';

function nameFields(entries: Entry[], shape: GroupShape, place: Place): Entry[] {
  const { section } = place;
  const fields = Object.keys(shape.fields);
  const taken = new Map(
    entries.flatMap(({ key, value }) => (fields.includes(key) && !isBlank(value) ? [[key, value]] : [])),
  );
  const hasSummary = entries.some(({ key, value }) => key === 'summary' && !isBlank(value));

  /** The field that a key stands for. */
  const meantBy = ({ key, value }: Entry): string | undefined => {
    // What describes a reference beside a summary is its author.
    if (section === 'references' && key === 'description' && hasSummary) return undefined;
    const field = canonicalField(section, key, fields);
    const isDescription = field === 'summary' || field === 'description';
    const isList = value.kind === 'list' && value.items.length > 1 && value.items.every(isLeaf);
    // A list of texts in place of a description is meant as highlights.
    const areHighlights =
      isDescription && isList && fields.includes('highlights') && !taken.has('highlights');
    return areHighlights ? 'highlights' : field;
  };

  return entries.flatMap((entry): Entry[] => {
    const { key, value } = entry;
    const fieldPlace = place.at(key);
    const field = meantBy(entry);
    if (field === key) return [entry];
    const isAboutDates = !!field && ABOUT_DATES.includes(field);
    if (isAboutDates && 'startDate' in shape.fields) return [{ key: field, value, was: key }];
    if (isBlank(value) && !place.context.minimal) return [];
    if (!place.context.minimal && !field && isShown(entry)) {
      fieldPlace.noteFix(value, 'removed: everything here is shown', 'shown');
      return [];
    }
    if (!field || isAboutDates) {
      noteUnknown(entry, fields, place);
      return [entry];
    }
    const other = taken.get(field);
    if (other && shape.fields[field]?.kind !== 'list') {
      if (display(other) === display(value)) {
        fieldPlace.noteFix(value, `removed: ${field} says the same`, `same ${section}.${key}`);
        return [];
      }
      const why = `is not a JSON Resume field, and ${field} already has a value: ${KEPT}`;
      fieldPlace.noteUnresolved(value, why, `second ${section}.${key}`);
      return [entry];
    }
    taken.set(field, value);
    fieldPlace.noteFix(value, `renamed to ${field}`, `rename ${section}.${key}`);
    return [{ key: field, value }];
  });
}

function noteUnknown({ key, value }: Entry, fields: string[], place: Place) {
  const { section } = place;
  if (place.context.minimal || key.startsWith('$') || section === 'meta' || isBlank(value)) return;
  if (isEntryId([...place.path, key])) return;
  const near = key.length > 3 ? closestMatch(key, fields) : undefined;
  const why = `is not a JSON Resume field: ${KEPT}${near ? `; did you mean ${near}?` : ''}`;
  place.at(key).noteUnresolved(value, why, `unknown ${section}.${key}`);
}

/** Pseudo-fields that `canonicalField` returns for keys about dates; the schema has no such fields. */
const ABOUT_DATES = ['period', 'current'];

/** Merges the values of duplicate keys; of several texts the last one is kept, as every JSON parser does. */
function mergeDuplicates(entries: Entry[], shape: GroupShape, place: Place): Entry[] {
  return entries.flatMap((entry, index): Entry[] => {
    const same = entries.filter(({ key }) => key === entry.key);
    if (same.length === 1 || ABOUT_DATES.includes(entry.key)) return [entry];
    if (entries.findIndex(({ key }) => key === entry.key) !== index) return [];
    return [{ key: entry.key, value: mergeValues(same, shape.fields[entry.key], place.at(entry.key)) }];
  });
}

function mergeValues(same: Entry[], shape: Shape | undefined, place: Place): Tree {
  const values = same.map(({ value }) => value);
  const filled = values.filter((value) => !isBlank(value));
  const last = filled.at(-1) ?? (values.at(-1) as Tree);
  if (shape?.kind === 'list') {
    place.noteFix(last, 'given more than once → merged');
    const lists = filled.map((value) =>
      value.kind === 'list' ? value : place.context.fix(value, shape, place),
    );
    const items = lists.flatMap((each) => (each?.kind === 'list' ? each.items : []));
    return list(items, last);
  }
  if (filled.length && filled.every((value) => value.kind === 'group')) {
    place.noteFix(last, 'given more than once → merged');
    const entries = filled.flatMap((value) => value.entries);
    return group(entries, last);
  }
  place.noteFix(last, 'given more than once → kept the last one');
  for (const other of filled)
    if (display(other) !== display(last))
      place.noteUnresolved(other, `${display(other)} was also given here, so it was left out`);
  return last;
}
