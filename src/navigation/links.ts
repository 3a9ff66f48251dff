import { afterFrame } from '../loading/idle';
import { isNavigating } from './navigation';

/** The link of this site that an event meets, if it leads to a page that the site itself shows. */
export function ownLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.('a');
  const own = link && !link.target && !link.download && link.origin === location.origin;
  return own && !link.getAttribute('href')?.startsWith('#') ? link : undefined;
}

/**
 * A link to the page that is open already leads to its top, or to the section it names, and adds
 * nothing to the history, as in any browser. A link to another page looks pressed before that page
 * is made, and the menu closes before the page goes where its link leads: a phone takes several frames
 * for either, and would stand still meanwhile.
 * @returns how to stop
 */
export function handleLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const item = (event.target as Element).closest<HTMLAnchorElement>('#menu a');
    item?.closest('ul')?.hidePopover?.();
    const link = item ?? ownLink(event);
    const leaves = item || link?.pathname !== location.pathname;
    // The click that comes after the frame is the router's, or the browser's.
    if (!link || (leaves && !event.isTrusted)) return;
    event.preventDefault();
    event.stopPropagation();
    // The page that goes has sections still; its address is the next one's already.
    const section = item && isNavigating() && document.querySelector(item.hash);
    if (section) section.scrollIntoView();
    else if (leaves) afterFrame(() => link.click());
    // The page that stands is not the one yet that it leads to.
    else if (isNavigating()) return;
    // By its whole address a section is gone to again, too.
    else if (link.hash) location.href = link.href;
    else {
      history.replaceState(history.state, '', link.href);
      scrollTo(0, 0);
    }
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
