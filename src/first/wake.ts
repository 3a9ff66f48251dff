import { LIVE, PRESSABLE, RUNNING } from '../states';
import { internalLink, isPlainClick } from './internal-link';
import { type Browser, loadChunk, withoutReload } from './loading/chunk';
import { ChunkLoadError, reasonOf } from './loading/chunk-error';
import { afterFrame, onIdle, whenIdle } from './loading/idle';
import { noted, prefetchPage } from './loading/part';
import { showMessage } from './message';
import { showLoading } from './navigation';

type App = typeof import('../app');

let app: App | undefined;
let starting: Promise<App> | undefined;

/**
 * Starts the app, once: hydrates everything around the page.
 * @throws ChunkLoadError; the next call tries again
 */
export function startApp(browser?: Browser): Promise<App> {
  starting ??= loadChunk('app', () => import('../app'), browser)
    .then(async (module) => {
      await module.start();
      app = module;
      return module;
    })
    .catch((error) => {
      starting = undefined;
      throw error;
    });
  return starting;
}

/** Starts the app, and hydrates the page if the element is in it. */
async function wake(element: Element, browser?: Browser): Promise<void> {
  const { hydratePage } = await startApp(browser);
  if (element.closest('main')) await hydratePage();
  // After a frame the effects have run.
  await new Promise<void>(afterFrame);
}

/** True if an element's handlers are attached. */
const isAwake = (element: Element): boolean => !!app && (!element.closest('main') || app.isPageHydrated());

/** Loads what the target of an event needs, or the link around it. A failure is left to the press that follows. */
function onIntent(event: Event, link = internalLink(event)): void {
  if (link) {
    // The largest files first: a host without HTTP/2 sends six at a time.
    startApp(withoutReload).catch(() => {});
    prefetchPage(link);
  }
  const pressable = (event.target as Element).closest?.(`[data-${PRESSABLE}]`);
  if (pressable && !isAwake(pressable)) wake(pressable, withoutReload).catch(() => {});
}

/**
 * Holds a press until the handlers of its target are attached, and repeats it then. If they can't be attached, a link leads to its
 * document, and for a button the reason is shown.
 */
function onClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const link = internalLink(event);
  const target = event.target as Element;
  const pressed = link ?? target.closest?.(`[data-${PRESSABLE}]`);
  if (!pressed || (link ? app : isAwake(pressed))) return;
  onIntent(event, link);
  event.preventDefault();
  event.stopPropagation();
  showLoading(true);
  // The first attempt joins the one that the intent began; if that fails, the second begins anew.
  const attempt = async () => void (await (link ? startApp(withoutReload) : wake(pressed)));
  attempt()
    .catch(attempt)
    .then(
      () => {
        if (target.isConnected) target.dispatchEvent(new MouseEvent('click', event));
        showLoading(false);
      },
      (error) => {
        showLoading(false);
        if (link) followAsDocument(link, error);
        else explain(error);
      },
    );
}

/**
 * Follows a link as a document, past the HTTP cache, because the site may have been updated. Without a network the page stays: it is
 * worth more than the browser's error.
 */
const followAsDocument = (link: HTMLAnchorElement, error: unknown) =>
  fetch(link.href, { cache: 'reload' }).then(
    () => location.assign(link.href),
    () => explain(error),
  );

/** Says why a chunk has not loaded. */
export function explain(error: unknown): void {
  if (!(error instanceof ChunkLoadError)) throw error;
  showMessage(reasonOf(error));
}

/**
 * Wakes the app when a visitor is about to use it: points at, presses or focuses a link to a page or anything with a handler. On a
 * page that has a component with an effect, wakes it also once the browser is idle.
 */
export function wakeOnIntent(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    document.addEventListener(type, onIntent);
  document.addEventListener('click', onClick, true);
  replayEarlyClicks();
  if (LIVE in noted())
    whenIdle(() =>
      startApp(withoutReload).then(
        (module) => onIdle(module.hydratePage),
        () => {},
      ),
    );
}

/** Repeats the queued clicks. */
function replayEarlyClicks(): void {
  const clicks = window.clicks ?? [];
  window.clicks = null;
  // Another script's error may have removed the class, but the page works.
  document.documentElement.classList.add(RUNNING);
  for (const target of clicks) target.click();
}
