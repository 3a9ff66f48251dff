import { background, isMultilingual } from 'content:settings';
import { restoreFocus } from '../navigation/focus';
import { morphPictures } from '../navigation/morph';
import { watchPageChanges } from '../navigation/page-changes';
import { persistScrollPositions } from '../navigation/persist-scroll-positions';
import { prefetchOnPointer } from '../navigation/prefetch';
import { registerServiceWorker } from '../service-worker/register';
import { markCurrentSection } from './current-section';
import { updateHeadUrls } from './head';
import { updateLanguageLinks } from './languages';
import { closeMisplacedMenu } from './menu';
import { openNameLight } from './name-light/open';
import { leaveOrphanedEntry } from './orphaned-entry';
import { shareOnClick } from './share';
import { addStatus } from './status';

/**
 * Adds optional features once the page is usable; those that a browser does not support are simply left out.
 */
export function addTouches(): void {
  const announce = addStatus();
  prefetchOnPointer();
  const focus = restoreFocus();
  const morphed = morphPictures();
  watchPageChanges(() => {
    focus();
    morphed();
    updateHeadUrls();
    if (isMultilingual) updateLanguageLinks();
  }, announce);
  markCurrentSection();
  closeMisplacedMenu();
  persistScrollPositions();
  leaveOrphanedEntry();
  shareOnClick(announce);
  // Shows the buttons that did not work until now.
  document.documentElement.dataset.touches = '';
  if (background !== 'none') openNameLight();
  registerServiceWorker();
}
