import type { FunctionComponent } from 'react';

/**
 * The data that the pages show: shapes that the build derives from `src/content/` (see `plugins/content/`), so that
 * visitors download neither the rules nor unused fields.
 */

/** A picture in several widths; `pictureUrl()` builds the URLs of its files. */
export interface PictureView {
  /** Path below `assets/`, the stem of its files' names; for a vector, the complete file name. */
  src: string;
  /** Size of the master, in px. */
  width: number;
  height: number;
  /** Available widths, in px, ascending. Empty for a vector. */
  widths: number[];
  alt: string;
  caption?: string;
}

/** Text with links and emphasis, part by part; a plain string if it has neither. */
export type ProseText = string | (string | ProsePart)[];

/** A paragraph, or a list. */
export type Paragraph = ProseText | ({ list: ProseText[] } & Directed);

/** Something whose direction is set only if it is not the page's. */
export interface Directed {
  dir?: 'ltr' | 'rtl';
}

/** A part of a text; if it has a direction, it is the whole text. */
export interface ProsePart extends Directed {
  /**
   * In strong text `old → new`, `s` is the old value, `bdi` the arrow and `span` the new value. In the PDF, `small` says where a
   * sentence is.
   */
  tag: 'a' | 'em' | 'strong' | 'span' | 'code' | 'br' | 's' | 'bdi' | 'small';
  /** For links: a full URL, or a path within the site. */
  href?: string;
  /** The target of links to it. */
  id?: string;
  /** For a link that is the whole text, and so as large as a button. */
  isAlone?: true;
  text: ProseText;
}

export interface LinkView {
  label: string;
  url: string;
}

/** The site in another language. */
export interface LanguageView {
  /** BCP 47 tag. */
  tag: string;
  /** The language's own name for itself. */
  name: string;
  /** Path that it is served from, with leading and trailing slash. */
  base: string;
}

/** What every page shows about the owner. */
export interface OwnerView {
  brand: string;
  /** Accessible name of the brand, which links to the home page. */
  home: string;
  copyright: ProseText;
  /** True if the home page says how to reach them: the other pages' footers lead there. */
  hasContact: boolean;
  /** Professional network and source code, if the owner has them; the labels mention the new tab. */
  networks: (LinkView & { icon: 'work' | 'code' })[];
}

/** A link to a section; its fields are named as in the DOM. */
export type ItemView = Pick<HTMLAnchorElement, 'hash' | 'text'>;

/** What head and navigation show for a page. */
export interface PageView {
  title: string;
  /** Its sections in order, the items of the navigation. */
  sections: ItemView[];
}

export interface ProjectCard {
  title: string;
  /** Name of its page, whose accent it uses; undefined if it has no page. */
  accent?: string;
  /** Period, role, team, client and kind of project. */
  facts?: string[];
  description?: Paragraph[];
  highlights?: ProseText[];
  /** Figures that changed, such as `17 → 11 min a meeting`. */
  results?: ProseText[];
  link: string;
  isExternal: boolean;
  /** Links to its page here and to its website, if it has these. */
  doors: LinkView[];
  keywords: string[];
  picture?: PictureView;
}

/** A group of keywords, for example skills of one kind. */
export interface KeywordGroup {
  name: string;
  level?: string;
  /** The keywords that a project or a job used, with links to these, and the logo of some. */
  proven?: { name: string; where: LinkView[]; logo?: PictureView }[];
  /** The remaining keywords. */
  keywords: string[];
}

/** A dated entry: a job, a degree, an award, a publication, a reference or the like. */
export interface TimelineEntry {
  /** The target of links to it; an employer with several roles has none. */
  id?: string;
  /** What a certificate looks like. */
  picture?: PictureView;
  years: string;
  /** What it is called; the position, if it is a job. */
  title: string;
  /** Its own URL, for example a certificate's or a publication's. */
  titleUrl?: string;
  /** Employer, school, issuer or publisher. */
  organization: string;
  /** URL of the organization. */
  url?: string;
  /** Shown after the organization: a place, a grade. */
  notes?: string;
  text?: Paragraph[];
  highlights: ProseText[];
  /** Names of technologies. */
  keywords?: string[];
  /** For an employer: the roles that the owner had there, the latest first. */
  roles?: TimelineEntry[];
}

/** A section of the home page with dated entries. */
export interface TimelineView {
  id: string;
  heading: string;
  entries: TimelineEntry[];
}

