import './styles/base.css';
import { hydrate } from 'preact';
import { App } from './app';
import { replayEarlyClicks, whenWanted } from './lib/early';
import { serve } from './lib/lazy-chunk';
import { pathOf } from './lib/url';
import { routeOf } from './routes';

if (typeof document !== 'undefined') whenWanted(start);

/** Takes over the prerendered page as it stands; what is in it needs no code of its own. */
function start(): void {
  const root = document.getElementById('app');
  if (!root) return;
  const path = pathOf(location.pathname);
  if (routeOf(path).path) history.replaceState(history.state, '', canonical(path));
  serve(root.querySelector('main > *'));
  hydrate(<App />, root);
  replayEarlyClicks();
}

const canonical = (path: string) =>
  import.meta.env.BASE_URL + path.slice(1) + location.search + location.hash;

/** Renders one page for the build; visitors never fetch what it imports. */
export async function prerender({ url }: { url: string }) {
  const { renderPage } = await import('./prerender');
  return renderPage(url);
}
