/** Bytes of a file: as it is, packed by gzip 9, and as the host sends it (brotli 11 where that helps). */
export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

export type Kind = 'html' | 'css' | 'js' | 'font' | 'picture' | 'icon' | 'other';

/**
 * When a page asks for a file: `first` at once, `after` once it has loaded and idles, `counted` only
 * when it comes near, yet counted by the contract; `near` where a carousel may stand near the first
 * screen, which only a browser knows; these four are the first view. `aside` comes by itself too but
 * stands outside of every ceiling; `lazy` comes as the visitor scrolls or goes on.
 */
export type When = 'first' | 'after' | 'counted' | 'near' | 'aside' | 'lazy';

export interface Item extends Weight {
  file: string;
  /** The file without folder and hash: the same in every build. */
  name: string;
  kind: Kind;
  when: When;
  blocking: boolean;
}

export interface PageWeight {
  /** As visitors ask for it: `/`, `/notify`; `/404` for every other address. */
  path: string;
  file: string;
  items: Item[];
  /** The styles within the HTML without their fonts, packed by themselves: a share of it, not to be added. */
  inlinedCss: Weight & { names: string[] };
  /** The fonts within those styles, as their files weigh: a share of the HTML too. */
  inlinedFonts: Weight;
  /** Files of the carousels' pictures, as a phone picks them. */
  carousels: string[];
}

/** When a script comes, in the words of the budget file. */
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

/** The ceilings of one page: brotli bytes, and requests that block its rendering. */
export interface PageCeilings {
  html: number;
  js: number;
  firstView: number;
  blocking: number;
  /** CSS selector of pictures that count although they wait until the visitor comes near. */
  counts?: string;
}

/** What is remembered of a build that was found good; brotli bytes. */
export interface Baseline {
  pages: Record<string, Record<'html' | 'js' | 'firstView' | 'requests', number>>;
  chunks: Record<string, number>;
  /** Modules and files above 200 B. */
  parts: Record<string, number>;
}

/** `budget.json`, as it should be; what is missing in it is found by `judge`. */
export interface Budget {
  pages: Record<string, PageCeilings>;
  /** Brotli bytes of each script, and when it comes. */
  chunks: Record<string, { loads: Loads; ceiling: number }>;
  /** What each page gets that came since the baseline, its own script, and its row in the table of pages. */
  newPage: PageCeilings & { script: number; row: number };
  carousels: { median: number; largest: number };
  baseline?: Baseline;
}

/** A ceiling that was passed, and what grew since the baseline, most grown first. */
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
