import { NAMES, normalizeKey } from '../../../plugins/content/check/field-names.ts';
import type { Entry } from '../tree.ts';
import { isBlank } from '../tree.ts';

/** The lists of a résumé, and the fields of an entry that the site shows. The first one is what a bare text is. */
export const FIELDS = {
  work: ['position', 'name', 'location', 'url', 'description', 'summary', 'highlights', 'keywords'],
  volunteer: ['position', 'organization', 'location', 'url', 'summary', 'highlights'],
  education: [
    'institution',
    'studyType',
    'area',
    'location',
    'url',
    'score',
    'summary',
    'courses',
    'highlights',
  ],
  awards: ['title', 'date', 'awarder', 'summary'],
  certificates: ['name', 'date', 'url', 'issuer', 'summary'],
  publications: ['name', 'authors', 'publisher', 'releaseDate', 'url', 'summary'],
  skills: ['name', 'level', 'keywords'],
  languages: ['language', 'fluency'],
  interests: ['name', 'keywords'],
  references: ['reference', 'name'],
  projects: ['name', 'description', 'highlights', 'keywords', 'url', 'roles', 'entity', 'type'],
};
export type SectionName = keyof typeof FIELDS;
export const SECTIONS = Object.keys(FIELDS) as SectionName[];

const SPAN = ['startDate', 'endDate', 'period', 'current'];
/** The lists whose entries last. */
export const hasSpan = (section: string): boolean => /^(work|volunteer|education|projects)$/.test(section);

/** How a field is read, by its name. */
export type Kind = 'text' | 'prose' | 'list' | 'keywords' | 'url' | 'date';
const KINDS: Record<string, Kind> = {
  ...{ summary: 'prose', description: 'prose', reference: 'prose', highlights: 'list', courses: 'list' },
  ...{
    keywords: 'keywords',
    roles: 'keywords',
    authors: 'keywords',
    url: 'url',
    date: 'date',
    releaseDate: 'date',
  },
};
export const kindOf = (field: string): Kind => KINDS[field] ?? 'text';

/** What a tool puts before the names of a section's fields: `company_name`, `edu_time`, `project_desc`. */
const PREFIX =
  /^(?:work|job|company|employer|edu|education|project|skill|award|cert(?:ificate)?|academic|profile|aboutme)(?=.)/;
/** What it puts after the name of a section: `workExpList`. */
const SUFFIX = /(?:list|items|section|details|information|info|history|data|entries)$/;

/** The fields that a key may mean, the likeliest first, each with how unusual a name for it the key is. */
export function meaningsOf(section: string, key: string): { field: string; rank: number }[] {
  const table = NAMES[section] ?? {};
  const fields = [...new Set([...Object.keys(table), ...(FIELDS[section as SectionName] ?? [])])];
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

/** The likeliest of them. */
export const meaningOf = (section: string, key: string): string | undefined =>
  meaningsOf(section, key)[0]?.field;

/** Keys of what only the tool that wrote a file has a use for. */
const TECHNICAL =
  /^(?:id|uuid|_id|key|slug|icons?|iconname|logo|logourl|color|colour|order|index|sort|weight|visible|hidden|private|enabled?|columns|expanded|iconkeyword|createdat|updatedat|flavor|badge|css|class|attr|target|options|separatelinks|showlinkintitle|timezone)$/;
export const isTechnical = (key: string): boolean => TECHNICAL.test(normalizeKey(key));

/** Settings and translations at the top level of a file, of use to the tool that wrote it alone. */
const SETTINGS =
  /^(?:metadata|theme|themes|settings|config|design|layout|layouts|locale|locales|labels|titlenamemap|translations|i18n|style|styles|template|templateid|format|rendercvsettings|public|ispublic|createdat|updatedat|shortid|userid|version|exportdate|footer|analytics|order|sectionorder|sections?order|disqus|color2?|pdf|src|timezone|schemaversion|slug|id|icon)$/;
export const isSetting = (key: string): boolean => SETTINGS.test(normalizeKey(key));

/** The entries of a group by the field that each is for; those that have none, or whose field is taken, are left over. */
export function byField(section: string, entries: Entry[]) {
  const fields: Record<string, Entry[]> = {};
  const left: Entry[] = [];
  const ranked = entries
    .filter(({ value }) => !isBlank(value))
    .map((entry) => ({ entry, meanings: meaningsOf(section, entry.key) }))
    .sort((a, b) => (a.meanings[0]?.rank ?? 0) - (b.meanings[0]?.rank ?? 0));
  const takesMore = (field: string) =>
    (section === 'basics' && !/^(?:name|label)$/.test(field)) ||
    /prose|list|keywords/.test(kindOf(field)) ||
    SPAN.includes(field);
  for (const { entry, meanings } of ranked) {
    const free = meanings.find(({ field }) => !fields[field] || takesMore(field))?.field;
    if (free) fields[free] = [...(fields[free] ?? []), entry];
    else left.push(entry);
  }
  const inOrder = (some: Entry[]) => entries.filter((entry) => some.includes(entry));
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([field, some]) => [field, inOrder(some)])),
    left: inOrder(left),
  };
}
