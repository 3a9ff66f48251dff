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
  /** Of a link to a file of the site, which is no page that the router knows. */
  target?: '_top';
  text: Prose;
}

export interface LinkView {
  label: string;
  url: string;
}

/** The site in another language. */
export interface LanguageView {
  /** BCP 47 tag. */
  tag: string;
  /** What the language calls itself. */
  name: string;
  /** Path that it is served from, with a slash at both ends. */
  base: string;
}

/** What every page knows of the owner. */
export interface OwnerView {
  brand: string;
  /** What the brand is called: it leads home. */
  home: string;
  copyright: string;
  /** Professional network and source code, as far as the owner has them, with the new tab in their labels. */
  networks: (LinkView & { icon: 'work' | 'code' })[];
}

/** A link to a section, in the browser's own words for its parts. */
export type ItemView = Pick<HTMLAnchorElement, 'hash' | 'text'>;

/** What head and navigation show of a page. */
export interface PageView {
  title: string;
  /** The project whose accent it wears, by its name; empty for the home page's. */
  accent: string;
  /** Its sections in order: the items of the navigation. */
  sections: ItemView[];
}

export interface ProjectCard {
  title: string;
  /** Name of its page, whose accent it has; none where it has no page. */
  accent?: string;
  /** When, as whom, for whom, and what kind of thing it is. */
  facts?: string;
  description?: Prose;
  highlights?: Prose[];
  link: string;
  isExternal: boolean;
  /** Where else it can be seen: its address beside its page here, or the other way round. */
  more?: LinkView;
  keywords: string[];
  picture?: PictureView;
}

/** Words of one kind. */
export interface WordGroup {
  name: string;
  level?: string;
  /** Those that a project or a job used, and which. */
  proven?: { name: string; where: LinkView[] }[];
  /** The others. */
  keywords: string[];
}

export interface Job {
  /** What a link leads to. */
  id: string;
  years: string;
  position: string;
  /** Of the position: a certificate or a publication is at an address of its own. */
  positionUrl?: string;
  employer: string;
  url?: string;
  /** What stands behind the employer: a place, a grade. */
  notes?: string;
  /** Paragraphs. */
  text?: Prose[];
  highlights: Prose[];
}

/** A section of the home page that lists what was when. */
export interface TimelineView {
  id: string;
  heading: string;
  jobs: Job[];
}

/** A place on the web where the owner is found. */
export interface NetworkView {
  label: string;
  /** What stands for the address. */
  text: string;
  url?: string;
  /** The network's mark: what an SVG path of 24 × 24 draws. */
  mark?: string;
}

export interface ContactView {
  email?: string;
  phone?: string;
  /** `tel:` address of the phone. */
  phoneUrl?: string;
  address?: string;
  networks: NetworkView[];
}

export interface FactView {
  label: string;
  text: Prose;
}

/** The home page. A part that the résumé lacks is absent, and so is its section. */
export interface HomeView {
  greeting: string;
  name: string;
  /** How many letters of a common width the longest word of the name takes. */
  nameSize?: Size;
  role?: string;
  facts: FactView[];
  portrait?: PictureView;
  about?: Prose[];
  projects?: ProjectCard[];
  skills?: WordGroup[];
  logos: PictureView[];
  timelines: TimelineView[];
  interests?: WordGroup[];
  contact?: ContactView;
  /** Ids of its sections in order, and in their places those of the owner's own. */
  order: (string | SectionView)[];
}

/** A section that the owner wrote. */
export interface SectionView {
  id: string;
  heading: string;
  blocks: Block[];
}

export type Block =
  | { text: Prose }
  | { list: Prose[] }
  | { group: { heading: string; items: Prose[] } }
  | { carousel: { label: string; pictures: PictureView[] } };

/** How many em a line of a large title is long, and on a wide screen: the longer, the smaller its letters. None: as of a short one. */
export type Size = `${number}/${number}`;

export interface ProjectView {
  title: string;
  titleSize?: Size;
  tagline: string;
  banner?: PictureView;
  /** Where it is on the web. */
  link?: LinkView;
  facts: FactView[];
  sections: SectionView[];
  /** The other project pages. */
  others: (LinkView & { tagline: string; accent: string })[];
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
