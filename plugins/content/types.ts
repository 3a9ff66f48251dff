import type { Block, FilmView, PictureView } from '../../src/views.ts';
import type { Words } from '../../src/words.ts';
import type { Origin } from './text/origin.ts';

// These types repeat the schemas, because TypeScript makes none from JSON: a generator would be one more dependency.

/** Optional fields with these names: texts, or lists of texts. */
type Text<Name extends string> = { [name in Name]?: string };
type List<Name extends string> = { [name in Name]?: string[] };

/** Dates as `2024`, `2024-05` or `2024-05-31`; without an end it is ongoing. */
export type Span = Text<'startDate' | 'endDate'>;

type Details = Text<'url' | 'summary'> & List<'highlights'> & Origin;

/** A job, studies and the like, with the fields that all of these have, and further ones with the names `Name`. */
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
  awards?: (Details & Text<'title' | 'date' | 'awarder'>)[];
  certificates?: (Details & Text<'name' | 'date' | 'issuer' | 'x-image'>)[];
  publications?: (Details & Text<'name' | 'publisher' | 'releaseDate'> & List<'authors'>)[];
  skills?: (Text<'name' | 'level'> & List<'keywords'>)[];
  languages?: Text<'language' | 'fluency'>[];
  interests?: (Text<'name'> & List<'keywords'>)[];
  references?: (Text<'name' | 'reference'> & Origin)[];
  projects?: (Span &
    Origin &
    Text<'name' | 'description' | 'url' | 'entity' | 'type'> &
    List<'highlights' | 'keywords' | 'roles'>)[];
  meta?: Text<'lastModified'>;
}

export type PictureFile = { src: string } & Text<'alt' | 'caption'>;

/** A picture or film in a view, by its file's name in the owner's `pictures/`; a picture's role decides its widths. */
export type PictureUse = PictureFile & { role: 'portrait' | 'logo' | 'card' | 'wide' };
export type FilmUse = { role: 'film'; src: string; captions?: string; poster: PictureUse };

/** A view that is made from the content alone: it names the files of its pictures and films, not those that are served. */
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

/** An entry like those of the résumé: a talk, a course, a grant. */
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
/** A section of a project's page, as it is read from Markdown. */
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

/** A sentence of the résumé or of a project's page, word for word; with its place if the words stand at several. */
export type EvidenceFile = string | { place: string; sentence: string };

/**
 * What an advert asks, in its words, and the sentences that prove it. If the owner answers, pages show the answer instead of the
 * sentences, with links to them; `notYet` may say what comes closest.
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
  /** The versions of the résumé by name, and the résumé with the tags by which they choose. */
  versions?: Record<string, VersionFile>;
  tagged?: Resume;
  /** In a further language with versions: the tagged résumé in the first one, as evidence may name its sentences. */
  original?: Resume;
  hasBudgetPage?: boolean;
}
