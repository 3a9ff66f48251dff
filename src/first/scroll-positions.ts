/** Scroll positions in CSS px, by history entry; the current page's is missing until the visitor scrolls or clicks. */
export const scrollPositions = new Map<unknown, number>();
/** Key under which the session storage has them for the next document. */
const PLACES = 'places';

/** Jumps, even where links scroll smoothly. */
export const jump = (top: number): void => scrollTo({ top, behavior: 'instant' });

/**
 * Scrolls to where the visitor left this page, before a reload or a visit to another site: once the app has managed scroll
 * positions, the browser does not do that.
 */
export function restoreScrollPosition(): void {
  try {
    const stored: [unknown, number][] = JSON.parse(sessionStorage.getItem(PLACES) ?? '[]');
    for (const [entry, top] of stored) {
      scrollPositions.set(entry, top);
      // Firefox and Safari restore the current page's only on a reload, or if they kept the page itself.
      if (entry === +history.state) jump(top);
    }
  } catch {}
}

/** Stores all positions for the next document; if storage is unavailable or full, they are lost. */
export function storeScrollPositions(): void {
  try {
    sessionStorage.setItem(PLACES, JSON.stringify([...scrollPositions]));
  } catch {}
}

/** Changes the history; false if the browser refuses that, as Safari does after a hundred changes in 30 s. */
export function changeHistory(method: 'pushState' | 'replaceState', state: unknown, url?: string): boolean {
  try {
    history[method](state, '', url);
    return true;
  } catch {
    return false;
  }
}
