import { words } from 'content:words';

/** Passes the page's address on (see `islands/share`); there is nothing to press without script. */
export const Share = () => (
  <button type="button" className="button" data-share>
    {words.share}
  </button>
);
