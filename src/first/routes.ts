import { projects } from 'content:projects';
import type { FunctionComponent } from 'react';
import type { PageView } from '../views';
import { loadChunk } from './loading/chunk';

/** A chunk's name and its dynamic import. */
type Part<M> = readonly [id: string, load: () => Promise<M>];
type Parts<M extends unknown[]> = readonly [...{ [K in keyof M]: Part<M[K]> }];

/** What a page's chunks contain. */
// biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
type Page = readonly [component: FunctionComponent<any>, props: object, view: PageView];

/** A page that can be shown, and what head and navigation show for it. */
export interface Shown {
  page: Element;
  view: PageView;
}

/** A row of the route table. */
export interface Route {
  /** Path within the site; undefined for the page shown at every other URL. */
  path?: string;
  /** The page's name in the content, the key to its head. */
  name: string;
  /** The chunks that are still needed, all fetched side by side: what renders every page, and the page's own. */
  parts: readonly Part<unknown>[];
  /** True once they have been prefetched, false while they are. */
  isPrefetched?: boolean;
  /** Loads the page's own chunks, for the build. */
  load: () => Promise<Page>;
  /** Returns the page, new each time, once its chunks have loaded; throws `ChunkLoadError`. */
  show: () => Promise<Shown>;
}

/** Renders pages: nothing of it is needed before the visitor is about to go to another one. */
export const APP = ['app', () => import('../app/jsx-runtime')] as const;
/** They have styles, which not all pages need. */
const SECTION = ['section', () => import('../components/section')] as const;
const WAYS_ON = ['ways-on', () => import('../components/ways-on')] as const;

/**
 * The route table, which router, navigation, prerendering and titles all use. The project pages are generated from
 * the content, one for each file in `src/content/projects/`, sorted by name.
 */
export const routes: Route[] = [
  row('/', 'home', [['home', () => import('../pages/home')], SECTION], ([{ Home, view }]) => [
    Home,
    {},
    view,
  ]),
  ...projects.map(([name, load]) =>
    row(
      `/${name}`,
      name,
      [['project', () => import('../pages/project')], [name, load], SECTION, WAYS_ON],
      ([{ Project }, { project, view }]) => [Project, project, view],
    ),
  ),
  row(
    undefined,
    'notFound',
    [['not-found', () => import('../pages/not-found')], WAYS_ON],
    ([{ NotFound, view }]) => [NotFound, {}, view],
  ),
];

/** Returns the row for a path within the site (see `pathOf`). */
export const routeOf = (path: string): Route =>
  routes.find((route) => route.path === path) ?? (routes[routes.length - 1] as Route);

/**
 * Keeps the page in the served document: returning to it needs neither code nor the network.
 * @param page its root element, before any behaviour is attached
 */
export function keepServed(route: Route, page: Element, view: PageView): void {
  // A document without a window loads no pictures, so the copy costs no requests.
  const copy = document.implementation.createHTMLDocument('').importNode(page, true);
  route.parts = [];
  route.show = async () => ({ page: document.importNode(copy, true), view });
}

/** Fetches a page's chunks once; failures are left to the navigation that follows. */
export function prefetch(path: string): void {
  const route = routeOf(path);
  if (route.isPrefetched !== undefined) return;
  route.isPrefetched = false;
  Promise.all(route.parts.map(([, load]) => load())).then(
    () => {
      route.isPrefetched = true;
    },
    () => {},
  );
}

const loadPart = <M>([id, load]: Part<M>): Promise<M> => loadChunk(id, load);

/**
 * Returns a row of the route table.
 * @param make gets the parts' modules
 */
function row<M extends unknown[]>(
  path: string | undefined,
  name: string,
  parts: Parts<M>,
  make: (modules: M) => Page,
): Route {
  const load = async () => make((await Promise.all(parts.map(loadPart))) as M);
  const show = async () => {
    // Side by side; but a page's chunks import the app's, so what it lacks is found out first, by its own name.
    for (const [, fetchPart] of route.parts) fetchPart().catch(() => {});
    const { draw } = await loadPart(APP);
    const [component, props, view] = await load();
    return { page: draw(component, props), view };
  };
  const route: Route = { path, name, parts: [APP, ...parts], load, show };
  return route;
}
