const USE_INSTEAD =
  'use a JSON Resume file (resume.json), its YAML equivalent, or the zip of your LinkedIn data export';

/** The input can't be a résumé: its name, why, and what to do instead. */
export class NotAResume extends Error {
  constructor(
    name: string,
    readonly why: string,
    instead: string = USE_INSTEAD,
  ) {
    super(`${name} ${why}${instead && `; ${instead}`}`);
  }
}
