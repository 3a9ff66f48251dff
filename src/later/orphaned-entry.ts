/**
 * Leaves the history entry of a lightbox that was open on a reload: there the visitor's next Back would do nothing. One
 * that is open now keeps its entry: on a slow network the visitor opened it before this code had loaded.
 */
export function leaveOrphanedEntry(): void {
  if (typeof history.state === 'string' && !document.querySelector('dialog')) history.back();
}
