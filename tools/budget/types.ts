/** Bytes of a file: raw, as gzip 9, and as the host sends it (brotli 11 if that is smaller). */
export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

export type Kind = 'html' | 'css' | 'js' | 'font' | 'picture' | 'icon' | 'other';

/**
 * When a page requests a file: `first` immediately, `after` once it has loaded and is idle, `counted` only near the
 * viewport, yet counted all the same; `near` if a carousel may be near the first screen, which only a browser knows;
 * these four are the first view. `aside` loads automatically too, but counts towards no page's ceiling; `lazy` loads
 * as the visitor scrolls or navigates.
 */
export type When = 'first' | 'after' | 'counted' | 'near' | 'aside' | 'lazy';

export interface Item extends Weight {
  file: string;
  /** The file name without folder and hash, the same in every build. */
  name: string;
  kind: Kind;
  when: When;
  blocking: boolean;
}

/** When a script loads, as written in the budget file. */
export const LOADS = [
  'at once',
  'after load',
  'aside',
  'aside on the home page',
  'near a carousel',
  'when a picture is opened',
  'on navigation',
] as const;
export type Loads = (typeof LOADS)[number];

/** The ceilings of one page: brotli bytes, and the number of render-blocking requests. */
interface PageCeilings {
  html: number;
  js: number;
  firstView: number;
  blocking: number;
  /** CSS selector of pictures that count although they load only near the viewport. */
  counts?: string;
}

/** The figures of an accepted build; brotli bytes. */
export interface Baseline {
  pages: Record<string, Record<'html' | 'js' | 'firstView' | 'requests', number>>;
  chunks: Record<string, number>;
  /** Modules and files of 200 B or more. */
  parts: Record<string, number>;
}

/** A complete `budget.json`; `judge` reports anything missing. */
export interface Budget {
  pages: Record<string, PageCeilings>;
  /** The ceiling of each script in brotli bytes, and when it loads. */
  chunks: Record<string, { loads: Loads; ceiling: number }>;
  /** Ceilings of a page added since the baseline and of its script, and the size of its row in the table of pages. */
  newPage: PageCeilings & { script: number; row: number };
  carousels: { median: number; largest: number };
  baseline?: Baseline;
}

/** The files of a budget, as paths from the project's root. */
export interface BudgetFiles {
  /** The ceilings for every site. */
  common: string;
  /** Those of this site, next to its content. */
  own: string;
  /** The file that has a row, `own` if both have; undefined for a row that was added in memory. */
  having(table: 'pages' | 'chunks' | 'newPage' | 'carousels', row?: string): string | undefined;
}

/** An exceeded ceiling, and the parts that grew since the baseline, largest growth first. */
export interface Breach {
  /** A page's path, a script's name, or `carousels`. */
  where: string;
  figure: string;
  value: number;
  ceiling: number;
  grew: Growth[];
}

export interface Growth {
  name: string;
  from: number;
  to: number;
}
