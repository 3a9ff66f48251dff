import { NAMES, normalizeKey, withoutAccents } from '../text/field-names.ts';
import { type Entry, list, type Tree } from '../tree.ts';
import keys from './keys.json' with { type: 'json' };
import { isOneOf, KEYS } from './keys.ts';

/** The lists of a résumé, each with the fields of its entries that the site shows. A bare text is the first field. */
const FIELDS: Partial<Record<string, string>> = keys.fields;
export const SECTIONS = Object.keys(FIELDS);
export const fieldsOf = (section: string): string[] => FIELDS[section]?.split(' ') ?? [];

/** True if the entries of a list have a start and an end. */
export const hasSpan = (section: string): boolean => /^(work|volunteer|education|projects)$/.test(section);
/** True if the entries of a list are words rather than events. */
export const areWords = (section: string): boolean => /skills|languages|interests/.test(section);

/** Returns the form in which a field is read: one of the `kinds` in `keys.json`, or else `line`. */
export const formOf = (field: string): string =>
  Object.entries(keys.kinds).find(([, fields]) => fields.split(' ').includes(field))?.[0] ?? 'line';

/** True if a key is a name of lists that says nothing about what is in them. */
export const isWrapper = (key: string): boolean => /^\d+$/.test(key) || isOneOf(KEYS.listWrappers, key);

/** Words that tools put before the names of a section's fields: `company_name`, `edu_time`, `project_desc`. */
const PREFIX =
  /^(?:work|job|company|employer|school|edu|education|project|skill|award|cert(?:ificate)?|academic|profile|aboutme)(?=.)/;
const PERSONAL = /^(?:profile|aboutme)(?=.)/;
/** Words that tools put after the name of a section: `workExpList`. */
const SUFFIX = /(?:list|items|section|details|information|info|history|data|entries)$/;

const UNACCENTED: typeof NAMES = JSON.parse(withoutAccents(JSON.stringify(NAMES)));

/** Returns the fields that a key may mean, the likeliest first; the rank is higher, the less usual the key is for the field. */
function meaningsOf(section: string, key: string): { field: string; rank: number }[] {
  const table = UNACCENTED[section] ?? {};
  const fields = [...new Set([...Object.keys(table), ...fieldsOf(section)])];
  const inTable = (sought: string, offset: number) =>
    fields.flatMap((field) => {
      const known = [normalizeKey(field), ...(table[field] ?? '').split(' ')];
      const rank = known.indexOf(sought);
      return rank < 0 || !sought ? [] : [{ field, rank: rank + offset }];
    });
  const sought = withoutAccents(normalizeKey(key));
  // `resume` is a link to a file, not the French word for a summary.
  const found = key === 'resume' ? [] : inTable(sought, 0);
  // A field whose first two names have the key comes before others: `title` is rather a position, and `place` a name.
  if (found.length) return found.sort((a, b) => Number(b.rank < 2) - Number(a.rank < 2));
  const affix = section === 'resume' ? SUFFIX : section === 'basics' ? PERSONAL : PREFIX;
  const bare = sought.replace(affix, '');
  if (bare !== sought) return inTable(bare, 100);
  // `email_work`, `telefonePessoal`, but not `email_icon`
  const [contact = ''] = /label|icon|url|id$/i.test(key) ? [] : key.split(/[_\s-]|(?<=\p{Ll})(?=\p{Lu})/u);
  const contacts = inTable(withoutAccents(normalizeKey(contact)), 200);
  return contacts.filter(({ field }) => /^(?:email|phone)$/.test(field));
}

/** Returns the likeliest field that a key means; empty if it means none. */
export const meaningOf = (section: string, key: string): string => meaningsOf(section, key)[0]?.field ?? '';

/** Returns the values of a group for each field, and the entries that are left because they have none, or it is taken. */
export function byField(section: string, entries: Entry[]) {
  const fields = new Map<Entry, string>();
  const takesMore = (field: string) =>
    section === 'location' ||
    (section === 'basics' && !/^(?:name|label)$/.test(field)) ||
    /prose|list|keywords|span/.test(formOf(field));
  const ranked = entries
    .map((entry) => ({ entry, meanings: meaningsOf(section, entry.key) }))
    .sort((a, b) => (a.meanings[0]?.rank ?? 0) - (b.meanings[0]?.rank ?? 0));
  for (const { entry, meanings } of ranked) {
    const taken = [...fields.values()];
    const free = meanings.find(({ field }) => !taken.includes(field) || takesMore(field));
    if (free) fields.set(entry, free.field);
  }
  const valuesFor = (field: string): Tree =>
    list(entries.filter((entry) => fields.get(entry) === field).map(({ value }) => value));
  return { valuesFor, left: entries.filter((entry) => !fields.has(entry)) };
}

/** An id that a tool has drawn at random, or counted: letters and digits without a word, or a number. */
const DRAWN_ID =
  /^(?:\d+|(?=\D*\d)[a-z\d]{8,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=.*\d)[\w-]{16,})$/i;
export const isDrawnId = ({ key, value }: Entry): boolean => key === 'id' && DRAWN_ID.test(value.words);

/** True if an entry stays as it is: `$schema`, `_note`, `x-note`, an `id` of the owner's, or a `meta` that is no person. */
export const isKept = (entry: Entry): boolean =>
  (/^(?:[$_]|x-|id$)/.test(entry.key) && !isDrawnId(entry)) ||
  (entry.key === 'meta' && !entry.value.at('name'));
