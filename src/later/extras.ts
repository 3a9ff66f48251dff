import { isMultilingual, worksOffline } from 'content:site';
import { copyOnPress } from '../first/copy-text';
import { onShown } from '../first/navigation';
import { EXTRAS, MOVED } from '../states';
import { updateHeadUrls, updateLanguageLinks } from './addresses';
import { markCurrentSection } from './current-section';
import { restoreFocus } from './focus';
import { closeMisplacedMenu } from './menu';
import { followMenuItems } from './menu-items';
import { morphPictures } from './morph';
import { registerServiceWorker } from './register';
import { leaveOrphanedEntry, retryPictures } from './restored-page';
import { addStatus, announceLoading } from './status';

/** Adds optional features once the page is usable; those that a browser does not support are simply left out. */
export function addExtras(): void {
  announceLoading(addStatus());
  const update = () => {
    updateHeadUrls();
    if (isMultilingual) updateLanguageLinks();
  };
  const focus = restoreFocus();
  onShown(() => {
    focus();
    update();
  });
  morphPictures();
  // A page has been shown before this code had loaded.
  if (MOVED in document.documentElement.dataset) update();
  markCurrentSection();
  copyOnPress();
  followMenuItems();
  closeMisplacedMenu();
  leaveOrphanedEntry();
  retryPictures();
  document.documentElement.dataset[EXTRAS] = '';
  if (worksOffline) registerServiceWorker();
}