/** One of the owner's profiles on the web. */
export interface NetworkView {
  label: string;
  /** Shown in place of the URL. */
  text: string;
  url?: string;
}

export interface ContactView {
  email?: string;
  phone?: string;
  /** `tel:` URL of the phone number. */
  phoneUrl?: string;
  address?: string;
  networks: NetworkView[];
}

export interface FactView {
  label: string;
  text: ProseText;
  /** True if it would make a tall column. */
  isLong?: boolean;
}

/** The home page. Anything missing from the résumé is undefined here, and its section is left out. */
export interface HomeView {
  /** The words that the rain spells, separated by blanks. */
  rain?: string;
  greeting: string;
  name: string;
  /** The em that a line of it must hold, if more than a short title. */
  nameSize?: number;
  /** The profile with the owner's code. */
  code?: LinkView;
  role?: string;
  /** In a version: whom it is for; `opening` is what it tells them below the role. */
  reader?: string;
  opening?: Paragraph[];
  /** True if what the reader asks comes before everything else. */
  isCompact?: boolean;
  facts: FactView[];
  portrait?: PictureView;
  about?: Paragraph[];
  /** Figures that changed, such as `17 → 11 min a meeting`, in a list that ends the summary. */
  results?: ProseText[];
  projects?: ProjectCard[];
  skills?: KeywordGroup[];
  logos: PictureView[];
  timelines: TimelineView[];
  interests?: KeywordGroup[];
  contact?: ContactView;
  /** Its sections in order: ids of the built-in ones, and the owner's own sections. */
  order: (string | SectionView)[];
}

/**
 * What an advert asks, in its words, and the sentences that prove that the owner did it. An answer stands in place of these; if there
 * are none, it says what comes closest.
 */
export interface AskView {
  ask: string;
  answer?: ProseText;
  where: (LinkView & { text: ProseText })[];
}

/** The résumé for one reader: a shorter home page, and what the reader asks. */
export interface VersionView {
  home: HomeView;
  asks: AskView[];
  view: PageView;
}

/** A section that the owner wrote. */
export interface SectionView extends Directed {
  id: string;
  heading: string;
  blocks: Block[];
}

export type Block =
  | { text: ProseText }
  | ({ list: ProseText[] } & Directed)
  | { group: { heading: string; items: ProseText[] } & Directed }
  | { carousel: { label: string; pictures: PictureView[] } }
  | { entries: TimelineEntry[] }
  | { film: FilmView }
  | { markdown: MarkdownBlockView; Show?: FunctionComponent<MarkdownBlockView> };

/** A block that only Markdown can write, no section of `site.json`: few pages have one, and only those load what shows it. */
export type MarkdownBlockView =
  | ({ heading: string } & Directed)
  | QuoteView
  | { table: TableView }
  /** A list with more than a paragraph in an item, or a numbered one. */
  | ({ items: Block[][]; start?: number } & Directed)
  | CodeView;

/** A quote, and who said it. */
export interface QuoteView extends Directed {
  quote: Block[];
  by?: ProseText;
}

export interface TableView {
  head: ProseText[];
  rows: ProseText[][];
  align: ('left' | 'center' | 'right' | null)[];
}

/** Code, in parts of one color. */
export interface CodeView {
  code: { code: string; kind?: string }[];
  language?: string;
  /** A file's name, or what the code is. */
  name?: string;
}

/** A film, of which nothing but the poster is loaded before a visitor plays it. */
export interface FilmView {
  /** Path below `assets/`; `captions` is one, too. */
  src: string;
  captions?: string;
  poster: PictureView;
}

/** A project's page; the direction is its tagline's. */
export interface ProjectView extends Directed {
  /** The words that the rain spells, separated by blanks. */
  rain?: string;
  title: string;
  /** The em that a line of it must hold, if more than a short title. */
  titleSize?: number;
  tagline: string;
  banner?: PictureView | FilmView;
  /** The card's picture, which phones show as the banner. */
  card?: PictureView;
  /** Its website. */
  link?: LinkView;
  facts: FactView[];
  sections: SectionView[];
  /** The other project pages. */
  others: (LinkView & { tagline: string; accent: string })[];
}

/** The head of one prerendered page. */
export interface HeadView {
  title: string;
  elements: HeadElement[];
}

export interface HeadElement {
  type: 'meta' | 'link' | 'script';
  props: Record<string, string>;
  children?: string;
}
