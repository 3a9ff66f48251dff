import type { PageView } from '../../views';

const root = () => document.documentElement;

let navigating = false;

/** Sets whether a page is loading, which `base.css` shows as a thin line at the top. */
export function setNavigating(is: boolean): void {
  navigating = is;
  root().toggleAttribute('data-loading', is);
}

/** Whether a page is loading. */
export const isNavigating = (): boolean => navigating;

/** Scroll positions in CSS px, by history entry; without that of the current page until the visitor scrolls or clicks. */
export const scrollPositions = new Map<unknown, number>();
let currentEntry: unknown;
/** Path of the current page. */
let shownPath: string;

/** Changes the history; false if the browser refuses that, as Safari does after a hundred changes in 30 s. */
export function changeHistory(method: 'pushState' | 'replaceState', state: unknown, url?: string): boolean {
  try {
    history[method](state, '', url);
    return true;
  } catch {
    return false;
  }
}

/** The key of the current history entry; sets one if it has none. */
function entry(): number {
  if (!history.state) changeHistory('replaceState', Math.random());
  return +history.state;
}

const jump = (top: number): void => scrollTo({ top, behavior: 'instant' });

/**
 * Saves and restores scroll positions instead of the browser. Browsers scroll while the previous page is still shown,
 * which may be too short; Firefox scrolls smoothly and continues after the page has changed. Reloads are left to the
 * browser.
 * @returns stops it
 */
export function manageScrollPositions(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const save = () => isNavigating() || scrollPositions.set(currentEntry, scrollY);
  currentEntry = entry();
  shownPath = location.pathname;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', save, { signal });
  // A scroll event may fire later than the click that leaves the page.
  addEventListener('click', save, { signal, capture: true });
  addEventListener(
    'popstate',
    () => {
      currentEntry = entry();
      const top = scrollPositions.get(currentEntry);
      // For another page, `commitNavigation` restores it.
      if (top !== undefined && shownPath === location.pathname) jump(top);
    },
    { signal },
  );
  addEventListener(
    'pagehide',
    () => {
      // While a page is loading, the position is still that of the page shown before.
      if (!isNavigating()) history.scrollRestoration = 'auto';
    },
    { signal },
  );
  return () => end.abort();
}

/**
 * Completes a client navigation: sets title and accent, and focuses the section that the URL names (`/#projects`) or
 * else the page's heading, so that screen readers announce it. On Back and Forward, restores the scroll position.
 */
export function commitNavigation({ title, accent }: PageView): void {
  const { dataset } = root();
  setNavigating(false);
  shownPath = location.pathname;
  dataset.moved = '';
  document.title = title;
  dataset.accent = accent;
  const section = location.hash && document.getElementById(location.hash.slice(1));
  currentEntry = entry();
  const top = scrollPositions.get(currentEntry);
  if (top === undefined && section) section.scrollIntoView({ behavior: 'instant' });
  else jump(top ?? 0);
  const target = section || document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}
