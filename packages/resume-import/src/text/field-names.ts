import names from './field-names.json' with { type: 'json' };
import { wordLists } from './word-lists.ts';

type Group = keyof typeof names;
type Names = Record<string, string[]>;

const groups: Record<Group, Record<string, (string | string[])[]>> = names;
const { span, role, technologies, ...sections } = Object.fromEntries(
  Object.entries(groups).map(([group, fields]) => [group, wordLists(fields)]),
) as Record<Group, Names>;

/** A section, the résumé as a whole, or a part of the person: what has fields with names of their own. */
export type Named = Exclude<Group, 'span' | 'role' | 'technologies'>;

/** Other names that people use for fields of JSON Resume, also before 1.0.0, in the form that `normalizeKey` returns. */
export const NAMES: Record<Named, Names> = {
  ...sections,
  work: { ...sections.work, ...span, ...role, description: [], ...technologies },
  volunteer: { ...span, ...role, ...sections.volunteer, summary: [...(role.summary ?? []), 'description'] },
  education: { ...span, ...sections.education, location: role.location ?? [] },
  projects: { ...span, ...sections.projects, ...technologies },
};

/** Returns a name in the form used for comparison: only lower-case letters and digits. */
export const normalizeKey = (key: string): string =>
  key
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns a name in that form, without the accents of Latin letters, which keys often lack. */
export const comparableKey = (key: string): string =>
  normalizeKey(key)
    .normalize('NFD')
    .replace(/(?<=\p{sc=Latn})\p{M}+/gu, '')
    .normalize('NFC');
