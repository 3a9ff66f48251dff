import { heads } from 'content:heads';
import { pages } from 'content:pages';
import { versions } from 'content:versions';
import { resumePdf } from 'resume-pdf:offer';
import { versionPdfs } from 'resume-pdf:versions';
import prerenderIso from 'preact-iso/prerender';
import { Shell } from './components/shell';
import { routeOf, routes } from './first/routes';
import { type PageComponent, pageOf } from './pages/pages';
import { pathOf, url } from './url';
import type { HeadView, PageView } from './views';

/** The page that no script runs on, so that no route leads to it. */
const BUDGET = '/budget';
/** The folder of the versions of the résumé, which no route leads to either. */
const VERSIONS = '/for/';

interface Rendered {
  path: string;
  component: PageComponent;
  view?: PageView;
  head?: HeadView;
}

/** Returns the page at a path; for one that no route leads to, what only the build knows. */
async function pageAt(path: string): Promise<Rendered> {
  const version = path.startsWith(VERSIONS) && versions[path.slice(VERSIONS.length)];
  if (version) {
    const { Version } = await import('./pages/version');
    return { path, component: [Version, version], ...version };
  }
  const route = routeOf(path);
  const isBudget = path === BUDGET && 'budget' in pages && !route.path;
  const name = isBudget ? 'budget' : route.name;
  return {
    path: isBudget ? BUDGET : (route.path ?? '/'),
    component: await pageOf(name),
    view: pages[name],
    head: heads[name],
  };
}

/**
 * Renders one page for the build.
 * @param file path of its flat file within the site, for example `/notify.html`
 */
export async function renderPage(file: string) {
  const asked = pathOf(url(file));
  const { path, component, view, head } = await pageAt(asked);
  const [Component, props] = component;
  const { html } = await prerenderIso(
    <Shell path={path} sections={view?.sections ?? []}>
      <Component {...props} />
    </Shell>,
  );
  if (!head) throw new Error(`no head for ${asked}`);
  // Each version offers its own.
  const pdf = asked.startsWith(VERSIONS) && resumePdf && versionPdfs[asked.slice(VERSIONS.length)];
  return {
    html: html
      .replace('<script type="isodata"></script>', '')
      .replaceAll(`"${url(resumePdf ?? '')}"`, (link) => (pdf ? `"${url(pdf)}"` : link)),
    links: new Set(
      [
        ...routes.map(({ path }) => path),
        'budget' in pages && BUDGET,
        ...Object.keys(versions).map((name) => VERSIONS + name),
      ].flatMap((path) => (path && path !== '/' ? [`${path}.html`] : [])),
    ),
    head: { title: head.title, elements: new Set(head.elements) },
  };
}
