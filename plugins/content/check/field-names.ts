import names from './field-names.json' with { type: 'json' };

/** A field of JSON Resume, and other names for it, separated by spaces. */
type Names = Record<string, string>;

const { span, role, technologies, ...sections } = names;

/** Other names that people use for fields of JSON Resume, also before 1.0.0, in the form that `normalizeKey` returns. */
export const NAMES: Record<string, Names> = {
  ...sections,
  work: { ...sections.work, ...span, ...role, description: '', keywords: technologies },
  volunteer: { ...span, ...role, ...sections.volunteer, summary: `${role.summary} description` },
  education: { ...span, ...sections.education, location: role.location },
  projects: { ...span, ...sections.projects, keywords: technologies },
};

/** A name in the form used for comparison: only lower-case letters and digits. */
export const normalizeKey = (key: string): string =>
  key
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What a key means in a section (`resume` at the top), also `period` or `current`; undefined if nothing for certain. */
export function canonicalField(section: string, key: string, fields: string[]): string | undefined {
  if (fields.includes(key)) return key;
  const sought = normalizeKey(key);
  const meant = Object.entries(NAMES[section] ?? {}).find(([, words]) => words.split(' ').includes(sought));
  return fields.find((field) => normalizeKey(field) === sought) ?? meant?.[0];
}
