import type { HeadView } from './views';

/** Data that the build and the pages that it renders exchange: global, because the pages import their own copy of this file. */
interface Prerendering {
  /** The pages' heads, and paths of their own PDFs within the site, by the pages' names. */
  heads: Record<string, HeadView>;
  pagePdfs: Record<string, string>;
  /** The code of the components that need the app as soon as their page is shown, by the page's name. */
  livePages: Record<string, string[]>;
  /** A component that could not be rendered: its page's address, the text of its code, and the error. */
  unrendered?: { page: string; component: string; error: unknown };
}

declare global {
  var prerenderingState: Prerendering | undefined;
  /** The value of `data-parts` in every page, for `first/loading/part.ts`, which has no document in the build. */
  var partNames: string | undefined;
}

globalThis.prerenderingState ??= { heads: {}, pagePdfs: {}, livePages: {} };
export const prerendering = globalThis.prerenderingState;
