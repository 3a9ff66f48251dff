/** Bytes by name; figures that count something else say so in the README. */
type Figures = Record<string, number>;

/** When a page requests a file: before its load event, after it on its own, or as the visitor scrolls to its end. */
export type When = 'before load' | 'after load' | 'on scroll';

/** A file that a page requests, or that no page does. Its bytes are raw, as gzip, as brotli, and as the host sends them. */
export interface Item {
  /** Path in the built site. */
  file: string;
  /** The path without hash and the bundler's folder, the same in every build. */
  name: string;
  kind: string;
  when: When;
  /** Whether it is part of the first view. */
  counts: boolean;
  raw: number;
  gzip: number;
  brotli: number;
  sent: number;
}

/** A part of a first view that is not as in the baseline, such as `main.js: src/app.tsx`. */
interface Change {
  name: string;
  from: number;
  to: number;
}

export interface Page {
  /** Such as `/notes`, for `notes.html`. */
  path: string;
  file: string;
  figures: Figures;
  ceilings: Figures;
  /** The change of figures since the baseline, `firstView` always among them; null if the baseline lacks the figure. */
  changes: Record<string, number | null>;
  items: Item[];
  /** URLs that it requests and that are no file of the site: other hosts', or missing. */
  unknown: string[];
  /** Other hosts that it would load from. */
  hosts: string[];
}

/** What a site weighs. New fields keep the `version`; any other change raises it. */
export interface Report {
  version: 3;
  /** The site's name in the options; else empty. */
  name: string;
  encoding: 'brotli' | 'gzip';
  /** The screen that each page is opened on: CSS px, and device pixels for each. */
  screen: { width: number; height: number; ratio: number };
  pages: Page[];
  /** Scripts and style sheets that no page loads by itself, if they were asked for. */
  onDemand: Item[];
  /** What files are made of, by their paths: markup, inline styles and fonts of a page, modules of a script. */
  parts: Record<string, Figures>;
  /** Pages that could not be weighed, and rows of the budget that fit nothing, with their remedies. */
  problems: string[];
  /** False if a page could not be weighed. */
  complete: boolean;
  /** What may surprise, though it is no problem. */
  notes: string[];
  breaches: {
    page: string;
    figure: string;
    value: number;
    /** The ceiling that it exceeds; null if it grew by more than the tolerance. */
    ceiling: number | null;
    before: number | null;
    /** The parts of the page that grew most. */
    grew: Change[];
  }[];
  /** What changed on all pages, the largest change first. */
  changed: (Change & { pages: string[] })[];
  ok: boolean;
}

/** When a page loads a file; `counted` comes late but is part of the first view, `aside` is not. */
export type LoadTime = 'before load' | 'after load' | 'counted' | 'aside' | 'on scroll';

/** Ceilings and baseline: `budget.schema.json` says what each field is. */
export interface Budget {
  $schema?: string;
  extends?: string;
  /** What the host compresses with. */
  encoding?: 'brotli' | 'gzip';
  aside?: string[];
  kinds?: Record<string, string[]>;
  /** CSS selectors of pictures that count otherwise than by the time of their request. */
  pictures?: { counted?: string; aside?: string };
  tolerance?: number;
  perPage?: number;
  pages?: Record<string, Record<string, number>>;
  baseline?: Record<string, number>;
  loads?: Record<string, Partial<Record<LoadTime, string[]>>>;
  /** Figures of the home page when a baseline was accepted. */
  history?: { date: string; html: number; js: number; firstView: number }[];
}

export interface Options {
  /** Folder of the built site. */
  dist: string;
  /** Path that the site is made for. */
  base?: string;
  /** The site's address in absolute links. */
  url?: string;
  budget?: Budget;
  /** How messages name the budget. */
  budgetFile?: string;
  /** Folder of the build that this one replaces, for the figure `deploy`. */
  before?: string;
  /** Whether all pages have the figures of whole visits, not only the home page and those with a ceiling for one. */
  visits?: boolean;
  /** Whether scripts and style sheets that no page loads by itself are weighed, too. */
  all?: boolean;
  /** The site's name, if there are several. */
  name?: string;
}

/**
 * Opens every page of a built site in a browser, on a phone, and returns what each weighs.
 * @throws if there is no site in the folder, no browser, or no page that can be weighed
 */
export declare function weighSite(options: Options): Promise<Report>;
