const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * True if the visitor prefers reduced motion or reduced data usage. The same visitors have no pause button: `calm` in
 * `index.html` and `first/styles/background.module.css` hide it.
 */
export const prefersReducedEffects = (): boolean =>
  matchMedia(REDUCED).matches ||
  !!(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Calls back when this preference may have changed.
 * @returns stops listening
 */
export function onReducedEffectsChange(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
