import { heads } from 'content:heads';
import { pages } from 'content:pages';
import prerenderIso, { locationStub } from 'preact-iso/prerender';
import { frameOf } from './components/frame';
import { App } from './first/app';
import { Footer } from './first/footer';
import { Nav } from './first/nav';
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
  route.view = pages[name];
  locationStub(url(route.path ?? file));
  const { html } = await prerenderIso(
    isBudget ? await withoutScript() : <App frame={frameOf(route.path ?? '/')} />,
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

async function withoutScript() {
  const { Budget } = await import('./pages/budget');
  const frame = frameOf(BUDGET);
  return (
    <>
      {frame.skip}
      <Nav sections={[]} paused={false} onPause={() => {}} frame={frame} />
      <main id="main" tabIndex={-1}>
        <Budget />
      </main>
      <Footer copyright={frame.copyright} />
    </>
  );
}
