import { pathOf, url } from '../../url';
import { afterFrame } from '../loading/idle';
import { routeOf } from '../routes';
import { changeHistory, isNavigating } from './navigation';

/** The link at an event's target, if it leads to a page of this site; anything else is left to the browser. */
export function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.('a');
  return link &&
    !link.target &&
    !link.download &&
    link.origin === location.origin &&
    link.pathname.startsWith(url('/')) &&
    routeOf(pathOf(link.pathname)).path &&
    !link.getAttribute('href')?.startsWith('#')
    ? link
    : undefined;
}

/**
 * Handles links, Back and Forward. Links to the current page scroll to its top or to the section they name, as browsers
 * do, without duplicate history entries. A link to another page appears pressed before that page is rendered, and the
 * menu, which the inline script closes, disappears before the page scrolls: on a phone both take several frames, during
 * which nothing would change. Where the browser refuses a history entry, as Safari does after a hundred in 30 s, it
 * follows the link itself.
 * @param request gets the path of the page to show
 * @returns stops it
 */
export function handleLinks(request: (path: string) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const isPlain = (event: MouseEvent) =>
    !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.defaultPrevented;

  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    const item = (event.target as Element).closest?.<HTMLAnchorElement>('#menu a');
    const link = item ?? internalLink(event);
    // A host may serve the page as `/notify/` or `/notify.html`.
    const leaves = item || (link && pathOf(link.pathname) !== pathOf(location.pathname));
    // The untrusted click sent after the frame is left to the router or the browser.
    if (!link || (leaves && !event.isTrusted)) return;
    // While the next page loads, the current one still has its sections, but the URL is already the next one's.
    const section = item && isNavigating() && document.querySelector(item.hash);
    if (section) section.scrollIntoView();
    else if (leaves) afterFrame(() => link.click());
    // Unless the page that the link leads to has not been shown yet.
    else if (!isNavigating()) {
      // Unlike setting the hash, this scrolls even to a section that it already names. Another query would reload.
      if (link.hash) location.assign(location.search + link.hash);
      else if (changeHistory('replaceState', history.state, link.href)) scrollTo(0, 0);
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  /** In the bubbling phase: an animation may have taken the click before. */
  const follow = (event: MouseEvent) => {
    const link = isPlain(event) && internalLink(event);
    if (!link) return;
    const path = pathOf(link.pathname);
    if (!changeHistory('pushState', null, url(path) + link.search + link.hash)) return;
    event.preventDefault();
    request(path);
  };

  document.addEventListener('click', onClick, { signal, capture: true });
  addEventListener('click', follow, { signal });
  addEventListener('popstate', () => request(pathOf(location.pathname)), { signal });
  return () => end.abort();
}
