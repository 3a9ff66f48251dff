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
 * Adds optional features once the page is usable; those that a browser does not support are simply left out.
 */
export function addTouches(): void {
  const announce = addStatus();
  prefetchOnPointer();
  const focus = returnFocus();
  const morphed = morphPictures();
  watchPages(() => {
    focus();
    morphed();
    pointHead();
    if (isMultilingual) pointLanguages();
  }, announce);
  markPresentSection();
  closeMenuInTime();
  keepPlacesOverReloads();
  shareOnClick(announce);
  // Shows the buttons that did not work until now.
  document.documentElement.dataset.touches = '';
  if (background !== 'none') openNameLight();
  registerServiceWorker();
}
