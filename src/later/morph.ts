import { internalLink } from '../first/navigation/links';
import { prefersReducedEffects } from '../first/preferences/reduced-effects';
import { isPrefetched } from './prefetch';

/** How long the page may be frozen until the next one is rendered; after that the transition continues regardless. */
export const MAX_FREEZE_MS = 200;

const NAME = 'picture';

type Transition = { ready: Promise<unknown>; finished: Promise<unknown> };
type Start = (change: () => Promise<void>) => Transition;

/**
 * Morphs a project's picture into the banner of its page, in browsers with view transitions. Only if the page's code
 * has been prefetched, so that the animation never delays navigation.
 * @param start replaces the browser's `startViewTransition` in tests
 * @returns to be called when a page has been shown
 */
export function morphPictures(
  start = (document as { startViewTransition?: Start }).startViewTransition?.bind(document),
): () => void {
  let onPageShown = () => {};
  let isReplaying = false;

  function onClick(event: MouseEvent) {
    // `handleLinks` repeats the visitor's click once the link has been painted as pressed.
    if (!start || isReplaying || event.isTrusted || event.defaultPrevented) return;
    const link = internalLink(event);
    const picture = link?.closest('li')?.querySelector('img');
    if (!link || !picture?.checkVisibility?.() || !isPrefetched(link) || prefersReducedEffects()) return;
    let banner: HTMLElement | null = null;
    const showNext = async () => {
      const shown = new Promise<void>((resolve) => {
        onPageShown = resolve;
        setTimeout(resolve, MAX_FREEZE_MS);
      });
      isReplaying = true;
      link.click();
      isReplaying = false;
      await shown;
      setTransitionName(picture, '');
      banner = document.querySelector<HTMLElement>('main header img');
      setTransitionName(banner, NAME);
    };
    const end = () => setTransitionName(banner, '');
    setTransitionName(picture, NAME);
    try {
      const { ready, finished } = start(showNext);
      // Another transition, or hiding the tab, ends this one early.
      ready.catch(() => {});
      finished.then(end, end);
    } catch {
      // Some browsers refuse, for example in a hidden tab: the link is followed without an animation.
      setTransitionName(picture, '');
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  document.addEventListener('click', onClick, true);
  return () => onPageShown();
}

function setTransitionName(element: HTMLElement | null | undefined, name: string): void {
  element?.style.setProperty('view-transition-name', name);
}
