import { projects } from 'content:projects';
import { createElement, type FunctionComponent } from 'react';
import type { PageView } from '../views';
import { type LazyPage, lazyPage, type Parts } from './loading/lazy-page';

/** A row of the route table. */
export interface Route {
  /** Path within the site; undefined for the page shown at every other URL. */
  path?: string;
  /** The page's name in the content, the key to its head. */
  name: string;
  page: LazyPage;
  /** Loaded with the page's own chunk; for the served page, read from the document. */
  view?: PageView;
}

/**
 * The route table, which router, navigation, prerendering and titles all use. The project pages are generated from
 * the content, one for each file in `src/content/projects/`, sorted by name.
 */
export const routes: Route[] = [
  row('/', 'home', [['home', () => import('../pages/home')]], ([home]) => [home.Home, home.view]),
  ...projects.map(([name, load]) =>
    row(
      `/${name}`,
      name,
      [
        ['project', () => import('../pages/project')],
        [name, load],
      ],
      ([{ Project }, { project, view }]) => [() => createElement(Project, project), view],
    ),
  ),
  row(undefined, 'notFound', [['not-found', () => import('../pages/not-found')]], ([{ NotFound, view }]) => [
    NotFound,
    view,
  ]),
];

/** The row for a path within the site (see `pathOf`). */
export const routeOf = (path: string): Route =>
  routes.find((route) => route.path === path) ?? (routes[routes.length - 1] as Route);

/** @param make gets the parts' modules and returns the page, and what head and navigation show for it */
function row<M extends unknown[]>(
  path: string | undefined,
  name: string,
  parts: Parts<M>,
  make: (modules: M) => [FunctionComponent, PageView],
): Route {
  const page = lazyPage(parts, (modules) => {
    const [component, view] = make(modules);
    route.view = view;
    return component;
  });
  const route: Route = { path, name, page };
  return route;
}
