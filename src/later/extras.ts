import { isMultilingual } from 'content:settings';
import { onShown } from '../first/router';
import { updateHeadUrls, updateLanguageLinks } from './addresses';
import { askRain } from './ask-rain';
import { markCurrentSection } from './current-section';
import { restoreFocus } from './focus';
import { closeMisplacedMenu } from './menu';
import { morphPictures } from './morph';
import { registerServiceWorker } from './register';
import { leaveOrphanedEntry, persistScrollPositions, retryPictures } from './restored-page';
import { shareOnClick } from './share';
import { addStatus, announceLoading } from './status';

export { copyValue } from './copy';

/** Adds optional features once the page is usable; those that a browser does not support are simply left out. */
export function addExtras(): void {
  const announce = addStatus();
  const focus = restoreFocus();
  morphPictures();
  announceLoading(announce);
  const update = () => {
    updateHeadUrls();
    if (isMultilingual) updateLanguageLinks();
  };
  onShown(() => {
    focus();
    update();
  });
  // A page has been shown before this code had loaded.
  if ('moved' in document.documentElement.dataset) update();
  markCurrentSection();
  closeMisplacedMenu();
  persistScrollPositions();
  leaveOrphanedEntry();
  retryPictures();
  shareOnClick(announce);
  askRain();
  // Shows the buttons that did not work until now.
  document.documentElement.dataset.extras = '';
  registerServiceWorker();
}
