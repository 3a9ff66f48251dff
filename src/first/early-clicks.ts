declare global {
  interface Window {
    /** Clicks on buttons before the script has started, queued by the inline script in `index.html`; null afterwards. */
    clicks?: Element[] | null;
  }
}

/** Repeats the queued clicks, now that the buttons' handlers are attached. */
export function replayEarlyClicks(): void {
  const clicks = window.clicks ?? [];
  window.clicks = null;
  // Whatever error has removed it: the page works.
  document.documentElement.classList.add('js');
  for (const target of clicks) (target as HTMLElement).click();
}
