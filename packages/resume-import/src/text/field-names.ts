import names from './field-names.json' with { type: 'json' };

/** Other names for fields of JSON Resume, separated by spaces, by section or by a group that sections share. */
const groups: Record<string, Record<string, string>> = {};
for (const [path, words] of Object.entries(names)) {
  const [group = '', field = ''] = path.split('.');
  groups[group] = { ...groups[group], [field]: words };
}
const { span, role, technologies, ...sections } = groups;

/** Other names that people use for fields of JSON Resume, also before 1.0.0, in the form that `normalizeKey` returns. */
export const NAMES: typeof groups = {
  ...sections,
  work: { ...sections.work, ...span, ...role, description: '', ...technologies },
  volunteer: { ...span, ...role, ...sections.volunteer, summary: `${role?.summary} description` },
  education: { ...span, ...sections.education, location: role?.location ?? '' },
  projects: { ...span, ...sections.projects, ...technologies },
};

/** Returns a name in the form used for comparison: only lower-case letters and digits. */
export const normalizeKey = (key: string): string =>
  key
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns words without the accents of Latin letters, which keys often lack. */
export const withoutAccents = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/(?<=\p{sc=Latn})\p{M}+/gu, '')
    .normalize('NFC');
