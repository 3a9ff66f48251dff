import { internalLink } from '../first/router';
import { routeOf } from '../first/routes';
import { pathOf } from '../url';

/** True if the code of a page has loaded, by the page's path; false while it is loading. */
const pages = new Map<string, boolean>();

/** True if the code of the page that a link leads to has been prefetched. */
export const isPrefetched = ({ pathname }: HTMLAnchorElement): boolean => !!pages.get(pathOf(pathname));

/**
 * Prefetches a page's code once when the pointer or a finger reaches a link to it; failures are left to the navigation
 * that follows.
 * @param partsOf the imports of the page at a path; replaced in tests
 */
export function prefetchOnPointer(
  partsOf = (path: string) => routeOf(path).page.parts.map(([, load]) => load),
): void {
  document.addEventListener('pointerover', (event) => {
    const link = internalLink(event);
    const path = link && pathOf(link.pathname);
    if (!path || pages.has(path)) return;
    pages.set(path, false);
    Promise.all(partsOf(path).map((load) => load())).then(
      () => pages.set(path, true),
      () => {},
    );
  });
}
