import type { PictureView } from '../../src/views.ts';
import type { SECTION_IDS } from './views/section-ids.ts';
import type { Texts } from './words/texts.ts';

/** The fields of JSON Resume 1.0.0 (https://jsonresume.org/schema) that the site uses. */
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
  work?: (Span & Details & { name?: string; location?: string; description?: string; position?: string })[];
  volunteer?: (Span & Details & { organization?: string; position?: string })[];
  education?: (Span &
    Details & {
      institution?: string;
      area?: string;
      studyType?: string;
      score?: string;
      courses?: string[];
    })[];
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

/** Dates as `2024`, `2024-05` or `2024-05-31`; without an end it is ongoing. */
export interface Span {
  startDate?: string;
  endDate?: string;
}

/** What any activity may have. */
export interface Details {
  url?: string;
  summary?: string;
  highlights?: string[];
}

export interface PictureFile {
  /** Path relative to `src/content/pictures/`. */
  src: string;
  alt?: string;
  caption?: string;
}

/** Requests a picture for a view, in the widths of its role, and returns its URLs. */
export type PictureOf = (file: PictureFile, role: PictureRole) => PictureView;
export type PictureRole = 'portrait' | 'logo' | 'card' | 'wide';

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
  /** At the foot of every page, instead of the copyright notice. */
  footer?: string;
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
  | { links: { label: string; url: string }[] };

export interface FactFile {
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
  banner?: PictureFile;
  /** Picture for link previews, 1200 × 630; path relative to `src/content/pictures/`. */
  openGraph?: string;
  facts?: FactFile[];
  sections: SectionFile[];
}

export interface Content {
  resume: Resume;
  site: Site;
  projects: Record<string, ProjectFile>;
}
