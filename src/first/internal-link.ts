import { pathOf, url } from '../url';
import { hasPage } from './loading/part';

/** Returns the link at an event's target, if it leads to a page of this site; anything else is left to the browser. */
export function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.('a');
  return link &&
    !link.target &&
    !link.download &&
    link.origin === location.origin &&
    link.pathname.startsWith(url('/')) &&
    hasPage(pathOf(link.pathname)) &&
    !link.getAttribute('href')?.startsWith('#')
    ? link
    : undefined;
}

/** True if a click follows its link in this tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented);
