/** The sections made from the résumé, in their default order below the hero of the home page. */
export const SECTION_IDS = [
  'about',
  'projects',
  'skills',
  'experience',
  'education',
  'volunteering',
  'awards',
  'certificates',
  'publications',
  'references',
  'interests',
  'contact',
] as const;

/** The format of a section's id, exactly as in the schemas. */
export const ID_PATTERN = /^[a-z][a-z0-9-]*$/;
