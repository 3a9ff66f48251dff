import names from './field-names.json' with { type: 'json' };

/** A field of JSON Resume, and other names for it, separated by spaces. */
type Names = Record<string, string>;

const { span, role, technologies, ...sections } = names;

/**
 * Other names that people use for the fields of JSON Resume, including those of versions before 1.0.0: by section and
 * field, in the form that `normalizeKey` returns.
 */
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

/**
 * The field that a key means.
 * @param section where the key is: `resume` for the top level, otherwise for example `work` or `location`
 * @param fields the schema's fields at that place
 * @returns undefined if none is certainly meant; may also be `period` or `current`, which the schema does not have
 */
export function canonicalField(section: string, key: string, fields: string[]): string | undefined {
  if (fields.includes(key)) return key;
  const sought = normalizeKey(key);
  const meant = Object.entries(NAMES[section] ?? {}).find(([, words]) => words.split(' ').includes(sought));
  return fields.find((field) => normalizeKey(field) === sought) ?? meant?.[0];
}
