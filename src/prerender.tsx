import { heads } from 'content:heads';
import { pages } from 'content:pages';
import prerenderIso, { locationStub } from 'preact-iso/prerender';
import { frameOf } from './components/frame';
import { App } from './first/app';
import { pathOf, url } from './first/navigation/url';
import { routeOf, routes } from './first/routes';

/**
 * Renders one page for the build.
 * @param file path of its flat file within the site, for example `/notify.html`
 */
export async function renderPage(file: string) {
  const route = routeOf(pathOf(url(file)));
  route.view = pages[route.name];
  locationStub(url(route.path ?? file));
  const { html } = await prerenderIso(<App frame={frameOf(route.path ?? '/')} />);
  const head = heads[route.name];
  if (!head) throw new Error(`no head for ${route.name}`);
  return {
    html: html.replace('<script type="isodata"></script>', ''),
    links: new Set(routes.flatMap(({ path }) => (path && path !== '/' ? [`${path}.html`] : []))),
    head: { title: head.title, elements: new Set(head.elements) },
  };
}
