import { render } from 'preact';
import { ErrorBoundary, LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { Shell } from './components/shell';
import { attachBehavior } from './first/attach-behavior';
import { afterFrame } from './first/loading/idle';
import { tellShown } from './first/navigation';
import { served } from './first/served';
import { adopt } from './router/adopt';
import { Arrived } from './router/arrived';
import { lazyPage, NOT_LOADED } from './router/lazy-page';
import { followLinks } from './router/links';
import { manageScrollPositions, scrollToAddress } from './router/manage-scroll';
import { isServed, ServedPage } from './router/served-page';
import { routes, rowAt } from './routes';
import { AWAKE, MOVED } from './states';
import { pathOf, url } from './url';
import type { PageView } from './views';

// What pages are made of comes with the app: files of their own would delay the first link.
export { Picture } from './components/picture';
export { Section } from './components/section';
export { WaysOn } from './components/ways-on';
export { hydratePage, isPageHydrated } from './router/served-page';

const PAGES = routes.map(({ path, name, load }) => ({ path, name, Page: lazyPage(name, load) }));
const rowOf = (path: string) => rowAt(PAGES, path);

const ROWS = PAGES.flatMap(({ path, Page }) =>
  path ? [<Route key={path} path={url(path)} component={Page} />] : [],
);
if (served && !served.isDefault)
  ROWS.unshift(<Route key="served" path={url(served.path)} component={ServedPage} />);

const isLoaded = (path: string): boolean => isServed(path) || rowOf(path).Page.isLoaded();

interface Shown {
  /** Path within the site. */
  path: string;
  view: PageView;
}

interface Props {
  /** What is shown first. */
  first: Shown;
  /** Its address, where there is no `location`. */
  address?: string;
  /** Shown where no route leads: in the build, the page itself. */
  page?: ComponentType;
}

/** The site: the shell, and in it the page at the address. */
export function App({ first, address, page }: Props) {
  const [{ path, view }, setShown] = useState(first);
  return (
    // Follows no link by itself: see `Links`.
    <LocationProvider {...{ url: address }} scope={/^(?!)/}>
      <Links />
      <ErrorBoundary>
        <Shell path={path} sections={view.sections}>
          <Arrived isLoaded={isLoaded} load={(path) => rowOf(path).Page.load()}>
            <Router onRouteChange={() => setShown(settled())}>
              {ROWS}
              <Route default component={page ?? (served?.isDefault ? ServedPage : rowOf('').Page)} />
            </Router>
          </Arrived>
        </Shell>
      </ErrorBoundary>
    </LocationProvider>
  );
}

/** Leads to pages by their links. */
export function Links() {
  const { route } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later `route` does the same as the first
  useLayoutEffect(() => followLinks(route), []);
  return null;
}

/** Makes the document that of the page that has just been shown; returns what that is. */
function settled(): Shown {
  const path = pathOf(location.pathname);
  const { name, Page } = rowOf(path);
  const view = served?.path === path ? served.view : Page.view;
  document.title = view.title;
  document.documentElement.dataset[MOVED] = '';
  document.documentElement.dataset.accent = view === NOT_LOADED ? '' : name;
  // Painted first.
  afterFrame(() => attachBehavior(document.querySelector('main > .page') as Element));
  scrollToAddress();
  tellShown();
  return { path, view };
}

/** Hydrates the document; where that came without a page, shows the one at the address. */
export async function start(): Promise<void> {
  const path = pathOf(location.pathname);
  const { Page } = rowOf(path);
  if (!served) await Page.load();
  const first = { path, view: served?.view ?? Page.view };
  manageScrollPositions();
  const root = document.getElementById('app') as Element;
  (root.firstChild ? adopt : render)(<App first={first} />, root);
  document.documentElement.dataset[AWAKE] = '';
  if (served) return;
  settled();
  // No visit begins with an outlined heading.
  (document.activeElement as HTMLElement).blur();
}
