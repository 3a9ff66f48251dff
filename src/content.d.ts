/**
 * The texts that all pages share, and the owner's settings, as constants, so that scripts lack the code of what is turned off. In a
 * build, each importer has its own copy of the constants that it uses.
 */
declare module 'content:site' {
  export const owner: import('./views').OwnerView;
  /** The interface's texts in the site's language. */
  export const words: import('./words').Words;
  /** BCP 47 tag of a language that `Intl` supports. */
  export const language: string;
  /** The characters of numbers in this language: ten digits, the decimal separator and the thousands separator. */
  export const numerals: string;
  /** True if this language is written from right to left. */
  export const isRightToLeft: boolean;
  /** The other languages of the site. */
  export const languages: import('./views').LanguageView[];
  /** True if there are other languages. */
  export const isMultilingual: boolean;
  /** The owner's setting; the colors are in `content:styles.css`. */
  export const theme: 'dark' | 'light' | 'auto';
  export const background: 'full' | 'sparse' | 'none';
  /** URL that the visit's web vitals are sent to. */
  export const vitalsUrl: string | undefined;
  /** True if pages say what a visit weighs. */
  export const showsVisit: boolean;
  /** True if the site has the page `/budget`. */
  export const hasBudgetPage: boolean;
  /** True if pages open without a network. */
  export const worksOffline: boolean;
  /** Path of the pictures' folder, with leading and trailing slash. */
  export const assets: string;
  /** True if some page has blocks that only Markdown can write. */
  export const hasMarkdownBlocks: boolean;
}

/** A component, by the name of its file; undefined if no page shows it, so that no script contains it. */
declare module 'content:component/*' {
  export const Badge: typeof import('./components/badge').Badge | undefined;
  export const Blocks: typeof import('./components/blocks').Blocks | undefined;
  export const EntryList: typeof import('./components/entry-list').EntryList | undefined;
  export const Film: typeof import('./components/film').Film | undefined;
  export const Roles: typeof import('./components/roles').Roles | undefined;
  export const ThemeSwitch: typeof import('./components/theme-switch').ThemeSwitch | undefined;
}

/** The styles that depend on the content: colors, display type, icons, direction of writing and the like. */
declare module 'content:styles.css';

/** Pages, each with its name and the function that loads it. */
declare module 'content:pages' {
  type Page = [name: string, load: () => Promise<import('./routes').PageModule>];
  export const projects: Page[];
  /** `/budget` and the versions of the résumé, as `for/NAME`. Only the build imports them: visitors never learn of versions. */
  export const unrouted: Page[];
}

/** A page by its name: the component that renders it, with what it shows. */
declare module 'content:page/*' {
  const Page: import('react').ComponentType<object>;
  export default Page;
  export const props: object;
  export const view: import('./views').PageView;
}

declare module 'resume-pdf:offer' {
  /** Path of the résumé as a PDF within the site; undefined if there is none. */
  export const resumePdf: string | undefined;
  /** Its format and size, such as `PDF, 32 kB`. */
  export const resumePdfSize: string;
}
