import { scrollPositions } from '../first/scroll-positions';

const KEY = 'places';

/**
 * Keeps the scroll position of each page across reloads and visits to other sites: with manual scroll restoration the
 * browser does not do that. If storage is unavailable or full, the positions are lost.
 */
export function persistScrollPositions(): void {
  try {
    const stored: [unknown, number][] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    for (const [entry, top] of stored) {
      if (scrollPositions.has(entry)) continue;
      scrollPositions.set(entry, top);
      // Firefox and Safari restore that of the current page only on a reload, or if they kept the page itself.
      if (entry === +history.state) scrollTo({ top, behavior: 'instant' });
    }
  } catch {}
  const store = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...scrollPositions]));
    } catch {}
  };
  addEventListener('pagehide', store);
  // Firefox loses what is stored on `pagehide` if another site follows.
  addEventListener('scrollend', store);
  // A tab in the background may be discarded without an event; for long, Safari had no `scrollend`.
  addEventListener('visibilitychange', store);
}

/**
 * Leaves the history entry of a lightbox that was open on a reload: there the visitor's next Back would do nothing. One
 * that is open now keeps its entry: on a slow network the visitor opened it before this code had loaded.
 */
export function leaveOrphanedEntry(): void {
  if (typeof history.state === 'string' && !document.querySelector('dialog')) history.back();
}

/**
 * Loads pictures again that have failed: now, and whenever Back shows the page as it was left, for which WebKit has
 * cancelled those that were loading.
 */
export function retryPictures(): void {
  const retry = () => {
    for (const image of document.images) if (image.complete && !image.naturalWidth) image.src += '';
  };
  retry();
  addEventListener('pageshow', ({ persisted }) => persisted && retry());
}
