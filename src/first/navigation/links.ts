import { afterFrame } from '../loading/idle';
import { isNavigating } from './navigation';

/** The link at an event's target, if it leads to a page of this site. */
export function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.('a');
  const own = link && !link.target && !link.download && link.origin === location.origin;
  return own && !link.getAttribute('href')?.startsWith('#') ? link : undefined;
}

/**
 * Makes links to the current page scroll to its top or to the section they name, as browsers do, without duplicate
 * history entries. A link to another page appears pressed before that page is rendered, and the menu, which the inline
 * script closes, disappears before the page scrolls: on a phone both take several frames, during which nothing would
 * change.
 * @returns stops it
 */
export function handleLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button) return;
    const item = (event.target as Element).closest<HTMLAnchorElement>('#menu a');
    const link = item ?? internalLink(event);
    const leaves = item || link?.pathname !== location.pathname;
    // The untrusted click sent after the frame is left to the router or the browser.
    if (!link || (leaves && !event.isTrusted)) return;
    event.preventDefault();
    event.stopPropagation();
    // While the next page loads, the current one still has its sections, but the URL is already the next one's.
    const section = item && isNavigating() && document.querySelector(item.hash);
    if (section) section.scrollIntoView();
    else if (leaves) afterFrame(() => link.click());
    // The page that the link leads to has not been shown yet.
    else if (isNavigating()) return;
    // Unlike setting the hash, this scrolls even to a section that it already names. Another query would reload.
    else if (link.hash) location.assign(location.search + link.hash);
    else {
      history.replaceState(history.state, '', link.href);
      scrollTo(0, 0);
    }
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
