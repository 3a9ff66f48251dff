import { pages } from 'content:pages';
import { render } from 'preact';
import { Items } from './components/nav';
import { Shell } from './components/shell';
import type { PageHtml } from './first/routes';
import { pageOf } from './pages/pages';

/** Renders what is around a page, for the dev server, which does not prerender. */
export const renderShell = (path: string): void =>
  render(<Shell path={path} sections={[]} />, document.getElementById('app') as Element);

/** Returns a page as the build would render it, by its name in the content. */
export async function pageHtml(name: string): Promise<PageHtml> {
  const [Page, props] = await pageOf(name);
  const { title = '', sections = [] } = pages[name] ?? {};
  const box = document.createElement('div');
  render([<Page key="page" {...props} />, <Items key="items" sections={sections} />], box);
  return { title, html: box.innerHTML };
}
