import type { HeadView } from './views';

/** What the build and the pages that it renders tell each other: these import their own copy of this file, in the same process. */
interface Prerendering {
  /** What only the build knows of the pages, by their names: their heads, and the paths of their own PDFs within the site. */
  heads: Record<string, HeadView>;
  pagePdfs: Record<string, string>;
  /** The components that need the app as soon as a page is shown, as the text of their code, by the page's file. */
  livePages: Record<string, string[]>;
  /** A component that could not be rendered: its page's address, the text of its code, and the error. */
  unrendered?: { page: string; component: string; error: unknown };
}

declare global {
  var prerenderingState: Prerendering | undefined;
  /** What pages have in `data-parts`, for what loads them: a script of visitors. */
  var partNames: string | undefined;
}

globalThis.prerenderingState ??= { heads: {}, pagePdfs: {}, livePages: {} };
export const prerendering = globalThis.prerenderingState;
