import { loaders } from 'content:html';
import { fillPictures } from './fill-pictures';
import { loadChunk } from './loading/chunk';

/** A page as the build rendered it. */
export interface PageHtml {
  title: string;
  /** Its root element, and after it the items of the navigation. */
  html: string;
}

/** A page that can be shown, and what head and navigation show for it. */
export interface Shown {
  title: string;
  /** Name of the project whose accent colour it uses; any other has the home page's. */
  accent: string;
  /** Its root element. */
  page: Element;
  /** The items of the navigation, which lead to its sections. */
  items: Element[];
}

/** A row of the route table. */
export interface Route {
  /** Path within the site; undefined for the page shown at every other URL. */
  path?: string;
  /** The page's name in the content. */
  name: string;
  /** Loads the page's HTML and styles; of the served page, nothing. */
  load: () => Promise<unknown>;
  /** True once they have been prefetched, false while they are. */
  isPrefetched?: boolean;
  /** Returns the page, new each time, once it has loaded; throws `ChunkLoadError`. */
  show: () => Promise<Shown>;
}

type Trusted = { createHTML(html: string): string };
type Policies = { createPolicy(name: string, rules: Trusted): Trusted };

/** The build wrote the HTML, from the owner's content. */
const rules: Trusted = { createHTML: (html) => html };
let policy: Trusted | undefined;

/**
 * The route table, which router, links and prerendering use: the home page, one page for each project, and the not-found
 * page.
 */
export const routes: Route[] = loaders.map(([name, load]) => ({
  path: name === 'home' ? '/' : name === 'notFound' ? undefined : `/${name}`,
  name,
  load,
  show: async () => {
    const { title, html } = await loadChunk(name, load);
    // Not before it is needed: a host's own policy may refuse it.
    policy ??= (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('page', rules) ?? rules;
    const template = document.createElement('template');
    template.innerHTML = policy.createHTML(html);
    fillPictures(template.content);
    return shown(title, name, template.content.children);
  },
}));

/** Returns the row for a path within the site (see `pathOf`). */
export const routeOf = (path: string): Route =>
  routes.find((route) => route.path === path) ?? (routes[routes.length - 1] as Route);

/** Returns a page of which the elements are copies. */
function shown(title: string, accent: string, elements: Iterable<Element>): Shown {
  const [page, ...items] = [...elements].map((element) => document.importNode(element, true));
  return { title, accent, page: page as Element, items };
}

/**
 * Keeps the page in the served document: returning to it needs no network.
 * @param elements its root element, before any behaviour is attached, and the items of the navigation
 */
export function keepServed(route: Route, ...elements: Element[]): void {
  const { title } = document;
  // A document without a window loads no pictures, so the copies cost no requests.
  const inert = document.implementation.createHTMLDocument('');
  const copies = elements.map((element) => inert.importNode(element, true));
  route.load = async () => {};
  route.show = async () => shown(title, route.name, copies);
}

/** Fetches what a page needs, once; failures are left to the navigation that follows. */
export function prefetch(path: string): void {
  const route = routeOf(path);
  if (route.isPrefetched !== undefined) return;
  route.isPrefetched = false;
  route.load().then(
    () => {
      route.isPrefetched = true;
    },
    () => {},
  );
}
