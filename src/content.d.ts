declare module 'content:owner' {
  export const owner: import('./views').OwnerView;
}

/** What the interface says, in the site's language; whoever imports it gets no more than it uses. */
declare module 'content:words' {
  export const words: import('./words').Words;
  /** BCP 47 tag of one that `Intl` knows. */
  export const language: string;
  /** What it writes numbers with: ten digits, what stands before decimals, and what between thousands. */
  export const numerals: string;
}

/** What the owner chose, so that what they do without is in no script. */
declare module 'content:settings' {
  export const background: 'full' | 'sparse' | 'none';
  /** Where the visit's vitals are sent. */
  export const vitalsAddress: string | undefined;
  /** Address of the folder that pictures are in, with a slash at both ends. */
  export const assets: string;
  /** What the paths of this language's pages begin with. */
  export const scope: string | RegExp;
  /** Whether the site speaks more languages than this one. */
  export const isMultilingual: boolean;
}

declare module 'content:languages' {
  /** The other languages of the site. */
  export const languages: import('./views').LanguageView[];
}

/** Styles of the links to other languages. */
declare module 'content:languages.css';

/** What is the other way round where the site's language is written from right to left. */
declare module 'content:direction.css';

/** A wider rail, where the names of chapters need it. */
declare module 'content:rail.css';

/** Gives the icons of the owner's networks their shapes. */
declare module 'content:marks.css';

declare module 'content:theme' {
  /** The owner's word in `site.json`; the colours are in `content:theme.css`. */
  export const theme: 'dark' | 'light' | 'auto';
}

declare module 'content:theme.css' {}

declare module 'content:pages' {
  /** By name: `home`, `notFound` and the name of each file in `src/content/projects/`. */
  export const pages: Record<string, import('./views').PageView>;
}

declare module 'content:heads' {
  export const heads: Record<string, import('./views').HeadView>;
  export const language: string;
}

/** Shows the sections of the owner's own on the home page; undefined where there are none. */
declare module 'content:blocks' {
  export const Blocks: typeof import('./components/blocks').Blocks | undefined;
}

declare module 'content:home' {
  export const home: import('./views').HomeView;
  export const view: import('./views').PageView;
}

declare module 'content:not-found' {
  export const view: import('./views').PageView;
}

declare module 'content:projects' {
  type Project = { project: import('./views').ProjectView; view: import('./views').PageView };
  /** A row for each file in `src/content/projects/`, by name. */
  export const projects: [name: string, load: () => Promise<Project>][];
}

declare module 'content:projects/*' {
  export const project: import('./views').ProjectView;
  export const view: import('./views').PageView;
}

/** Display type: its faces, and `--display`. */
declare module 'display-face:type.css';

declare module 'resume-pdf:offer' {
  /** Whether there is a résumé on paper. */
  export const isOffered: boolean;
}
