/** Longest wait in ms for a browser that is never idle. */
const PATIENCE_MS = 2000;

/**
 * Runs a task once the page has loaded and the browser has nothing better to do.
 * @returns how to call it off
 */
export function whenIdle(task: () => void): () => void {
  let off = false;
  const run = () => off || task();
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, { timeout: PATIENCE_MS })
      : setTimeout(run, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    off = true;
  };
}
