import { recall, remember } from './storage';

const PAUSED = 'background-paused';
const recalled = () => recall(PAUSED) === '1';
const listeners = new Set<() => void>();
let paused = recalled();

function change(next: boolean): void {
  paused = next;
  for (const listener of listeners) listener();
}

/** True if the visitor has paused the background, on this visit or an earlier one. */
export const isPaused = (): boolean => paused;

/** Pauses the background or resumes it, and remembers that. */
export function setPaused(next: boolean): void {
  remember(PAUSED, next ? '1' : '0');
  change(next);
}

/**
 * Calls back when the background may have been paused or resumed.
 * @returns stops listening
 */
export function onPausedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Back may restore this page as it was, before the visitor paused the background in another language.
if (typeof document !== 'undefined')
  addEventListener('pageshow', ({ persisted }) => persisted && change(recalled()));
