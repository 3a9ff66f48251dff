import { background, isMultilingual } from 'content:settings';
import { markCurrentSection } from './current-section';
import { restoreFocus } from './focus';
import { updateHeadUrls } from './head';
import { updateLanguageLinks } from './languages';
import { closeMisplacedMenu } from './menu';
import { morphPictures } from './morph';
import { lightHeadings } from './name-light/open';
import { leaveOrphanedEntry } from './orphaned-entry';
import { watchPageChanges } from './page-changes';
import { persistScrollPositions } from './persist-scroll-positions';
import { prefetchOnPointer } from './prefetch';
import { registerServiceWorker } from './register';
import { retryPictures } from './retry-pictures';
import { shareOnClick } from './share';
import { addStatus } from './status';

export { copyValue } from './copy';

/**
 * Adds optional features once the page is usable; those that a browser does not support are simply left out.
 * @param drawn resolves when the background has been drawn for the first time
 */
export function addExtras(drawn: Promise<void>): void {
  const announce = addStatus();
  prefetchOnPointer();
  const focus = restoreFocus();
  const morphed = morphPictures();
  const light = background === 'none' ? undefined : lightHeadings(drawn);
  watchPageChanges(() => {
    focus();
    morphed();
    light?.();
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
