/** Longest wait in ms for a browser that is never idle. */
const IDLE_TIMEOUT_MS = 2000;
/** Longest wait in ms for a page that never finishes loading, because one of its pictures hangs. */
const LOAD_TIMEOUT_MS = 20_000;

/** Runs a task when the browser is idle; Safari lacks `requestIdleCallback`. */
export function onIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, 1);
}

/** Runs a task after the next frame, so that changes made before are painted first. */
export const afterFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/** Runs a task once the page has loaded and the browser is idle. */
export function whenIdle(task: () => void): void {
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    addEventListener('load', resolve);
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  }).then(() => onIdle(task));
}
