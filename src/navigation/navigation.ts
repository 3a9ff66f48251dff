import type { PageView } from '../views';

const root = () => document.documentElement;

let navigating = false;

/** A page is on its way, or none any more; a style of `base.css` shows it as a thin line on top. */
export function setNavigating(is: boolean): void {
  navigating = is;
  root().toggleAttribute('data-loading', is);
}

/** Whether a page is on its way. */
export const isNavigating = (): boolean => navigating;

/** How far down the visitor was, in CSS px, by the entry of the history. */
export const scrollPositions = new Map<unknown, number>();
let currentEntry: unknown;
/** Of the page that stands. */
let shownPath: string;

/** The key of the history's present entry; it gets one if it has none. */
function entry(): unknown {
  if (!history.state) history.replaceState(Math.random(), '');
  return history.state;
}

const jump = (top: number): void => scrollTo({ top, behavior: 'instant' });

/**
 * Remembers where the visitor was, and leads back there in the browser's stead. Browsers go while
 * the page before still stands, and that may be too short; Firefox glides, and glides on when the
 * page has changed. A reload is left to the browser.
 * @returns how to stop
 */
export function keepPlaces(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const save = () => isNavigating() || scrollPositions.set(currentEntry, scrollY);
  currentEntry = entry();
  shownPath = location.pathname;
  save();
  history.scrollRestoration = 'manual';
  addEventListener('scroll', save, { signal });
  // A scroll event may come later than the click that leaves.
  addEventListener('click', save, { signal, capture: true });
  addEventListener(
    'popstate',
    () => {
      currentEntry = entry();
      const top = scrollPositions.get(currentEntry);
      // Another page is led there when it has come.
      if (top !== undefined && shownPath === location.pathname) jump(top);
    },
    { signal },
  );
  addEventListener(
    'pagehide',
    () => {
      history.scrollRestoration = 'auto';
    },
    { signal },
  );
  return () => end.abort();
}

/**
 * A page has come by client navigation: title and accent follow, the focus moves to what the
 * address names (`/#projects`), else to the page's heading, so that a screen reader reads it.
 * By back or forward the visitor is again where they were.
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
