import { isNavigating } from '../first/navigation';
import { changeHistory, jump, scrollPositions, storeScrollPositions } from '../first/scroll-positions';

let currentEntry: unknown;
/** Path of the current page's address, as the host serves it. */
let shownPath: string;

/** Returns the key of the current history entry; sets one if it has none. */
function entry(): number {
  if (!history.state) changeHistory('replaceState', Math.random());
  return +history.state;
}

/**
 * Saves and restores scroll positions instead of the browser. Browsers scroll while the previous page is still shown,
 * which may be too short; Firefox scrolls smoothly and continues after the page has changed. Reloads are left to the
 * browser.
 */
export function manageScrollPositions(): void {
  const save = () => isNavigating() || scrollPositions.set(currentEntry, scrollY);
  currentEntry = entry();
  shownPath = location.pathname;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', save);
  // A scroll event may fire later than the click that leaves the page.
  addEventListener('click', save, true);
  addEventListener('popstate', () => {
    currentEntry = entry();
    const top = scrollPositions.get(currentEntry);
    // On another page, `scrollToAddress` restores the position.
    if (top !== undefined && shownPath === location.pathname) jump(top);
  });
  addEventListener('pagehide', () => {
    if (!isNavigating()) history.scrollRestoration = 'auto';
    storeScrollPositions();
  });
  // Firefox loses what is stored on `pagehide` if another site follows.
  addEventListener('scrollend', storeScrollPositions);
  // A tab in the background may be discarded without an event; for long, Safari had no `scrollend`.
  addEventListener('visibilitychange', storeScrollPositions);
}

/**
 * Scrolls a page that has just been shown: to where the visitor left it, on Back and Forward, else to the section that the
 * URL names (`/#projects`), else to the top. Focuses the section or the page's heading, so that screen readers announce it.
 */
export function scrollToAddress(): void {
  shownPath = location.pathname;
  const section = location.hash && document.getElementById(location.hash.slice(1));
  currentEntry = entry();
  const top = scrollPositions.get(currentEntry);
  if (top === undefined && section) section.scrollIntoView({ behavior: 'instant' });
  else jump(top ?? 0);
  const target = section || document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}
