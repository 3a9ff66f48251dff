import './styles/base.css';
import 'content:styles.css';
import { pathOf, url } from '../url';
import { attachBehavior } from './attach-behavior';
import { replayEarlyClicks } from './early-clicks';
import { startRouter } from './router';
import { keepServed, routeOf } from './routes';
import { showPage } from './show-page';
import { startExtras } from './start-extras';

/** Attaches to the prerendered page what a visitor may need: nothing of it is rendered again. */
async function start(): Promise<void> {
  const isMissing = document.querySelector('[name=robots]');
  let path = pathOf(location.pathname);
  if (isMissing && routeOf(path).path) {
    // A host that answers some forms of an address only, such as `/notify` but not `/notify/`, shows its not-found page,
    // which has a `robots` element. Otherwise the address stays as the host serves it: a reload must find it again.
    if (location.pathname !== url(path)) {
      location.replace(url(path) + location.search + location.hash);
      return;
    }
    path = '/404';
  }
  // A document without a page: the dev server's, or the one that the service worker has offline.
  if (import.meta.env.DEV) await import('../dev').then(({ renderShell }) => renderShell(path));
  const page = document.querySelector('main > .page');
  if (page) {
    // A prerendered document tells which page it is: Back or Forward may have changed the address since it was asked for.
    if (!isMissing) path = `/${document.documentElement.dataset.accent ?? ''}`;
    keepServed(routeOf(path), page, ...document.querySelectorAll('#menu > li'));
    attachBehavior(page);
  }
  startExtras();
  startRouter(page ? path : undefined, showPage);
  // Last, when every handler is attached.
  replayEarlyClicks();
}

/** Renders one page for the build; visitors never fetch what it imports. */
export const prerender = ({ url: file }: { url: string }) =>
  import('../prerender').then((build) => build.renderPage(file));

// In a task of its own: evaluating and starting in one task would block the main thread for twice as long.
if (typeof document !== 'undefined') setTimeout(start);
