declare module 'content:owner' {
  export const owner: import('./views').OwnerView;
}

/** The interface's texts in the site's language; a module that imports them gets only those it uses. */
declare module 'content:words' {
  export const words: import('./words').Words;
  /** BCP 47 tag of a language that `Intl` supports. */
  export const language: string;
  /** The characters of its numbers: ten digits, the decimal separator and the thousands separator. */
  export const numerals: string;
}

/** The owner's settings as constants, so that features they turn off are left out of the scripts. */
declare module 'content:settings' {
  export const background: 'full' | 'sparse' | 'none';
  /** URL that the visit's web vitals are sent to. */
  export const vitalsUrl: string | undefined;
  /** True if the site has the page `/budget`. */
  export const showsVisit: boolean;
  export const hasBudgetPage: boolean;
  /** True if pages open without a network. */
  export const worksOffline: boolean;
  /** Path of the pictures' folder, with leading and trailing slash. */
  export const assets: string;
  /** True if the site has more languages than this one. */
  export const isMultilingual: boolean;
  /** True if this language is written from right to left. */
  export const isRightToLeft: boolean;
}

declare module 'content:languages' {
  /** The other languages of the site. */
  export const languages: import('./views').LanguageView[];
}

/** The styles that depend on the content: colours, display type, icons, direction of writing and the like. */
declare module 'content:styles.css';

declare module 'content:theme' {
  /** The owner's setting in `site.json`; the colours are in `content:styles.css`. */
  export const theme: 'dark' | 'light' | 'auto';
}

declare module 'content:heads' {
  export const heads: Record<string, import('./views').HeadView>;
}

/** Switches the theme; undefined on a site with one. */
declare module 'content:theme-switch' {
  export const ThemeSwitch: typeof import('./components/theme-switch').ThemeSwitch | undefined;
}

/** Shows the owner's own sections on the home page; undefined if there are none. */
declare module 'content:blocks' {
  export const Blocks: typeof import('./components/blocks').Blocks | undefined;
}

/** Shows kinds of blocks that few sites have; undefined if this one has none. */
declare module 'content:rare-blocks' {
  export const EntryList: typeof import('./components/entry-list').EntryList | undefined;
  export const Film: typeof import('./components/film').Film | undefined;
  /** True if some page has blocks that come with what shows them. */
  export const hasRare: boolean;
}

/** Show what few entries have: several roles at one employer, a picture; undefined if no entry has such. */
declare module 'content:rare-entries' {
  export const Roles: typeof import('./components/roles').Roles | undefined;
  export const Badge: typeof import('./components/badge').Badge | undefined;
}

declare module 'content:home' {
  export const home: import('./views').HomeView;
  export const view: import('./views').PageView;
}

declare module 'content:not-found' {
  export const others: import('./views').ProjectView['others'];
  export const view: import('./views').PageView;
}

declare module 'content:projects' {
  /** For each file in `src/content/projects/` its name, and what loads its page. */
  export const projects: [name: string, load: () => Promise<import('./routes').PageModule>][];
}

declare module 'resume-pdf:offer' {
  /** Path of the résumé as a PDF within the site; undefined if there is none. */
  export const resumePdf: string | undefined;
  /** Its format and size, such as `PDF, 32 kB`. */
  export const resumePdfSize: string;
}

/** The versions of the résumé, by name. Only the build imports it: visitors never learn of them. */
declare module 'content:versions' {
  type Version = { load: () => Promise<import('./routes').PageModule>; head: import('./views').HeadView };
  export const versions: Record<string, Version>;
  export const loadPage: () => Promise<unknown>;
}

/** The paths of their PDFs within the site, by name. */
declare module 'resume-pdf:versions' {
  export const versionPdfs: Record<string, string>;
}
