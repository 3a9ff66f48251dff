import './styles/base.css';
import 'content:styles.css';
import { hydrate, render } from 'preact';
import { pathOf, url } from '../url';
import { App } from './app';
import { arrive } from './router';
import { routeOf } from './routes';

/** Hydrates the prerendered page; its static parts are adopted as they are, without any code. */
function start(): void {
  const root = document.getElementById('app');
  if (!root) return;
  const isMissing = document.querySelector('[name=robots]');
  let path = pathOf(location.pathname);
  if (isMissing && routeOf(path).path) {
    // A host that answers some forms of an address only, such as `/notify` but not `/notify/`, shows its not-found page, the
    // only one with a `robots` element. Otherwise the address stays as the host serves it: a reload must find it again.
    if (location.pathname !== url(path)) {
      location.replace(url(path) + location.search + location.hash);
      return;
    }
    path = '/404';
  }
  const page = root.querySelector('.page');
  // A prerendered document tells which page it is: Back or Forward may have changed the address since it was asked for.
  if (page && !isMissing) path = `/${document.documentElement.dataset.accent ?? ''}`;
  const route = routeOf(path);
  if (!page) {
    showAddress(root, path);
    return;
  }
  const items = root.querySelectorAll<HTMLAnchorElement>('#menu a');
  route.view = {
    title: document.title,
    accent: route.name,
    sections: [...items].map(({ hash, text }) => ({ hash, text })),
  };
  // Elements that a browser extension has put before the page would be taken for it.
  while (page.previousSibling) page.previousSibling.remove();
  route.page.adopt(page);
  hydrate(<App served={path} />, root);
}

/** Shows the page at the address in a document without one: the dev server's, or the one that the service worker has offline. */
async function showAddress(root: HTMLElement, path: string): Promise<void> {
  const route = routeOf(path);
  await route.page.load();
  if (import.meta.env.DEV) {
    const { frameOf } = await import('../components/frame');
    render(<App frame={frameOf(path)} />, root);
  } else hydrate(<App />, root);
  if (route.view) arrive(route.view);
  // No visit begins with an outlined heading.
  (document.activeElement as HTMLElement).blur();
}

/** Renders one page for the build; visitors never fetch what it imports. */
export const prerender = ({ url: file }: { url: string }) =>
  import('../prerender').then((build) => build.renderPage(file));

// In a task of its own: evaluating and hydrating in one task would block the main thread for twice as long.
if (typeof document !== 'undefined') setTimeout(start);
