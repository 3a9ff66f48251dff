const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for calm: reduced motion, or saving data. */
export const isCalm = (): boolean =>
  matchMedia(REDUCED).matches ||
  !!(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Calls back when the wish for calm may have changed.
 * @returns how to stop listening
 */
export function onCalmChange(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
