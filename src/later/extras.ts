import { isMultilingual } from 'content:settings';
import { markCurrentSection } from './current-section';
import { restoreFocus } from './focus';
import { updateHeadUrls } from './head';
import { updateLanguageLinks } from './languages';
import { closeMisplacedMenu } from './menu';
import { morphPictures } from './morph';
import { leaveOrphanedEntry } from './orphaned-entry';
import { watchPageChanges } from './page-changes';
import { persistScrollPositions } from './persist-scroll-positions';
import { prefetchOnPointer } from './prefetch';
import { registerServiceWorker } from './register';
import { retryPictures } from './retry-pictures';
import { shareOnClick } from './share';
import { addStatus } from './status';

export { copyValue } from './copy';

/** Adds optional features once the page is usable; those that a browser does not support are simply left out. */
export function addExtras(): void {
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
  retryPictures();
  shareOnClick(announce);
  // Shows the buttons that did not work until now.
  document.documentElement.dataset.extras = '';
  registerServiceWorker();
}
