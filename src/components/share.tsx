import { words } from 'content:words';

/** Shares the page's URL (see `later/share`); hidden without script. */
export const Share = () => (
  <button type="button" data-share>
    {words.share}
  </button>
);
