import { words } from 'content:words';
import { createElement, useEffect, useMemo, useRef, useState } from 'react';
import { pathOf } from '../url';
import type { PageView } from '../views';
import { attachBehavior } from './attach-behavior';
import { ChunkBoundary } from './chunk-boundary';
import { replayEarlyClicks } from './early-clicks';
import { Footer } from './footer';
import { PRERENDERED_PROPS } from './loading/lazy-page';
import { type Frame, Nav } from './nav';
import { arrive, startRouter } from './router';
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

interface Props {
  /** Path of the page in the document; by default, the address's, to which another one gives way. */
  served?: string;
  /** What the build renders around the page; by default, what is already in the served document. */
  frame?: Frame;
}

/** The complete site. */
export function App({ served = pathOf(location.pathname), frame = SERVED_FRAME }: Props) {
  const [path, setPath] = useState(served);
  const route = routeOf(path);
  const { page: Page } = route;
  const [shown, setShown] = useState(route.view ?? FAILED_VIEW);
  const { paused, togglePaused, visit } = useExtras();
  const main = useRef<HTMLElement>(null);
  // The same element each time, so that rendering the shell again does not render the page again.
  const page = useMemo(() => <Page key={path} />, [Page, path]);

  useEffect(() => startRouter(served, setPath), [served]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new elements
  useEffect(() => (main.current ? attachBehavior(main.current) : undefined), [shown]);
  // Last, when every handler is attached.
  useEffect(replayEarlyClicks, []);

  const onCommit = (error?: unknown) => {
    // Read only now: the page may have loaded on a retry, without rendering the shell again.
    const next = { ...((!error && route.view) || FAILED_VIEW) };
    setShown(next);
    arrive(next);
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
