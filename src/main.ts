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
 * Attaches the behavior that needs no app, and wakes the app when a visitor is about to use it. A document without a page, from
 * the dev server or from the service worker without a network, wakes it at once.
 */
function start(): void {
  const path = pathOf(location.pathname);
  // Some hosts answer `/notify` but not `/notify/`: there they show the not-found page, which has a `robots` element. Every other
  // address stays as it is, because a reload must find the page again.
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
    const started = startApp()
      .catch(explain)
      .finally(() => showLoading(false));
    // The dev server's document is empty before.
    if (import.meta.env.DEV) return void started.then(startExtras);
  }
  startExtras();
}

/** Renders one page for the build; visitors never fetch what it imports. */
export const prerender = ({ url: file }: { url: string }) =>
  import('./prerender').then((build) => build.renderPage(file));

// In a task of its own: evaluating and starting in one task would block the main thread for twice as long.
if (typeof document !== 'undefined') setTimeout(start);
if (import.meta.env.DEV && typeof document !== 'undefined') import('./dev');
