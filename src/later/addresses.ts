import { hasPage } from '../first/loading/part';
import { pathOf, url } from '../url';

/** Updates the page's URL in the head: browsers share and bookmark the canonical one. */
export function updateHeadUrls(): void {
  const setPath = (selector: string, name: string) => {
    const element = document.querySelector(selector);
    const address = element?.getAttribute(name);
    if (address) element?.setAttribute(name, new URL(url(pathOf(location.pathname)), address).href);
  };
  setPath('link[rel=canonical]', 'href');
  setPath('meta[property="og:url"]', 'content');
}

/**
 * Makes the links to the site's other languages lead to the current page; on a page that no route leads to, they do so already.
 * @param hash of the section being read, including the `#`; empty for the top of the page
 */
export function updateLanguageLinks(hash = ''): void {
  const path = pathOf(location.pathname);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const address = (hasPage(path) ? link.dataset.language + path.slice(1) : link.pathname) + hash;
    if (link.getAttribute('href') !== address) link.href = address;
  }
}
