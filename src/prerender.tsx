import { heads } from 'content:heads';
import { loadPage, versions } from 'content:versions';
import { resumePdf } from 'resume-pdf:offer';
import { versionPdfs } from 'resume-pdf:versions';
import prerenderIso from 'preact-iso/prerender';
import { App } from './app';
import { findHandlers } from './find-handlers';
import { routes, rowAt } from './routes';
import { pathOf, url } from './url';

declare global {
  /** What could not be rendered: the page's address, the text of a component's code, and why. */
  var unrendered: { page: string; component: string; error: unknown } | undefined;
}

/** The page that no script runs on, so that no route leads to it. */
const BUDGET = '/budget';
/** The folder of the versions of the résumé, which no route leads to either. */
const VERSIONS = '/for/';

/** Returns the page at a path; for one that no route leads to, what only the build knows. */
async function pageAt(path: string) {
  const version = path.startsWith(VERSIONS) && versions[path.slice(VERSIONS.length)];
  if (version) {
    await loadPage();
    const { default: page, view } = await version.load();
    return { path, page, view, head: version.head };
  }
  const route = rowAt(routes, path);
  if (path === BUDGET && heads.budget && !route.path)
    return {
      path,
      page: (await import('./pages/budget')).BudgetPage,
      view: { title: '', sections: [] },
      head: heads.budget,
    };
  const { view } = await route.load();
  return { path: route.path ?? '/', view, head: heads[route.name] };
}

/**
 * Renders one page for the build.
 * @param file path of its flat file within the site, for example `/notify.html`
 */
export async function renderPage(file: string) {
  const asked = pathOf(url(file));
  const { path, page, view, head } = await pageAt(asked);
  if (!head) throw new Error(`no head for ${asked}`);
  const { live, begun } = findHandlers();
  const app = <App first={{ path, view }} address={url(asked)} page={page} />;
  const { html } = await prerenderIso(app).catch((error: unknown) => {
    globalThis.unrendered = { page: asked, component: String(begun()), error };
    throw error;
  });
  globalThis.livePages = { ...globalThis.livePages, [file.slice(1) || 'index.html']: [...live()] };
  // Each version offers its own.
  const pdf = asked.startsWith(VERSIONS) && resumePdf && versionPdfs[asked.slice(VERSIONS.length)];
  return {
    html: html
      .replace('<script type="isodata"></script>', '')
      .replaceAll(`"${url(resumePdf ?? '')}"`, (link) => (pdf ? `"${url(pdf)}"` : link)),
    links: new Set(
      [
        ...routes.map(({ path }) => path),
        heads.budget && BUDGET,
        ...Object.keys(versions).map((name) => VERSIONS + name),
      ].flatMap((path) => (path && path !== '/' ? [`${path}.html`] : [])),
    ),
    head: { title: head.title, elements: new Set(head.elements) },
  };
}
