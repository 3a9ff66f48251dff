import { LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { useEffect, useRef, useState } from 'react';
import { Footer } from './components/footer';
import { enliven } from './islands/attach-behavior';
import { ChunkBoundary } from './islands/chunk-boundary';
import { onCopyClick } from './islands/copy';
import { Nav } from './islands/nav';
import { replayEarlyClicks } from './navigation/early-clicks';
import { arrive, isComing, keepPlaces, leave, onIntent, stayOnPage } from './navigation/navigation';
import { pathOf, url } from './navigation/url';
import { routeOf, routes } from './routes';
import { useExtras } from './use-extras';
import type { PageView } from './views';

/** What head and navigation show while a page's code is away. */
const LOST: PageView = { title: 'This page did not load', accent: '', sections: [] };

/** The whole site. */
export const App = () => (
  <LocationProvider scope={import.meta.env.BASE_URL}>
    <Shell />
  </LocationProvider>
);

function Shell() {
  const { path } = useLocation();
  const [shown, setShown] = useState(() => routeOf(pathOf(`${path}/`)).view ?? LOST);
  const { Background, paused, togglePaused, calm, visit } = useExtras();
  const main = useRef<HTMLElement>(null);

  useEffect(stayOnPage, []);
  useEffect(keepPlaces, []);
  useEffect(() => onIntent((pathname) => routeOf(pathOf(pathname)).page.warm()), []);
  useEffect(() => {
    document.addEventListener('click', onCopyClick);
    return () => document.removeEventListener('click', onCopyClick);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown is another one
  useEffect(() => (main.current ? enliven(main.current) : undefined), [shown]);
  // Last of all: now somebody listens.
  useEffect(replayEarlyClicks, []);

  const onArrive = (address: string, lost?: unknown) => {
    const { view = LOST } = routeOf(pathOf(new URL(address, location.href).pathname));
    const next = { ...(lost ? LOST : view) };
    setShown(next);
    arrive(next);
  };

  // Made once: a router that renders again while a page is on its way drops the page before.
  const [router] = useState(() => (
    <Router
      onLoadStart={leave}
      onRouteChange={onArrive}
      // A page that came at the second try is no other route.
      onLoadEnd={(address) => isComing() && onArrive(address)}
    >
      {routes.map(({ path: at, name, page }) => (
        <Route key={name} {...(at ? { path: url(at) } : { default: true })} component={page} />
      ))}
    </Router>
  ));

  return (
    <>
      <a className="button skip" href="#main">
        Skip to content
      </a>
      <Nav sections={shown.sections} paused={paused} onPause={togglePaused} />
      <main ref={main} id="main" tabIndex={-1}>
        <ChunkBoundary path={path} onArrive={onArrive}>
          {router}
        </ChunkBoundary>
      </main>
      <Footer visit={visit} />
      {Background && <Background paused={paused} calm={calm} />}
    </>
  );
}
