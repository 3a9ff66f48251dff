import { pathOf, url } from '../url';

/** Updates the page's URL in the head: browsers share and bookmark the canonical one. */
export function updateHeadUrls(): void {
  const point = (selector: string, name: string) => {
    const element = document.querySelector(selector);
    const address = element?.getAttribute(name);
    if (address) element?.setAttribute(name, new URL(url(pathOf(location.pathname)), address).href);
  };
  point('link[rel=canonical]', 'href');
  point('meta[property="og:url"]', 'content');
}
