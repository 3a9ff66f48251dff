import type { PictureView } from '../../src/views.ts';
import type { SECTION_IDS } from './section-ids.ts';
import type { Texts } from './words/texts.ts';

/** A person as JSON Resume 1.0.0 (https://jsonresume.org/schema), as far as the site reads it. */
export interface Resume {
  basics?: {
    name?: string;
    label?: string;
    image?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: {
      address?: string;
      postalCode?: string;
      city?: string;
      region?: string;
      countryCode?: string;
    };
    profiles?: { network?: string; username?: string; url?: string }[];
  };
  work?: (Span & Told & { name?: string; location?: string; description?: string; position?: string })[];
  volunteer?: (Span & Told & { organization?: string; position?: string })[];
  education?: (Span &
    Told & { institution?: string; area?: string; studyType?: string; score?: string; courses?: string[] })[];
  awards?: { title?: string; date?: string; awarder?: string; summary?: string }[];
  certificates?: { name?: string; date?: string; url?: string; issuer?: string }[];
  publications?: {
    name?: string;
    publisher?: string;
    releaseDate?: string;
    url?: string;
    summary?: string;
  }[];
  skills?: { name?: string; level?: string; keywords?: string[] }[];
  languages?: { language?: string; fluency?: string }[];
  interests?: { name?: string; keywords?: string[] }[];
  references?: { name?: string; reference?: string }[];
  projects?: (Span & {
    name?: string;
    description?: string;
    highlights?: string[];
    keywords?: string[];
    url?: string;
    roles?: string[];
    entity?: string;
    type?: string;
  })[];
  meta?: { lastModified?: string };
}

/** Dates as `2024`, `2024-05` or `2024-05-31`; without an end it lasts. */
export interface Span {
  startDate?: string;
  endDate?: string;
}

/** What can be told of anything that was done. */
export interface Told {
  url?: string;
  summary?: string;
  highlights?: string[];
}

export interface PictureFile {
  /** Path below `src/content/pictures/`. */
  src: string;
  alt?: string;
  caption?: string;
}

/** Which pictures a view wants, and in which widths; the answer holds their addresses. */
export type PictureOf = (file: PictureFile, role: PictureRole) => PictureView;
export type PictureRole = 'portrait' | 'logo' | 'card' | 'wide';

/** `src/content/site.json`: what a résumé has no place for. */
export interface Site {
  language?: string;
  /** In the place of the interface's own. */
  words?: Partial<Texts>;
  /** The home page's sections in order; a group is one of the owner's own. Default: all that there are. */
  sections?: (SectionId | SectionFile)[];
  theme?: 'dark' | 'light' | 'auto';
  accent?: string;
  greeting?: string;
  /** What stands below the role, in the place of where the owner lives and last worked. */
  facts?: FactFile[];
  background?: 'full' | 'sparse' | 'none';
  /** What stands at the foot of every page. */
  footer?: string;
  /** Full address that the visit's vitals are sent to. */
  vitals?: string;
  /** A script of another host, its data attributes, and where it reports to if not to its own host. */
  analytics?: { script: string; data?: Record<string, string>; sends?: string };
  /** Of Strict-Transport-Security: this host alone, those below it too, or also for the browsers' lists. */
  hsts?: 'host' | 'subdomains' | 'preload';
  /** Of display type: a Fontsource package, a file below `src/content/`, or `system`. */
  font?: string;
  description?: string;
  copyright?: number;
  portraitAlt?: string;
  logos?: PictureFile[];
  /** Picture for link previews, 1200 × 630; path below `src/content/pictures/`. */
  openGraph?: string;
}

export type BlockFile =
  | { text: string }
  | { list: string[] }
  | { group: { heading: string; items: string[] } }
  | { carousel: { label: string; pictures: PictureFile[] } }
  | { links: { label: string; url: string }[] };

export interface FactFile {
  label: string;
  text: string;
}

/** A section that the résumé makes. */
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
  /** The card opens the address that the résumé gives the project, not this page. */
  external?: boolean;
  card?: PictureFile;
  banner?: PictureFile;
  /** Picture for link previews, 1200 × 630; path below `src/content/pictures/`. */
  openGraph?: string;
  facts?: FactFile[];
  sections: SectionFile[];
}

export interface Content {
  resume: Resume;
  site: Site;
  projects: Record<string, ProjectFile>;
}
