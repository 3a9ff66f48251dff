import type { Resume } from '../../index.d.ts';

type NameIn<Group> = keyof {
  [key in keyof Group as string extends key ? never : number extends key ? never : key]: unknown;
};
/** A list of JSON Resume. */
export type ListName = Exclude<NameIn<Resume>, 'basics'>;
/** A section of JSON Resume; empty for what is in none. */
export type Section = NameIn<Resume> | '';
type FieldOf<Name extends Section> = Name extends ListName ? keyof NonNullable<Resume[Name]>[number] : never;

/** What is particular to the entries of a section. */
interface Traits<Field = string> {
  /** The fields that the site shows, but for the dates of a span. A bare text is the first field. */
  fields: Field[];
  /** The fields that a key and its value are, `Spanish: native`; the first two if it is not said. */
  keyed?: [key: Field, value: Field];
  /** The field without which the site shows nothing of an entry. */
  required?: Field;
  /** Entries have a start and an end. */
  hasSpan?: true;
  /** A single date is the end of its span. */
  endsAtDate?: true;
  /** Entries are words rather than events. */
  areWords?: true;
  /** A line of words has several of them, between commas. */
  haveCommas?: true;
  /** Entries are about other people, whose addresses are private. */
  areOthers?: true;
}

/** The traits of each section, in the order in which a résumé has them. */
export const TRAITS: { [Name in Section]: Traits<FieldOf<Name>> } = {
  work: {
    fields: ['position', 'name', 'location', 'url', 'description', 'summary', 'highlights', 'keywords'],
    hasSpan: true,
  },
  volunteer: {
    fields: ['position', 'organization', 'location', 'url', 'summary', 'highlights'],
    hasSpan: true,
  },
  education: {
    fields: [
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
    hasSpan: true,
    endsAtDate: true,
  },
  awards: { fields: ['title', 'date', 'awarder', 'summary'] },
  certificates: { fields: ['name', 'date', 'url', 'issuer', 'summary'] },
  publications: { fields: ['name', 'authors', 'publisher', 'releaseDate', 'url', 'summary'] },
  skills: { fields: ['name', 'level', 'keywords'], areWords: true, haveCommas: true },
  languages: { fields: ['language', 'fluency'], areWords: true },
  interests: { fields: ['name', 'keywords'], areWords: true, haveCommas: true },
  references: { fields: ['reference', 'name'], keyed: ['name', 'reference'], areOthers: true },
  projects: {
    fields: ['name', 'description', 'highlights', 'keywords', 'url', 'roles', 'entity', 'type'],
    required: 'name',
    hasSpan: true,
  },
  basics: { fields: [] },
  '': { fields: [] },
};

/** Returns the traits of a section. */
export const traitsOf = (section: Section): Traits => TRAITS[section];

/** True if a section is a list, and not the person. */
export const isList = (section: Section): section is ListName => traitsOf(section).fields.length > 0;
/** All lists, in the order of the table. */
export const LISTS = (Object.keys(TRAITS) as Section[]).filter(isList);
