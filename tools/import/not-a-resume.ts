/** What was given can't be a résumé; the message says what it is and what to give instead. */
export class NotAResume extends Error {}

/** What there is to give. */
export const GIVE =
  'give a JSON Resume file (resume.json), the same as YAML, or the zip of LinkedIn’s data export';
