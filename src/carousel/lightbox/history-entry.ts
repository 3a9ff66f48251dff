import { changeHistory } from '../../first/scroll-positions';

/**
 * Adds a history entry for the same page and scroll position, so that Back closes whatever covers the page. It has the
 * same key as the previous entry, so that Forward leads to the same position, but as a string, by which
 * `leaveOrphanedEntry` recognizes it.
 * @param onBack called when the visitor has gone back
 * @returns goes back on the visitor's behalf; does nothing a second time; without an entry, which the browser may refuse,
 *   it only calls `onBack`
 */
export function addHistoryEntry(onBack: () => void): () => void {
  if (!changeHistory('pushState', `${history.state}`)) return onBack;
  let isCurrent = true;
  addEventListener(
    'popstate',
    () => {
      isCurrent = false;
      onBack();
    },
    { once: true },
  );
  return () => {
    if (isCurrent) history.back();
    isCurrent = false;
  };
}
