import { NAMES, normalizeKey } from '../../../plugins/content/check/field-names.ts';
import { type Entry, list, type Tree } from '../tree.ts';

/** The lists of a résumé, and the fields of an entry that the site shows. The first one is what a bare text is. */
const FIELDS = {
  work: 'position name location url description summary highlights keywords',
  volunteer: 'position organization location url summary highlights',
  education: 'institution studyType area location url score summary courses highlights',
  awards: 'title date awarder summary',
  certificates: 'name date url issuer summary',
  publications: 'name authors publisher releaseDate url summary',
  skills: 'name level keywords',
  languages: 'language fluency',
  interests: 'name keywords',
  references: 'reference name',
  projects: 'name description highlights keywords url roles entity type',
};
export type SectionName = keyof typeof FIELDS;
export const SECTIONS = Object.keys(FIELDS) as SectionName[];
export const fieldsOf = (section: SectionName): string[] => FIELDS[section].split(' ');

/** The lists whose entries last. */
export const hasSpan = (section: string): boolean => /^(work|volunteer|education|projects)$/.test(section);
/** The lists whose entries are words rather than events. */
export const areWords = (section: string): boolean => /skills|languages|interests/.test(section);

/** How a field is read, by its name; any other one is a line of text. */
const KINDS = {
  prose: 'summary description reference',
  list: 'highlights courses',
  keywords: 'keywords roles authors',
  url: 'url',
  date: 'date releaseDate',
  span: 'startDate endDate period current',
};
export const kindOf = (field: string): keyof typeof KINDS | undefined =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].split(' ').includes(field));

/** Names of lists that say nothing about what is in them. */
export const WRAPPERS =
  /^(?:items|list|sets|entries|data|history|values|all|info|assignments|toolset|papers|contents?|elements|children|contributions|bullets|\d+)$/i;
/** What may be called by a name of its own is so in one of these. */
export const NAMING = ['type', 'id', 'key', 'title', 'name', 'heading', 'section', 'label'];

/** What a tool puts before the names of a section's fields: `company_name`, `edu_time`, `project_desc`. */
const PREFIX =
  /^(?:work|job|company|employer|edu|education|project|skill|award|cert(?:ificate)?|academic|profile|aboutme)(?=.)/;
/** What it puts after the name of a section: `workExpList`. */
const SUFFIX = /(?:list|items|section|details|information|info|history|data|entries)$/;

/** The fields that a key may mean, the likeliest first, each with how unusual a name for it the key is. */
function meaningsOf(section: string, key: string): { field: string; rank: number }[] {
  const table = NAMES[section] ?? {};
  const fields = [...new Set([...Object.keys(table), ...(FIELDS[section as SectionName] ?? '').split(' ')])];
  const inTable = (sought: string, offset: number) =>
    fields.flatMap((field) => {
      const known = [normalizeKey(field), ...(table[field] ?? '').split(' ')];
      const rank = known.indexOf(sought);
      return rank < 0 || !sought ? [] : [{ field, rank: rank + offset }];
    });
  const sought = normalizeKey(key);
  const found = inTable(sought, 0);
  if (found.length) return found.sort((a, b) => Number(b.rank === 0) - Number(a.rank === 0));
  const bare = section === 'resume' ? sought.replace(SUFFIX, '') : sought.replace(PREFIX, '');
  return bare === sought ? [] : inTable(bare, 100);
}

/** The likeliest field that a key means. */
export const meaningOf = (section: string, key: string): string | undefined =>
  meaningsOf(section, key)[0]?.field;

/** The values of a group by the field that each is for; entries that have none, or whose field is taken, are left over. */
export function byField(section: string, entries: Entry[]) {
  const fields = new Map<Entry, string>();
  const takesMore = (field: string) =>
    section === 'location' ||
    (section === 'basics' && !/^(?:name|label)$/.test(field)) ||
    /prose|list|keywords|span/.test(kindOf(field) ?? '');
  const ranked = entries
    .map((entry) => ({ entry, meanings: meaningsOf(section, entry.key) }))
    .sort((a, b) => (a.meanings[0]?.rank ?? 0) - (b.meanings[0]?.rank ?? 0));
  for (const { entry, meanings } of ranked) {
    const taken = [...fields.values()];
    const free = meanings.find(({ field }) => !taken.includes(field) || takesMore(field));
    if (free) fields.set(entry, free.field);
  }
  const of = (field: string): Tree =>
    list(entries.filter((entry) => fields.get(entry) === field).map(({ value }) => value));
  return { of, left: entries.filter((entry) => !fields.has(entry)) };
}

/** Whether something stays in `resume.json` as it is: `$schema`, `_note`, `x-note`, an `id`, `meta` unless it is a person. */
export const isKept = ({ key, value }: Entry): boolean =>
  /^(?:[$_]|x-|id$)/.test(key) || (key === 'meta' && !value.at('name'));
