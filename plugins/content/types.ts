import type { Block, FilmView, PictureView } from '../../src/views.ts';
import type { Words } from '../../src/words.ts';

/** Fields of a résumé with these names, any of which may be missing: texts, and lists of them. */
type Text<Name extends string> = { [name in Name]?: string };
type List<Name extends string> = { [name in Name]?: string[] };

/** Dates as `2024`, `2024-05` or `2024-05-31`; without an end it is ongoing. */
export type Span = Text<'startDate' | 'endDate'>;

type Details = Text<'url' | 'summary'> & List<'highlights'>;

/** Work, study and the like, by the fields of its own. */
type Stage<Name extends string> = Span & Details & Text<Name>;

/** The fields of JSON Resume 1.0.0 (https://jsonresume.org/schema) that the site uses, and those of `ADDED_FIELDS`. */
export interface Resume {
  basics?: Text<'name' | 'label' | 'image' | 'email' | 'phone' | 'url' | 'summary'> & {
    location?: Text<'address' | 'postalCode' | 'city' | 'region' | 'countryCode'>;
    profiles?: Text<'network' | 'username' | 'url'>[];
  };
  work?: (Stage<'name' | 'location' | 'description' | 'position'> & List<'keywords'>)[];
  volunteer?: Stage<'organization' | 'position' | 'location'>[];
  education?: (Stage<'institution' | 'area' | 'studyType' | 'score' | 'location'> & List<'courses'>)[];
  awards?: Text<'title' | 'date' | 'awarder' | 'summary'>[];
  certificates?: Text<'name' | 'date' | 'url' | 'issuer' | 'x-image'>[];
  publications?: (Text<'name' | 'publisher' | 'releaseDate' | 'url' | 'summary'> & List<'authors'>)[];
  skills?: (Text<'name' | 'level'> & List<'keywords'>)[];
  languages?: Text<'language' | 'fluency'>[];
  interests?: (Text<'name'> & List<'keywords'>)[];
  references?: Text<'name' | 'reference'>[];
  projects?: (Span &
    Text<'name' | 'description' | 'url' | 'entity' | 'type'> &
    List<'highlights' | 'keywords' | 'roles'>)[];
  meta?: Text<'lastModified'>;
}

export type PictureFile = { src: string } & Text<'alt' | 'caption'>;

/** What a view shows of the owner's `pictures/`, by the files' names; the role of a picture decides its widths. */
export type PictureUse = PictureFile & { role: 'portrait' | 'logo' | 'card' | 'wide' };
export type FilmUse = { role: 'film'; src: string; captions?: string; poster: PictureUse };

/** A view as it is made from the content alone: with the names of pictures and films in place of what is served. */
export type Draft<View> = View extends PictureView
  ? PictureUse
  : View extends FilmView
    ? FilmUse
    : View extends object
      ? { [Key in keyof View]: Draft<View[Key]> }
      : View;

/** `src/content/site.json`: `site.schema.json` says what each field is. */
export type Site = Text<'language' | 'accent' | 'greeting' | 'footer' | 'vitals' | 'font' | 'description'> &
  Text<'portraitAlt' | 'openGraph'> &
  List<'rain'> & {
    words?: Text<keyof Words>;
    sections?: (SectionId | SectionFile)[];
    theme?: 'dark' | 'light' | 'auto';
    facts?: FactFile[];
    background?: 'full' | 'sparse' | 'none';
    budget?: boolean;
    offline?: boolean;
    repository?: string;
    training?: boolean;
    analytics?: { script: string; data?: Record<string, string>; sends?: string };
    hsts?: 'host' | 'subdomains' | 'preload';
    policy?: { styles?: boolean; html?: boolean; hosts?: string[] };
    copyright?: number;
    logos?: PictureFile[];
    pdf?: {
      look?: 'margin' | 'column' | 'compact';
      paper?: 'a4' | 'letter';
      pages?: number;
      sections?: Site['sections'];
    };
  };

export type BlockFile =
  | { text: string }
  | { list: string[] }
  | { group: { heading: string; items: string[] } }
  | { carousel: { label: string; pictures: PictureFile[] } }
  | { links: { label: string; url: string }[] }
  | { entries: EntryFile[] }
  | FilmFile;

/** An entry as the résumé's own: a talk, a course, a grant. */
export type EntryFile = Stage<'title' | 'organization' | 'location' | 'date'> & List<'keywords'>;

export type FilmFile = Record<'video' | 'poster' | 'alt', string> & Text<'captions'>;

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
export type SectionId = (typeof SECTION_IDS)[number];

type Headed = Record<'id' | 'heading', string>;
/** A section of the owner's own on the home page. */
export type SectionFile = Headed & Text<'label'> & { blocks: BlockFile[] };
/** A section of a project's page, read. */
export type MarkdownSection = Headed & Text<'label'> & { shown: Draft<Block>[] };

/** One file of `src/content/projects/`: `project.schema.json` says what each field of its front matter is. */
export type ProjectFile = Record<'title' | 'tagline' | 'description', string> &
  Span &
  Text<'accent' | 'openGraph' | 'url' | 'highlight'> &
  List<'keywords'> & {
    order?: number;
    external?: boolean;
    listed?: boolean;
    card?: PictureFile;
    banner?: PictureFile | FilmFile;
    facts?: FactFile[];
    sections: MarkdownSection[];
  };

type FactFile = Record<'label' | 'text', string>;

/** A sentence of the résumé or of a project's page, word for word; with its place where the same words stand at several. */
export type EvidenceFile = string | { place: string; sentence: string };

/**
 * What an advert asks, in its words, and the sentences that prove it. An answer of the owner's stands in their place, with
 * where they are; `notYet` may say what comes closest.
 */
export interface AskFile {
  ask: string;
  answer?: string;
  evidence?: EvidenceFile[];
  notYet?: boolean | string;
}

/** One file of `src/content/versions/`: `version.schema.json` says what each field is. */
export interface VersionFile {
  for?: string;
  listed?: boolean;
  only?: string[];
  without?: string[];
  basics?: Text<'label' | 'summary'>;
  greeting?: string;
  facts?: FactFile[];
  sections?: Site['sections'];
  asks?: AskFile[];
}

export interface Content {
  resume: Resume;
  site: Site;
  projects: Record<string, ProjectFile>;
  /** The versions of the résumé by name, and the résumé with the tags that they choose by. */
  versions?: Record<string, VersionFile>;
  tagged?: Resume;
  /** In a further language with versions: that résumé in the first one, whose sentences their evidence may name. */
  original?: Resume;
  hasBudgetPage?: boolean;
}
