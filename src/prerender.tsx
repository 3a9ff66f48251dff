import { versions } from 'content:pages';
import { resumePdf } from 'resume-pdf:offer';
import prerenderIso from 'preact-iso/prerender';
import { App } from './app';
import { findHandlers } from './find-handlers';
import { prerendering } from './prerendering';
import { type PageModule, type PageRoute, routes, rowAt } from './routes';
import { pathOf, url } from './url';

/** The page that no script runs on. */
const loadBudget = async (): Promise<PageModule> => ({
  default: (await import('./pages/budget')).BudgetPage,
  view: { title: '', sections: [] },
});

/** All pages: before the last, which is the not-found page, those that no route leads to. */
const PAGES: PageRoute[] = [
  ...routes.slice(0, -1),
  { path: '/budget', name: 'budget', load: loadBudget },
  // With no version, too, their component is a script, so that the other scripts do not tell whether there are any.
  ...versions.map(([name, load]) => ({
    path: `/${name}`,
    name,
    load: () => import('./pages/version').then(load),
  })),
  ...routes.slice(-1),
];

/**
 * Renders one page for the build.
 * @param file path of its flat file within the site, for example `/notify.html`
 */
export async function renderPage(file: string) {
  const { heads, pagePdfs, livePages } = prerendering;
  const asked = pathOf(url(file));
  const { path = '/', name, load } = rowAt(PAGES, asked);
  const { default: Page, props, view } = await load();
  const head = heads[name];
  if (!head) throw new Error(`no head for ${asked}`);
  const { live, begun } = findHandlers();
  const page = () => <Page {...props} />;
  const app = <App first={{ path, view }} address={url(asked)} page={page} />;
  const { html } = await prerenderIso(app).catch((error: unknown) => {
    prerendering.unrendered = { page: asked, component: String(begun()), error };
    throw error;
  });
  livePages[file.slice(1) || 'index.html'] = [...live()];
  const pdf = resumePdf && pagePdfs[name];
  return {
    html: html
      .replace('<script type="isodata"></script>', '')
      .replaceAll(`"${url(resumePdf ?? '')}"`, (link) => (pdf ? `"${url(pdf)}"` : link)),
    links: new Set(
      PAGES.flatMap(({ path, name }) => (path && path !== '/' && heads[name] ? [`${path}.html`] : [])),
    ),
    head: { title: head.title, elements: new Set(head.elements) },
  };
}
