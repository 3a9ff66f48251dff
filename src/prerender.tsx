import { unrouted } from 'content:pages';
import { resumePdf } from 'resume-pdf:offer';
import prerenderIso from 'preact-iso/prerender';
import { App } from './app';
import { findHandlers } from './find-handlers';
import { prerendering } from './prerendering';
import { type PageRoute, routes, rowAt } from './routes';
import { pathOf, url } from './url';

/** All pages: those that no route leads to stand before the not-found page, which is the last. */
const PAGES: PageRoute[] = [
  ...routes.slice(0, -1),
  ...unrouted.map(([name, load]) => ({ path: `/${name}`, name, load })),
  ...routes.slice(-1),
];

/**
 * Renders one page for the build.
 * @param file path of its flat file within the site, for example `/notify.html`
 */
export async function renderPage(file: string) {
  const { heads, pagePdfs, livePages } = prerendering;
  const requested = pathOf(url(file));
  const { path = '/', name, load } = rowAt(PAGES, requested);
  // This component becomes a script even without a version, so that the other scripts do not reveal whether there are any.
  await import('./pages/version');
  const { default: Page, props, view } = await load();
  const head = heads[name];
  if (!head) throw new Error(`no head for ${requested}`);
  const { stop, lastComponent } = findHandlers();
  const page = () => <Page {...props} />;
  const app = <App first={{ path, view }} address={url(requested)} page={page} />;
  const { html } = await prerenderIso(app).catch((error: unknown) => {
    prerendering.unrendered = { page: requested, component: String(lastComponent()), error };
    throw error;
  });
  const rendered = html.replace('<script type="isodata"></script>', '');
  if (/<script[^>]*isodata/.test(rendered))
    throw new Error('preact-iso writes its mark in another way (src/prerender.tsx)');
  livePages[name] = [...stop()];
  const pdf = resumePdf && pagePdfs[name];
  return {
    html: rendered.replaceAll(`"${url(resumePdf ?? '')}"`, (link) => (pdf ? `"${url(pdf)}"` : link)),
    links: new Set(PAGES.flatMap(({ path = '/' }) => (path === '/' ? [] : [`${path}.html`]))),
    head: { title: head.title, elements: new Set(head.elements) },
  };
}
