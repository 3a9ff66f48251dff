/** The sections that the résumé makes, in the order that they have by themselves below the opening of the home page. */
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
