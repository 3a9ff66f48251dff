/** Leaves the history entry of a lightbox that was open on a reload: there the visitor's next Back would do nothing. */
export function leaveOrphanedEntry(): void {
  if (typeof history.state === 'string') history.back();
}
