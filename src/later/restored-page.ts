/**
 * Leaves the history entry of a lightbox that was open on a reload: there the visitor's next Back would do nothing. One
 * that is open now keeps its entry: on a slow network the visitor opened it before this code had loaded.
 */
export function leaveOrphanedEntry(): void {
  if (typeof history.state === 'string' && !document.querySelector('dialog')) history.back();
}

/**
 * Loads pictures again that have failed: now, and whenever Back shows the page as it was left, for which WebKit has
 * canceled those that were loading.
 */
export function retryPictures(): void {
  const retry = () => {
    for (const image of document.images) if (image.complete && !image.naturalWidth) image.src += '';
  };
  retry();
  addEventListener('pageshow', ({ persisted }) => persisted && retry());
}
