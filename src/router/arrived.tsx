import { LocationProvider, useLocation } from 'preact-iso';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { isNavigating, setNavigating } from '../first/navigation';
import { pathOf, url } from '../url';

interface Props {
  /** True if all is there that shows the page at a path within the site. */
  isLoaded: (path: string) => boolean;
  /** Loads that. */
  load: (path: string) => Promise<unknown>;
  children: ReactNode;
}

/**
 * Passes a location on once the page there has loaded, and until then the one before: the page that is shown stays as it is, also
 * when the visitor changes their mind meanwhile, or returns to it. The router, which would show what loads at once, drops it
 * then. It gets paths without what a host adds, such as `.html`.
 */
export function Arrived({ isLoaded, load, children }: Props) {
  const next = useLocation();
  const [arrived, setArrived] = useState(next);
  const isHere = next.url === arrived.url || isLoaded(pathIn(next));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a location is its URL, and `load` always does the same
  useLayoutEffect(() => {
    let isWanted = true;
    const arrive = () => isWanted && setArrived(next);
    // Not as the app wakes: somebody may be waiting for that.
    if (!isHere || isNavigating()) setNavigating(!isHere);
    // What is here is shown by now, with the focus on its heading.
    if (isHere) arrive();
    else
      load(pathIn(next)).then(() => {
        if (isWanted) blurPage();
        arrive();
      });
    return () => {
      isWanted = false;
    };
  }, [next.url, isHere]);
  const shown = isHere ? next : arrived;
  const value = useMemo(() => ({ ...shown, path: url(pathIn(shown)) }), [shown]);
  return <LocationProvider.ctx.Provider value={value}>{children}</LocationProvider.ctx.Provider>;
}

/** Takes the focus off what is about to be removed: Chromium would lay out both pages for it. */
function blurPage(): void {
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.closest('main > .page')) focused.blur();
}

/** Returns the path within the site. */
const pathIn = ({ url: address }: { url: string }): string => pathOf(address.replace(/[?#].*/, ''));
