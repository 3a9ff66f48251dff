import { heads } from 'content:heads';
import { pages } from 'content:pages';
import prerenderIso, { locationStub } from 'preact-iso/prerender';
import { Shell } from './components/shell';
import { routeOf, routes } from './first/routes';
import { pathOf, url } from './url';

/** The page that no script runs on, so that no route leads to it. */
const BUDGET = '/budget';

/**
 * Renders one page for the build.
 * @param file path of its flat file within the site, for example `/notify.html`
 */
export async function renderPage(file: string) {
  const route = routeOf(pathOf(url(file)));
  const isBudget = pathOf(url(file)) === BUDGET && 'budget' in pages && !route.path;
  const name = isBudget ? 'budget' : route.name;
  const [Page, props] = isBudget ? [(await import('./pages/budget')).Budget, {}] : await route.load();
  locationStub(url(route.path ?? file));
  const { html } = await prerenderIso(
    <Shell path={isBudget ? BUDGET : (route.path ?? '/')} sections={pages[name]?.sections ?? []}>
      <Page {...props} />
    </Shell>,
  );
  const head = heads[name];
  if (!head) throw new Error(`no head for ${name}`);
  return {
    html: html.replace('<script type="isodata"></script>', ''),
    links: new Set(
      [...routes.map(({ path }) => path), 'budget' in pages && BUDGET].flatMap((path) =>
        path && path !== '/' ? [`${path}.html`] : [],
      ),
    ),
    head: { title: head.title, elements: new Set(head.elements) },
  };
}
