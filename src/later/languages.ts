import { routeOf } from '../first/routes';
import { pathOf } from '../url';

/**
 * Makes the links to the site's other languages lead to the current page.
 * @param hash of the section being read, including the `#`; empty for the top of the page
 */
export function updateLanguageLinks(hash = ''): void {
  const { path = '/' } = routeOf(pathOf(location.pathname));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const address = link.dataset.language + path.slice(1) + hash;
    if (link.getAttribute('href') !== address) link.href = address;
  }
}
