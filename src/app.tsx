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

// Components that pages share come with the app: in files of their own they would delay the first link.
export { Picture } from './components/picture';
export { Section } from './components/section';
export { WaysOn } from './components/ways-on';
export { hydratePage, isPageHydrated } from './router/served-page';

const PAGES = routes.map(({ path, name, load }) => ({ path, name, Page: lazyPage(name, load) }));
const rowOf = (path: string) => rowAt(PAGES, path);

const ROUTE_ELEMENTS = PAGES.flatMap(({ path, Page }) =>
  path ? [<Route key={path} path={url(path)} component={Page} />] : [],
);
if (served && !served.isDefault)
  ROUTE_ELEMENTS.unshift(<Route key="served" path={url(served.path)} component={ServedPage} />);

const isLoaded = (path: string): boolean => isServed(path) || rowOf(path).Page.isLoaded();

interface Shown {
  /** Path within the site. */
  path: string;
  view: PageView;
}

interface Props {
  /** The page that is shown first. */
  first: Shown;
  /** The page's address in the build, where there is no `location`. */
  address?: string;
  /** Shown where no route leads; only the build passes a page. */
  page?: ComponentType;
}

/** The site: the shell, and in it the page at the address. */
export function App({ first, address, page }: Props) {
  const [{ path, view }, setShown] = useState(first);
  return (
    // @ts-expect-error: the types lack `url`. The scope matches no address, because `Links` follows the links.
    <LocationProvider url={address} scope={/^(?!)/}>
      <Links />
      <ErrorBoundary>
        <Shell path={path} sections={view.sections}>
          <Arrived isLoaded={isLoaded} load={(path) => rowOf(path).Page.load()}>
            <Router onRouteChange={() => setShown(settled())}>
              {ROUTE_ELEMENTS}
              <Route default component={page ?? (served?.isDefault ? ServedPage : rowOf('').Page)} />
            </Router>
          </Arrived>
        </Shell>
      </ErrorBoundary>
    </LocationProvider>
  );
}

/** Follows links to pages, in place of `LocationProvider`. */
export function Links() {
  const { route } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later `route` does the same as the first
  useLayoutEffect(() => followLinks(route), []);
  return null;
}

/** Sets title, accent, scroll position and focus for the page that has just been shown; returns that page. */
function settled(): Shown {
  const path = pathOf(location.pathname);
  const { name, Page } = rowOf(path);
  const view = served?.path === path ? served.view : Page.view;
  document.title = view.title;
  document.documentElement.dataset[MOVED] = '';
  document.documentElement.dataset.accent = view === NOT_LOADED ? '' : name;
  // After the first paint of the page.
  afterFrame(() => attachBehavior(document.querySelector('main > .page') as Element));
  scrollToAddress();
  tellShown();
  return { path, view };
}

/** Hydrates the document; into one that came without a page, renders the page at the address. */
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
  // Otherwise the visit would begin with an outlined heading.
  (document.activeElement as HTMLElement).blur();
}
