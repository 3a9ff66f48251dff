import { pages } from 'content:pages';
import { createElement } from 'react';
import { type LazyPage, lazyChunk, lazyParts } from './lib/lazy-chunk';
import type { PageView, ProjectView } from './lib/views';

/** A row of the table of pages. */
export interface Route extends PageView {
  /** Path within the site; none for the page that stands for every other address. */
  path?: string;
  /** The page's name in the content: what its title, accent and description are found by. */
  name: string;
  page: LazyPage;
}

type ProjectRow = [name: string, load: () => Promise<{ project: ProjectView }>];

/** The project pages, a row for each file in `src/content/projects/`. */
const projects: ProjectRow[] = [
  ['devhive', () => import('content:projects/devhive')],
  ['notify', () => import('content:projects/notify')],
  ['climbor-die', () => import('content:projects/climbor-die')],
];

/** The table of pages: router, navigation, prerendering and titles all read it. */
export const routes: Route[] = [
  row(
    '/',
    'home',
    lazyChunk('home', () => import('./pages/home')),
  ),
  ...projects.map(project),
  row(
    undefined,
    'notFound',
    lazyChunk('not-found', () => import('./pages/not-found')),
  ),
];

/** The row for a path within the site (see `pathOf`). */
export const routeOf = (path: string): Route =>
  routes.find((route) => route.path === path) ?? (routes.at(-1) as Route);

function row(path: string | undefined, name: string, page: LazyPage): Route {
  const view = pages[name];
  if (!view) throw new Error(`routes.ts: there is no content named ${name}`);
  return { ...view, path, name, page };
}

/** The row of a page made of `src/content/projects/NAME.json`; its path is `/NAME`. */
function project([name, load]: ProjectRow): Route {
  const page = lazyParts(
    [
      ['project', () => import('./pages/project')],
      [name, load],
    ],
    ([{ Project }, content]) =>
      () =>
        createElement(Project, content.project),
  );
  return row(`/${name}`, name, page);
}
