import './first/styles/base.css';
import 'content:styles.css';
import { attachBehavior } from './first/attach-behavior';
import { hasPage } from './first/loading/part';
import { showLoading } from './first/navigation';
import { restoreScrollPosition } from './first/scroll-positions';
import { keepServed } from './first/served';
import { startExtras } from './first/start-extras';
import { explain, startApp, wakeOnIntent } from './first/wake';
import { pathOf, url } from './url';

/**
 * Attaches what a visitor needs before there is an app, and wakes the app as soon as somebody is about to use it; at once in a
 * document without a page: the dev server's, or one that the service worker has offline.
 */
function start(): void {
  const path = pathOf(location.pathname);
  // A host that answers some forms of an address only, such as `/notify` but not `/notify/`, shows its not-found page,
  // which has a `robots` element. Otherwise the address stays as the host serves it: a reload must find it again.
  if (document.querySelector('[name=robots]') && hasPage(path) && location.pathname !== url(path)) {
    location.replace(url(path) + location.search + location.hash);
    return;
  }
  restoreScrollPosition();
  const page = document.querySelector<HTMLElement>('main > .page');
  const isKept = !!page && keepServed(page);
  if (isKept) attachBehavior(page);
  wakeOnIntent();
  if (!isKept) {
    showLoading(true);
    const shown = startApp()
      .catch(explain)
      .finally(() => showLoading(false));
    // There the extras have nothing to start on before.
    if (import.meta.env.DEV) return void shown.then(startExtras);
  }
  startExtras();
}

/** Renders one page for the build; visitors never fetch what it imports. */
export const prerender = ({ url: file }: { url: string }) =>
  import('./prerender').then((build) => build.renderPage(file));

// In a task of its own: evaluating and starting in one task would block the main thread for twice as long.
if (typeof document !== 'undefined') setTimeout(start);
if (import.meta.env.DEV && typeof document !== 'undefined') import('./dev');
