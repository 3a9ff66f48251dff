import { LocationProvider, useLocation } from 'preact-iso';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { isNavigating, setNavigating } from '../first/navigation';
import { pathOf, url } from '../url';

interface Props {
  /** True if everything that the page at a path within the site needs has loaded. */
  isLoaded: (path: string) => boolean;
  /** Loads what that page needs. */
  load: (path: string) => Promise<unknown>;
  children: ReactNode;
}

/**
 * Gives the router a location once the page there has loaded, and until then the location before. So the shown page stays as it is,
 * even if the visitor changes their mind meanwhile; the router alone would drop it at once. Paths come without what a host adds,
 * such as `.html`.
 */
export function Arrived({ isLoaded, load, children }: Props) {
  const next = useLocation();
  const [arrived, setArrived] = useState(next);
  const isHere = next.url === arrived.url || isLoaded(pathIn(next));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a location is its URL, and `load` always does the same
  useLayoutEffect(() => {
    let isWanted = true;
    const arrive = () => isWanted && setArrived(next);
    // Not as the app starts: a visitor may be waiting for that.
    if (!isHere || isNavigating()) setNavigating(!isHere);
    // The router has shown the page by now, with the focus on its heading.
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

/** Takes the focus off the page that is about to be removed: otherwise Chromium would lay out both pages. */
function blurPage(): void {
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.closest('main > .page')) focused.blur();
}

/** Returns the path within the site. */
const pathIn = ({ url: address }: { url: string }): string => pathOf(address.replace(/[?#].*/, ''));
