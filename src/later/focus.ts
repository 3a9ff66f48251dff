import { isNavigating } from '../first/navigation';

/** Finds a link in the current page. */
type Find = () => HTMLElement | undefined;

/**
 * Restores the focus on Back and Forward to the link that had it when the page was left, so that the next Tab continues
 * from there and not from the heading far above.
 * @returns to be called when a page has been shown
 */
export function restoreFocus(): () => void {
  /** The link that had the focus last, by history entry (see `manageScrollPositions`). */
  const finders = new Map<unknown, Find>();
  let entry: unknown;
  let path = '';

  const restore = () => {
    const previous = entry;
    entry = +history.state;
    path = location.pathname;
    if (entry !== previous) finders.get(entry)?.()?.focus({ preventScroll: true });
  };
  const remember = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (!link) return;
    // The app gives the first entry its key as it starts.
    if (!isNavigating()) entry = +history.state;
    finders.set(entry, finderOf(link));
  };

  restore();
  document.addEventListener('focusin', remember);
  // Safari does not focus a link when it is clicked.
  document.addEventListener('click', remember, true);
  // No new page is shown if the path is the same.
  addEventListener('popstate', () => path === location.pathname && restore());
  return restore;
}

/** Returns what finds a link again, by its URL and its index among equals: a page that the visitor returns to has new elements. */
function finderOf(link: HTMLElement): Find {
  const href = CSS.escape(link.getAttribute('href') ?? '');
  const alike = () => [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)];
  const index = alike().indexOf(link);
  return () => alike()[index];
}
