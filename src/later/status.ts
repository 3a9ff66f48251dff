import { words } from 'content:site';
import { onLoading } from '../first/navigation';

/** How long something may take to load before screen readers announce that it is loading. */
export const SLOW_MS = 1000;

/**
 * Adds a live region for screen readers.
 * @returns announces a text; an empty one clears it
 */
export function addStatus(): (text: string) => void {
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  document.body.append(status);
  return (text) => {
    if (status.textContent !== text) status.textContent = text;
  };
}

/** Announces what the visitor has been waiting for longer than `SLOW_MS`. */
export function announceLoading(announce: (text: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  onLoading((isLoading) => {
    if (isLoading) timer ??= setTimeout(announce, SLOW_MS, words.loading);
    else {
      clearTimeout(timer);
      timer = undefined;
      announce('');
    }
  });
}
