import { scope } from 'content:settings';
import { words } from 'content:words';
import { LocationProvider, useLocation } from 'preact-iso';
import { createElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Footer } from './components/footer';
import type { Frame } from './components/frame';
import { attachBehavior } from './islands/attach-behavior';
import { ChunkBoundary } from './islands/chunk-boundary';
import { onCopyClick } from './islands/copy';
import { Nav } from './islands/nav';
import { AS_IT_IS } from './loading/lazy-page';
import { replayEarlyClicks } from './navigation/early-clicks';
import { handleLinks } from './navigation/links';
import { loadPage } from './navigation/load-page';
import { commitNavigation, keepPlaces, setNavigating } from './navigation/navigation';
import { pathOf } from './navigation/url';
import { routeOf } from './routes';
import { useExtras } from './use-extras';
import type { PageView } from './views';

/** What head and navigation show while a page's code is away. */
const FAILED_VIEW: PageView = { title: words.notLoaded, accent: '', sections: [] };

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
  const { path: wanted } = useLocation();
  const [path, setPath] = useState(wanted);
  const { page: Page, view = FAILED_VIEW } = routeOf(pathOf(`${path}/`));
  const [shown, setShown] = useState(view);
  const { paused, togglePaused, visit } = useExtras();
  const main = useRef<HTMLElement>(null);
  // The same element each time: what the shell has to show anew is no reason to make the page anew.
  const page = useMemo(() => <Page key={path} />, [Page, path]);

  // The page stands until the code of the next one is there, and as long as a visitor turns back or elsewhere meanwhile.
  useLayoutEffect(() => {
    let isNewest = true;
    if (wanted === path) setNavigating(false);
    else loadPage(wanted).then(() => isNewest && setPath(wanted));
    return () => {
      isNewest = false;
    };
  }, [wanted, path]);

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

  const onCommit = (error?: unknown) => {
    const next = { ...(error ? FAILED_VIEW : view) };
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
