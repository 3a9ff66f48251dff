import { words } from 'content:words';
import { createElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pathOf } from '../url';
import type { PageView } from '../views';
import { attachBehavior } from './attach-behavior';
import { ChunkBoundary } from './chunk-boundary';
import { Footer } from './footer';
import { PRERENDERED_PROPS } from './loading/lazy-page';
import { type Frame, Nav } from './nav';
import { replayEarlyClicks } from './navigation/early-clicks';
import { handleLinks } from './navigation/links';
import { loadPage } from './navigation/load-page';
import { commitNavigation, manageScrollPositions, setNavigating } from './navigation/navigation';
import { routeOf } from './routes';
import { useExtras } from './use-extras';

/** What head and navigation show when a page's code did not load. */
const FAILED_VIEW: PageView = { title: words.notLoaded, accent: '', sections: [] };

const untouched = (tag: string) => createElement(tag, PRERENDERED_PROPS);

const SERVED_FRAME: Frame = {
  skip: untouched('a'),
  brand: untouched('a'),
  tools: untouched('ul'),
  copyright: untouched('p'),
};

/**
 * The complete site.
 * @param served path of the page in the document, if it may be another than the address's, to which it then gives way
 * @param frame what the build renders around the page; by default, what is already in the served document
 */
export function App({ served, frame = SERVED_FRAME }: { served?: string; frame?: Frame }) {
  const [requestedPath, requestPath] = useState(() => pathOf(location.pathname));
  const [path, setPath] = useState(served ?? requestedPath);
  const route = routeOf(path);
  const { page: Page } = route;
  const [shown, setShown] = useState(route.view ?? FAILED_VIEW);
  const { paused, togglePaused, visit } = useExtras();
  const main = useRef<HTMLElement>(null);
  // The same element each time, so that rendering the shell again does not render the page again.
  const page = useMemo(() => <Page key={path} />, [Page, path]);

  // The current page stays until the next one's code has loaded, also if the visitor goes back or elsewhere meanwhile.
  useLayoutEffect(() => {
    let isNewest = true;
    if (requestedPath === path) setNavigating(false);
    else loadPage(requestedPath).then(() => isNewest && setPath(requestedPath));
    return () => {
      isNewest = false;
    };
  }, [requestedPath, path]);

  useEffect(() => handleLinks(requestPath), []);
  useEffect(manageScrollPositions, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new elements
  useEffect(() => (main.current ? attachBehavior(main.current) : undefined), [shown]);
  // Last, when every handler is attached.
  useEffect(replayEarlyClicks, []);

  const onCommit = (error?: unknown) => {
    // Read only now: the page may have loaded on a retry, without rendering the shell again.
    const next = { ...((!error && route.view) || FAILED_VIEW) };
    setShown(next);
    commitNavigation(next);
  };

  return (
    <>
      {frame.skip}
      <Nav sections={shown.sections} paused={paused} onPause={togglePaused} frame={frame} />
      <main ref={main} id="main" tabIndex={-1}>
        <ChunkBoundary path={path} onCommit={onCommit}>
          {page}
        </ChunkBoundary>
      </main>
      <Footer copyright={frame.copyright} visit={visit} />
    </>
  );
}
