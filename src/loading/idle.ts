/** Longest wait in ms for a browser that is never idle. */
const IDLE_TIMEOUT_MS = 2000;

/** Runs a task when the browser has nothing better to do; Safari lacks the call for it. */
export function onIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, 1);
}

/**
 * Runs a task once the page has loaded and the browser has nothing better to do.
 * @returns how to call it off
 */
export function whenIdle(task: () => void): () => void {
  let off = false;
  const run = () => off || task();
  const wait = () => onIdle(run);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    off = true;
  };
}
