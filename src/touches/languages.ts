import { pathOf } from '../navigation/url';
import { routeOf } from '../routes';

/**
 * Has the links to the site's other languages lead to the page that is shown.
 * @param hash of the section that is read, with its sign; empty for the page's top
 */
export function pointLanguages(hash = ''): void {
  const { path = '/' } = routeOf(pathOf(location.pathname));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const address = link.dataset.language + path.slice(1) + hash;
    if (link.getAttribute('href') !== address) link.href = address;
  }
}
