import { background, isMultilingual } from 'content:settings';
import { returnFocus } from '../navigation/focus';
import { keepPlacesOverReloads } from '../navigation/kept-places';
import { morphPictures } from '../navigation/morph';
import { watchPages } from '../navigation/page-changes';
import { prefetchOnPointer } from '../navigation/prefetch';
import { registerServiceWorker } from '../service-worker/offline';
import { pointHead } from './head';
import { pointLanguages } from './languages';
import { closeMenuInTime } from './menu';
import { openNameLight } from './name-light/open';
import { markPresentSection } from './present-section';
import { shareOnClick } from './share';
import { addStatus } from './status';

/**
 * What the page does well without: it comes once the page is usable, and whatever of it a browser
 * cannot do is simply absent.
 */
export function addTouches(): void {
  const say = addStatus();
  prefetchOnPointer();
  const focus = returnFocus();
  const morphed = morphPictures();
  watchPages(() => {
    focus();
    morphed();
    pointHead();
    if (isMultilingual) pointLanguages();
  }, say);
  markPresentSection();
  closeMenuInTime();
  keepPlacesOverReloads();
  shareOnClick(say);
  // Buttons that would have answered nobody show from now on.
  document.documentElement.dataset.touches = '';
  if (background !== 'none') openNameLight();
  registerServiceWorker();
}
