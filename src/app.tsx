import { scope } from 'content:settings';
import { words } from 'content:words';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { createElement, useEffect, useRef, useState } from 'react';
import { Footer } from './components/footer';
import type { Frame } from './components/frame';
import { attachBehavior } from './islands/attach-behavior';
import { ChunkBoundary } from './islands/chunk-boundary';
import { onCopyClick } from './islands/copy';
import { Nav } from './islands/nav';
import { replayEarlyClicks } from './navigation/early-clicks';
import { handleLinks } from './navigation/links';
import { commitNavigation, isNavigating, keepPlaces, onLoadStart } from './navigation/navigation';
import { pathOf, url } from './navigation/url';
import { routeOf, routes } from './routes';
import { useExtras } from './use-extras';
import type { PageView } from './views';

/** What head and navigation show while a page's code is away. */
const FAILED_VIEW: PageView = { title: words.notLoaded, accent: '', sections: [] };

/** Hydration writes no attribute, and nothing into an element like this: what stands there is left as it is. */
const AS_IT_IS = { dangerouslySetInnerHTML: { __html: '' } };
const kept = (tag: string) => createElement(tag, AS_IT_IS);

const KEPT: Frame = { skip: kept('a'), brand: kept('a'), tools: kept('ul'), copyright: kept('p') };

/**
 * The whole site.
 * @param frame what the build puts around the page; on a page that was served it stands there
 */
export const App = ({ frame = KEPT }: { frame?: Frame }) => (
  <LocationProvider scope={scope}>
    <Shell frame={frame} />
  </LocationProvider>
);

function Shell({ frame }: { frame: Frame }) {
  const { path } = useLocation();
  const [shown, setShown] = useState(() => routeOf(pathOf(`${path}/`)).view ?? FAILED_VIEW);
  const { paused, togglePaused, visit } = useExtras();
  const main = useRef<HTMLElement>(null);

  useEffect(handleLinks, []);
  useEffect(keepPlaces, []);
  useEffect(() => {
    document.addEventListener('click', onCopyClick);
    return () => document.removeEventListener('click', onCopyClick);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown is another one
  useEffect(() => (main.current ? attachBehavior(main.current) : undefined), [shown]);
  // Last of all: every handler is attached.
  useEffect(replayEarlyClicks, []);

  const onCommit = (address: string, error?: unknown) => {
    const { view = FAILED_VIEW } = routeOf(pathOf(new URL(address, location.href).pathname));
    const next = { ...(error ? FAILED_VIEW : view) };
    setShown(next);
    commitNavigation(next);
  };

  // Made once: a router that renders again while a page is on its way drops the page before.
  const [router] = useState(() => (
    <Router
      onLoadStart={onLoadStart}
      onRouteChange={onCommit}
      // A page that came at the second try is no route change.
      onLoadEnd={(address) => isNavigating() && onCommit(address)}
    >
      {routes.map(({ path: at, name, page }) => (
        <Route key={name} {...(at ? { path: url(at) } : { default: true })} component={page} />
      ))}
    </Router>
  ));

  return (
    <>
      {frame.skip}
      <Nav sections={shown.sections} paused={paused} onPause={togglePaused} frame={frame} />
      <main ref={main} id="main" tabIndex={-1}>
        <ChunkBoundary path={path} onCommit={onCommit}>
          {router}
        </ChunkBoundary>
      </main>
      <Footer copyright={frame.copyright} visit={visit} />
    </>
  );
}
