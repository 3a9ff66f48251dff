import { isCalm } from '../preferences/calm';
import { ownLink } from './links';
import { isPrefetched } from './prefetch';

/** How long the page may stand still for the next one to be made, in ms; then it goes on without the movement. */
export const LONGEST_STILL_MS = 200;

const NAME = 'picture';

type Transition = { ready: Promise<unknown>; finished: Promise<unknown> };
type Start = (change: () => Promise<void>) => Transition;

/**
 * Lets the picture of a project grow into the banner of its page, where the browser can do that by
 * itself. Only for a page whose code is there: nobody waits for the movement.
 * @param start stand-in for the browser's `startViewTransition`
 * @returns what to call when a page has come
 */
export function morphPictures(
  start = (document as { startViewTransition?: Start }).startViewTransition?.bind(document),
): () => void {
  let came = () => {};
  let following = false;

  function onClick(event: MouseEvent) {
    // The click that a visitor made comes again, once the link has been seen pressed (see `handleLinks`).
    if (!start || following || event.isTrusted || event.defaultPrevented) return;
    const link = ownLink(event);
    const picture = link?.closest('li')?.querySelector('img');
    if (!link || !picture?.checkVisibility?.() || !isPrefetched(link) || isCalm()) return;
    event.preventDefault();
    event.stopPropagation();
    let banner: HTMLElement | null = null;
    named(picture, NAME);
    const { ready, finished } = start(async () => {
      const coming = new Promise<void>((resolve) => {
        came = resolve;
        setTimeout(resolve, LONGEST_STILL_MS);
      });
      following = true;
      link.click();
      following = false;
      await coming;
      named(picture, '');
      banner = document.querySelector<HTMLElement>('main header img');
      named(banner, NAME);
    });
    const end = () => named(banner, '');
    // Another one, or a tab that went out of sight, ends it before its time.
    ready.catch(() => {});
    finished.then(end, end);
  }

  document.addEventListener('click', onClick, true);
  return () => came();
}

function named(element: HTMLElement | null | undefined, name: string): void {
  element?.style.setProperty('view-transition-name', name);
}
