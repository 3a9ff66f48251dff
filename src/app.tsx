import { LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { useEffect, useRef, useState } from 'react';
import { ChunkBoundary } from './components/chunk-boundary';
import { Footer } from './components/footer';
import { Nav } from './components/nav';
import { onCopyClick } from './lib/copy';
import { enliven } from './lib/enliven';
import { arrive, leave, onIntent, stayOnPage } from './lib/navigation';
import { pathOf, url } from './lib/url';
import { useExtras } from './lib/use-extras';
import { routeOf, routes } from './routes';

/** The whole site. */
export const App = () => (
  <LocationProvider scope={import.meta.env.BASE_URL}>
    <Shell />
  </LocationProvider>
);

function Shell() {
  const { path } = useLocation();
  const [shown, setShown] = useState(() => pathOf(`${path}/`));
  const { Background, paused, togglePaused, visit } = useExtras();
  const { sections } = routeOf(shown);

  const main = useRef<HTMLElement>(null);

  useEffect(stayOnPage, []);
  useEffect(() => onIntent((pathname) => routeOf(pathOf(pathname)).page.warm()), []);
  useEffect(() => {
    document.addEventListener('click', onCopyClick);
    return () => document.removeEventListener('click', onCopyClick);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown is another one
  useEffect(() => (main.current ? enliven(main.current) : undefined), [shown]);
  const onArrive = (address: string) => {
    const next = pathOf(new URL(address, location.href).pathname);
    setShown(next);
    arrive(routeOf(next));
  };

  return (
    <>
      <a className="button skip" href="#main">
        Skip to content
      </a>
      <Nav sections={sections} paused={paused} onPause={togglePaused} />
      <main ref={main} id="main" tabIndex={-1}>
        <ChunkBoundary path={path} onArrive={onArrive}>
          <Router onLoadStart={leave} onRouteChange={onArrive}>
            {routes.map(({ path: at, name, page }) => (
              <Route key={name} {...(at ? { path: url(at) } : { default: true })} component={page} />
            ))}
          </Router>
        </ChunkBoundary>
      </main>
      <Footer visit={visit} />
      {Background && <Background paused={paused} />}
    </>
  );
}
