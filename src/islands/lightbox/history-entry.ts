/**
 * Puts an entry into the history, for the same page at the same place, so that Back takes away what
 * lies over the page. It has the state of the one before: whoever comes to it by Forward is where
 * they were.
 * @param onBack the visitor has gone back
 * @returns how to go back in the visitor's stead; does nothing a second time
 */
export function addHistoryEntry(onBack: () => void): () => void {
  history.pushState(history.state, '');
  let isThere = true;
  addEventListener(
    'popstate',
    () => {
      isThere = false;
      onBack();
    },
    { once: true },
  );
  return () => {
    if (isThere) history.back();
    isThere = false;
  };
}
