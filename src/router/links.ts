import { internalLink, isPlainClick } from '../first/internal-link';
import { afterFrame } from '../first/loading/idle';
import { beforeShow, isNavigating } from '../first/navigation';
import { changeHistory } from '../first/scroll-positions';
import { LOADING } from '../states';
import { pathOf } from '../url';

/** Goes to an address of this site, with a history entry; throws if the browser refuses one. */
type Go = (address: string) => void;

/**
 * Follows links to pages, in place of the router's own handler. A link to the current page scrolls to its top or to the section
 * that it names, as browsers do, without a duplicate history entry. A link to another page appears pressed before that page is
 * rendered: on a phone that takes several frames, during which nothing would change.
 * @returns stops following them
 */
export function followLinks(go: Go): () => void {
  const follow = (link: HTMLAnchorElement) => {
    // The link was pressed twice.
    if (pathOf(link.pathname) === pathOf(location.pathname)) return;
    try {
      go(link.pathname + link.search + link.hash);
    } catch {
      // Safari refuses a history entry after a hundred in 30 s: the browser follows the link itself.
      location.assign(link.href);
    }
  };

  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    const link = internalLink(event);
    if (!link) return;
    // A host may serve the page as `/notify/` or `/notify.html`.
    if (pathOf(link.pathname) !== pathOf(location.pathname)) {
      // A visitor who already waits, for the app or for another page, has seen a link pressed, and gets no animation.
      if (LOADING in document.documentElement.dataset) follow(link);
      else afterFrame(() => beforeShow(link, () => follow(link)) || follow(link));
    }
    // Until the page that the link leads to is shown, there is nothing to scroll.
    else if (!isNavigating()) {
      // Unlike setting the hash, this scrolls even to a section that it already names. Another query would reload.
      if (link.hash) location.assign(location.search + link.hash);
      else if (changeHistory('replaceState', history.state, link.href)) scrollTo(0, 0);
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
