import { isMultilingual } from 'content:settings';
import { routeOf } from '../routes';
import { ownLink } from './links';
import { pathOf } from './url';

/** Whether all the code of a page has come, by the page's path; false while it is on its way. */
const pages = new Map<string, boolean>();

/** Whether the code of the page that a link leads to was fetched ahead, and is there. */
export const isPrefetched = ({ pathname }: HTMLAnchorElement): boolean => !!pages.get(pathOf(pathname));

/**
 * Fetches a page's code as soon as a pointer or a finger comes to a link to it, once; a failure is
 * left to the navigation that follows.
 * @param partsOf stand-in for the table of pages: the imports that a page is made of, by its path
 */
export function prefetchOnPointer(
  partsOf = (path: string) => routeOf(path).page.parts.map(([, load]) => load),
): void {
  document.addEventListener('pointerover', (event) => {
    const link = ownLink(event);
    // A page in another language comes whole.
    if (isMultilingual && link?.hreflang) return;
    const path = link && pathOf(link.pathname);
    if (!path || pages.has(path)) return;
    pages.set(path, false);
    Promise.all(partsOf(path).map((load) => load())).then(
      () => pages.set(path, true),
      () => {},
    );
  });
}
