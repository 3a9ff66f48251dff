import { comparableKey, NAMES, type Named } from '../text/field-names.ts';
import { type Entry, list, type Tree } from '../tree.ts';
import { type Form, formOf } from './forms.ts';
import { isOneOf, KEYS } from './keys.ts';
import type { Section } from './sections.ts';

/** True if a key is a name of lists that says nothing about what is in them. */
export const isWrapper = (key: string): boolean => /^\d+$/.test(key) || isOneOf(KEYS.listWrappers, key);

/** Words that tools put before the names of a list's fields: `company_name`, `edu_time`, `project_desc`. */
const OF_LIST =
  /^(?:work|job|company|employer|school|edu|project|skill|award|cert(?:ificate)?|academic|profile|aboutme)(?=.)/;
/** Words that tools put before the names of the person's fields: `profile_email`. */
const OF_PERSON = /^(?:profile|aboutme)(?=.)/;
/** Words that tools put after the name of a section: `workExpList`. */
const OF_SECTION = /(?:list|items|section|details|information|info|history|data|entries)$/;
const AFFIXES: Partial<Record<Named, RegExp>> = { resume: OF_SECTION, basics: OF_PERSON };

/** What is added to the rank of names that are less usual than all others; no field has as many names. */
const AFFIXED = 100;
const CONTACT = 200;

/** A field that a key may mean; the rank is higher, the less usual the key is for the field. */
type Meaning = { field: string; rank: number };

/** The fields of each group with their names in comparable form, the most usual one first. */
const FIELDS = Object.fromEntries(
  Object.entries(NAMES).map(([group, fields]) => [
    group,
    Object.entries(fields).map(([field, names]) => ({ field, names: [field, ...names].map(comparableKey) })),
  ]),
) as Record<Named, { field: string; names: string[] }[]>;

/** Returns the fields of which a key in comparable form is a name. */
const namedBy = (group: Named, key: string, offset = 0): Meaning[] =>
  FIELDS[group].flatMap(({ field, names }) => {
    const rank = names.indexOf(key);
    return rank < 0 ? [] : [{ field, rank: rank + offset }];
  });

/** Returns the fields that a key may mean, the likeliest first. */
function meaningsOf(group: Named, key: string): Meaning[] {
  const name = comparableKey(key);
  // `resume` is a link to a file, not the French word for a summary.
  const found = key === 'resume' ? [] : namedBy(group, name);
  // A field whose first two names have the key comes before others: `title` is rather a position, and `place` a name.
  if (found.length) return found.sort((a, b) => Number(b.rank < 2) - Number(a.rank < 2));
  const bare = name.replace(AFFIXES[group] ?? OF_LIST, '');
  if (bare !== name) return namedBy(group, bare, AFFIXED);
  // `email_work`, `telefonePessoal`, but not `email_icon`
  const [first = ''] = /label|icon|url|id$/i.test(key) ? [] : key.split(/[_\s-]|(?<=\p{Ll})(?=\p{Lu})/u);
  return namedBy(group, comparableKey(first), CONTACT).filter(({ field }) => /^(?:email|phone)$/.test(field));
}

/** Returns the likeliest field that a key means; empty if it means none. */
export const meaningOf = (group: Named, key: string): string => meaningsOf(group, key)[0]?.field ?? '';

/** Returns the section that a key means; empty if it means none. */
export const sectionOf = (key: string): Section => meaningOf('resume', key) as Section;

/** Forms of fields that may have several values; others have the first. */
const OPEN: Form[] = ['prose', 'list', 'keywords', 'span'];

const takesMore = (group: Named, field: string): boolean =>
  group === 'location' ||
  (group === 'basics' && field !== 'name' && field !== 'label') ||
  OPEN.includes(formOf(field));

/** Returns the values of a group for each field, and the entries that are left because they have none, or it is taken. */
export function byField(group: Named, entries: Entry[]) {
  const fields = new Map<Entry, string>();
  const ranked = entries
    .map((entry) => ({ entry, meanings: meaningsOf(group, entry.key) }))
    .sort((a, b) => (a.meanings[0]?.rank ?? 0) - (b.meanings[0]?.rank ?? 0));
  for (const { entry, meanings } of ranked) {
    const taken = [...fields.values()];
    const free = meanings.find(({ field }) => !taken.includes(field) || takesMore(group, field));
    if (free) fields.set(entry, free.field);
  }
  const valuesFor = (field: string): Tree =>
    list(entries.filter((entry) => fields.get(entry) === field).map(({ value }) => value));
  return { valuesFor, left: entries.filter((entry) => !fields.has(entry)) };
}

/** An id that a tool has counted, or drawn at random: digits in it show that it is no word. */
const DRAWN_ID = /^(?:\d+|(?=\D*\d)[a-z\d]{8,}|(?=.*\d)[\w-]{16,})$/i;
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isDrawnId = ({ key, value }: Entry): boolean =>
  key === 'id' && (DRAWN_ID.test(value.words) || UUID.test(value.words));

/** True if an entry stays as it is: `$schema`, `_note`, `x-note`, an `id` of the owner's, or a `meta` that is no person. */
export const isKept = (entry: Entry): boolean =>
  (/^(?:[$_]|x-|id$)/.test(entry.key) && !isDrawnId(entry)) ||
  (entry.key === 'meta' && !entry.value.at('name'));
