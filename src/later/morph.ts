import { isPrefetched } from '../first/loading/part';
import { onShown, setBeforeShow } from '../first/navigation';
import { prefersReducedEffects } from '../first/preferences/reduced-effects';

/** How long the page may be frozen until the next one is rendered; after that the transition continues regardless. */
export const MAX_FREEZE_MS = 200;

const NAME = 'picture';

type Transition = { ready: Promise<unknown>; finished: Promise<unknown> };
type Start = (change: () => Promise<void>) => Transition;

/**
 * Morphs a project's picture into the banner of its page, in browsers with view transitions. Only if the page's code
 * has been prefetched, so that the animation never delays navigation.
 * @param start replaces the browser's `startViewTransition` in tests
 */
export function morphPictures(
  start = (document as { startViewTransition?: Start }).startViewTransition?.bind(document),
): void {
  if (!start) return;
  let onPageShown = () => {};
  onShown(() => onPageShown());
  setBeforeShow((link, show) => {
    const picture = link.closest('li')?.querySelector('img');
    if (!picture?.checkVisibility?.() || !isPrefetched(link) || prefersReducedEffects()) return false;
    let banner: HTMLElement | null = null;
    const showNext = async () => {
      const shown = new Promise<void>((resolve) => {
        onPageShown = resolve;
        setTimeout(resolve, MAX_FREEZE_MS);
      });
      show();
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
      return false;
    }
    return true;
  });
}

function setTransitionName(element: HTMLElement | null | undefined, name: string): void {
  element?.style.setProperty('view-transition-name', name);
}
