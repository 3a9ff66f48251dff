/**
 * What the pages get to show: shapes that the build makes out of `src/content/` (see
 * `plugins/content/`), so that visitors download neither the rules nor the unused fields.
 */

/** A picture in several widths; its files are named by `pictureUrl()`. */
export interface PictureView {
  /** Address below `assets/`, without width and ending; a whole file name for a vector. */
  src: string;
  /** Size of the master, in px. */
  width: number;
  height: number;
  /** Widths that exist, in px, ascending. Empty for a vector. */
  widths: number[];
  alt: string;
  caption?: string;
}

/** Text with links and emphasis, part by part; a bare text where it has neither. */
export type Prose = string | (string | ProsePart)[];

export interface ProsePart {
  tag: 'a' | 'em' | 'strong';
  /** Of a link: a full address, or a path within the site. */
  href?: string;
  text: Prose;
}

export interface LinkView {
  label: string;
  url: string;
}

/** What every page knows of the owner. */
export interface OwnerView {
  name: string;
  brand: string;
  copyright: string;
  /** Professional network and source code, as far as the owner has them. */
  networks: (LinkView & { icon: 'work' | 'code' })[];
}

/** What head and navigation show of a page. */
export interface PageView {
  title: string;
  /** A colour; empty for the one that the document came with. */
  accent: string;
  /** Ids of its sections in order: the items of the navigation. */
  sections: string[];
}

export interface ProjectCard {
  title: string;
  description: string;
  link: string;
  isExternal: boolean;
  keywords: string[];
  picture?: PictureView;
}

export interface Job {
  years: string;
  position: string;
  employer: string;
  url?: string;
  summary?: string;
  highlights: string[];
}

/** A section of the home page that lists what was when. */
export interface TimelineView {
  id: string;
  heading: string;
  jobs: Job[];
}

export interface ContactView {
  email?: string;
  phone?: string;
  /** `tel:` address of the phone. */
  phoneUrl?: string;
  networks: LinkView[];
}

/** The home page. A part that the résumé lacks is absent, and so is its section. */
export interface HomeView {
  greeting: string;
  name: string;
  role?: string;
  place?: string;
  employer?: string;
  portrait?: PictureView;
  about?: string[];
  projects?: ProjectCard[];
  skills?: { name: string; keywords: string[] }[];
  logos: PictureView[];
  timelines: TimelineView[];
  contact?: ContactView;
}

export type Block =
  | { text: string }
  | { list: string[] }
  | { group: { heading: string; items: string[] } }
  | { carousel: { label: string; pictures: PictureView[] } };

export interface ProjectView {
  title: string;
  tagline: string;
  banner?: PictureView;
  facts: { label: string; text: string }[];
  sections: { id: string; heading: string; blocks: Block[] }[];
  /** The other project pages. */
  others: (LinkView & { tagline: string })[];
}

/** What stands in the head of one prerendered page. */
export interface HeadView {
  title: string;
  elements: HeadElement[];
}

export interface HeadElement {
  type: 'meta' | 'link' | 'script';
  props: Record<string, string>;
  children?: string;
}
