import { projects } from 'content:pages';
import type { ComponentType } from 'react';
import type { PageView } from './views';

/** A page's module, `content:page/NAME`: the component that renders the page, and its props. */
export interface PageModule {
  default: ComponentType<object>;
  props?: object;
  view: PageView;
}

/** A row of the route table: a page, and what loads it. */
export interface PageRoute {
  /** Path within the site; undefined for the page shown at every other URL. */
  path?: string;
  /** Name of the page in the content, and of its accent. */
  name: string;
  load: () => Promise<PageModule>;
}

/** The route table: the home page, one page for each project, and the not-found page. */
export const routes: PageRoute[] = [
  { path: '/', name: 'home', load: () => import('content:page/home') },
  ...projects.map(([name, load]) => ({ path: `/${name}`, name, load })),
  { name: 'notFound', load: () => import('content:page/notFound') },
];

/** Returns the row of the page at a path within the site (see `pathOf`), or the last row if there is none. */
export const rowAt = <Row extends { path?: string }>(rows: Row[], path: string): Row =>
  rows.find((row) => row.path === path) ?? (rows.at(-1) as Row);
