/** An entry with texts and lists of texts, any of which may be missing. */
type Entry<Text extends string, List extends string = never> = { [field in Text]?: string } & {
  [field in List]?: string[];
};
type Span = 'startDate' | 'endDate';

/**
 * A résumé as JSON Resume 1.0.0, which allows fields of other names: there are `keywords` of jobs, `location`, `summary` and
 * `highlights` of studies and `authors` of publications, and what the file has for other tools: `$schema`, `meta`, `x-…`, `_…`.
 */
export interface Resume {
  basics?: Entry<'name' | 'label' | 'image' | 'email' | 'phone' | 'url' | 'summary'> & {
    location?: Entry<'address' | 'postalCode' | 'city' | 'region' | 'countryCode'>;
    profiles?: Entry<'network' | 'username' | 'url'>[];
  };
  work?: Entry<
    Span | 'position' | 'name' | 'location' | 'url' | 'description' | 'summary',
    'highlights' | 'keywords'
  >[];
  volunteer?: Entry<Span | 'position' | 'organization' | 'location' | 'url' | 'summary', 'highlights'>[];
  education?: Entry<
    Span | 'institution' | 'studyType' | 'area' | 'location' | 'url' | 'score' | 'summary',
    'courses' | 'highlights'
  >[];
  awards?: Entry<'title' | 'date' | 'awarder' | 'summary'>[];
  certificates?: Entry<'name' | 'date' | 'url' | 'issuer' | 'summary'>[];
  publications?: Entry<'name' | 'publisher' | 'releaseDate' | 'url' | 'summary', 'authors'>[];
  skills?: Entry<'name' | 'level', 'keywords'>[];
  languages?: Entry<'language' | 'fluency'>[];
  interests?: Entry<'name', 'keywords'>[];
  references?: Entry<'reference' | 'name'>[];
  projects?: Entry<
    Span | 'name' | 'description' | 'url' | 'entity' | 'type',
    'highlights' | 'keywords' | 'roles'
  >[];
  [kept: string]: unknown;
}

/** A part of a section: a text, a list, or a list with its heading; with links, `**strong**` and `*emphasis*`. */
export type Block = { text: string } | { list: string[] } | { group: { heading: string; items: string[] } };

/** A list of the person's that JSON Resume has no place for. */
export interface Section {
  /** The list's name in the file. */
  key: string;
  heading: string;
  blocks: Block[];
}

/** The language of a file, and what says it. */
export interface Language {
  /** BCP 47 tag; English if nothing says the language. */
  tag: string;
  from: 'field' | 'name' | 'texts' | 'owner' | 'nothing';
}

/** A résumé that JSON Resume accepts, except perhaps for a missing name, and an account of every text of the file. */
export interface Imported {
  resume: Resume;
  sections: Section[];
  /** How many texts of the file are in `resume` and `sections`, and how many there are. */
  shown: number;
  total: number;
  /** What is left to the owner, word for word, one line each: `file:line: field: "words" why it is left out`. */
  left: string[];
  language: Language;
  /** `resume` and `sections` in each further language of a file that has several, by their tags. */
  translations: Record<string, Pick<Imported, 'resume' | 'sections'>>;
  /** Texts that are in the result in another form than in the file. */
  changes: [from: string, to: string][];
}

/** The file is no résumé. Its message says what it is and what to use instead. */
export declare class NotAResume extends Error {
  /** What is wrong with the file, such as `is empty`. */
  readonly why: string;
}

/**
 * Imports a résumé from a file or folder: JSON or YAML in any style, or LinkedIn's data export, zipped or unpacked.
 * @throws NotAResume
 */
export declare function importResume(path: string): Imported;
