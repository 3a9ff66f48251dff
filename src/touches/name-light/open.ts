import { pathOf } from '../../navigation/url';
import { isCalm } from '../../preferences/calm';
import { isPaused } from '../../preferences/paused';

const SHOWN = 'name-light';

/** Once a visit, and only on the home page, the owner's name lights up; not for those who ask for calm, for a still background, or for colours of their own. */
export function openNameLight(): void {
  const name = document.querySelector<HTMLElement>('main h1');
  const isForced = matchMedia('(forced-colors: active)').matches;
  if (!name || pathOf(location.pathname) !== '/' || isForced || isCalm() || isPaused() || isShown()) return;
  import('./name-light').then(
    ({ lightName }) => lightName(name),
    () => {},
  );
}

/** Where nothing can be remembered there is nothing to be shown twice. */
function isShown(): boolean {
  try {
    const shown = sessionStorage.getItem(SHOWN);
    sessionStorage.setItem(SHOWN, '1');
    return !!shown;
  } catch {
    return true;
  }
}
