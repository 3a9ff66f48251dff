/** Scroll positions in CSS px, by history entry; without that of the current page until the visitor scrolls or clicks. */
export const scrollPositions = new Map<unknown, number>();
let currentEntry: unknown;
/** Path of the current page's address, as the host serves it. */
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

/** Returns the key of the current history entry; sets one if it has none. */
function entry(): number {
  if (!history.state) changeHistory('replaceState', Math.random());
  return +history.state;
}

const jump = (top: number): void => scrollTo({ top, behavior: 'instant' });

/**
 * Saves and restores scroll positions instead of the browser. Browsers scroll while the previous page is still shown,
 * which may be too short; Firefox scrolls smoothly and continues after the page has changed. Reloads are left to the
 * browser.
 * @param isLoading whether the position is still that of the page shown before
 */
export function manageScrollPositions(isLoading: () => boolean): void {
  const save = () => isLoading() || scrollPositions.set(currentEntry, scrollY);
  currentEntry = entry();
  shownPath = location.pathname;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', save);
  // A scroll event may fire later than the click that leaves the page.
  addEventListener('click', save, true);
  addEventListener('popstate', () => {
    currentEntry = entry();
    const top = scrollPositions.get(currentEntry);
    // For another page, `scrollToAddress` restores it.
    if (top !== undefined && shownPath === location.pathname) jump(top);
  });
  addEventListener('pagehide', () => {
    if (!isLoading()) history.scrollRestoration = 'auto';
  });
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
