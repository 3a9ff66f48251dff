import type { PictureView } from '../../src/views.ts';
import type { SECTION_IDS } from './views/section-ids.ts';
import type { Texts } from './words/texts.ts';

/** Fields of a résumé with these names, any of which may be missing: texts, and lists of them. */
type Text<Name extends string> = { [name in Name]?: string };
type List<Name extends string> = { [name in Name]?: string[] };

/** Dates as `2024`, `2024-05` or `2024-05-31`; without an end it is ongoing. */
export type Span = Text<'startDate' | 'endDate'>;

/** What any activity may have. */
export type Details = Text<'url' | 'summary'> & List<'highlights'>;

/** The fields of JSON Resume 1.0.0 (https://jsonresume.org/schema) that the site uses, and those of `ADDED_FIELDS`. */
export interface Resume {
  basics?: Text<'name' | 'label' | 'image' | 'email' | 'phone' | 'url' | 'summary'> & {
    location?: Text<'address' | 'postalCode' | 'city' | 'region' | 'countryCode'>;
    profiles?: Text<'network' | 'username' | 'url'>[];
  };
  work?: (Span & Details & Text<'name' | 'location' | 'description' | 'position'> & List<'keywords'>)[];
  volunteer?: (Span & Details & Text<'organization' | 'position' | 'location'>)[];
  education?: (Span &
    Details &
    Text<'institution' | 'area' | 'studyType' | 'score' | 'location'> &
    List<'courses'>)[];
  awards?: Text<'title' | 'date' | 'awarder' | 'summary'>[];
  certificates?: Text<'name' | 'date' | 'url' | 'issuer'>[];
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

export interface PictureFile {
  /** Path relative to `src/content/pictures/`. */
  src: string;
  alt?: string;
  caption?: string;
}

/** Requests a picture for a view, in the widths of its role, and returns its URLs. */
export type PictureOf = (file: PictureFile, role: PictureRole) => PictureView;
/** The pictures of a build. */
export interface Pictures {
  /** Reads the masters, once until one changes; must be awaited before `view`. */
  scan: () => Promise<void>;
  view: PictureOf;
  /** The same for a link preview: 1200 × 630, as PNG. Returns its path below the base. */
  preview: (src: string) => string;
  /** A link preview that the build draws from a page's title, tagline and picture; undefined if its fonts lack letters. */
  drawn: (page: string, content: Content) => Promise<string | undefined>;
}
/** A `file` is served as it is, and has no size: a film, its captions. */
export type PictureRole = 'portrait' | 'logo' | 'card' | 'wide' | 'file';

/** `src/content/site.json`: settings that a résumé has no fields for. */
export interface Site {
  language?: string;
  /** Replace the interface's own. */
  words?: Partial<Texts>;
  /** The home page's sections in order; an object is one that the owner wrote. Default: all of the résumé's. */
  sections?: (SectionId | SectionFile)[];
  theme?: 'dark' | 'light' | 'auto';
  accent?: string;
  greeting?: string;
  /** Shown below the role, instead of where the owner lives and last worked. */
  facts?: FactFile[];
  background?: 'full' | 'sparse' | 'none';
  /** What the rain spells, instead of skills and technologies; none for `[]`. */
  rain?: string[];
  /** At the foot of every page, instead of the copyright notice. */
  footer?: string;
  /** Whether the site shows what its pages weigh, if that was recorded; default: true. */
  budget?: boolean;
  /** Absolute URL that each visit's web vitals are sent to. */
  vitals?: string;
  /** A script from another host, its data attributes, and where it reports to if not to its own host. */
  analytics?: { script: string; data?: Record<string, string>; sends?: string };
  /** Strict-Transport-Security: for this host only, for its subdomains too, or also for browsers' preload lists. */
  hsts?: 'host' | 'subdomains' | 'preload';
  /** The display face: a Fontsource package, a file in `src/content/`, or `system`. */
  font?: string;
  description?: string;
  copyright?: number;
  portraitAlt?: string;
  logos?: PictureFile[];
  /** Picture for link previews, 1200 × 630; path relative to `src/content/pictures/`. */
  openGraph?: string;
}

export type BlockFile =
  | { text: string }
  | { list: string[] }
  | { group: { heading: string; items: string[] } }
  | { carousel: { label: string; pictures: PictureFile[] } }
  | { links: { label: string; url: string }[] }
  | { entries: EntryFile[] }
  | FilmFile;

/** An entry as the résumé's own: a talk, a course, a grant. */
export type EntryFile = Span &
  Details &
  Text<'title' | 'organization' | 'location' | 'date'> &
  List<'keywords'>;

/** A film and its poster; paths relative to `src/content/pictures/`. */
export interface FilmFile {
  /** MP4 or WebM. */
  video: string;
  poster: string;
  alt: string;
  /** WebVTT. */
  captions?: string;
}

interface FactFile {
  label: string;
  text: string;
}

/** A section made from the résumé. */
export type SectionId = (typeof SECTION_IDS)[number];

export interface SectionFile {
  id: string;
  heading: string;
  /** In the navigation. */
  label?: string;
  blocks: BlockFile[];
}

/** One file of `src/content/projects/`: a project page. */
export interface ProjectFile {
  title: string;
  tagline: string;
  description: string;
  accent: string;
  /** The card links to the project's URL in the résumé, not to this page. */
  external?: boolean;
  card?: PictureFile;
  banner?: PictureFile | FilmFile;
  /** Picture for link previews, 1200 × 630; path relative to `src/content/pictures/`. */
  openGraph?: string;
  facts?: FactFile[];
  sections: SectionFile[];
}

export interface Content {
  resume: Resume;
  site: Site;
  projects: Record<string, ProjectFile>;
  /** Whether it has the page `/budget`. */
  hasBudgetPage?: boolean;
}
