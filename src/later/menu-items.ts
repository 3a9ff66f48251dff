import { isPlainClick } from '../first/internal-link';
import { afterFrame } from '../first/loading/idle';
import { isNavigating } from '../first/navigation';

/**
 * Lets the menu, which the inline script closes, disappear before the page scrolls to a section: on a phone both take several
 * frames, during which nothing would change.
 */
export function followMenuItems(): void {
  document.addEventListener('click', (event) => {
    const item = (event.target as Element).closest?.<HTMLAnchorElement>('#menu a');
    if (!item || !isPlainClick(event)) return;
    event.preventDefault();
    // While the next page loads, the current one still has its sections, but the URL is already the next one's.
    if (isNavigating()) document.querySelector(item.hash)?.scrollIntoView();
    else afterFrame(() => location.assign(item.hash));
  });
}
