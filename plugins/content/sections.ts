import type { SectionFile, SectionId, Site } from './types.ts';

/** The home page's sections below the opening, in the order that they have by themselves. */
export const SECTION_IDS: SectionId[] = [
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
];

/** The home page's sections as the owner orders them, their own among them. */
export const sectionPlan = ({ sections = SECTION_IDS }: Site): (SectionId | SectionFile)[] => sections;

/** The sections of the owner's own. */
export const ownSections = (site: Site): SectionFile[] =>
  sectionPlan(site).filter((each) => typeof each !== 'string');

/** Whether the owner shows a section of the site's. */
export const isPlanned = (site: Site, id: SectionId): boolean => sectionPlan(site).includes(id);
