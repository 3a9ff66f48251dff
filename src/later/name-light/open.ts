import { pathOf } from '../../first/navigation/url';
import { isPaused } from '../../first/preferences/paused';
import { prefersReducedEffects } from '../../first/preferences/reduced-effects';

const SHOWN = 'name-light';

/**
 * Lights up the owner's name once per visit, only on the home page, and not for visitors who prefer reduced motion or
 * data usage, have paused the background or use forced colours.
 */
export function openNameLight(): void {
  const name = document.querySelector<HTMLElement>('main h1');
  const isForced = matchMedia('(forced-colors: active)').matches;
  if (
    !name ||
    pathOf(location.pathname) !== '/' ||
    isForced ||
    prefersReducedEffects() ||
    isPaused() ||
    isShown()
  )
    return;
  import('./name-light').then(
    ({ lightName }) => lightName(name),
    () => {},
  );
}

/** Without access to storage it counts as shown, so that it never appears twice. */
function isShown(): boolean {
  try {
    const shown = sessionStorage.getItem(SHOWN);
    sessionStorage.setItem(SHOWN, '1');
    return !!shown;
  } catch {
    return true;
  }
}
