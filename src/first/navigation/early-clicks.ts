/** Clicks on buttons before hydration, queued by the script in `index.html`; null afterwards. */
type EarlyClicks = { clicks?: Element[] | null };

/** Repeats the queued clicks, now that the buttons' handlers are attached. */
export function replayEarlyClicks(): void {
  const early = window as EarlyClicks;
  const clicks = early.clicks ?? [];
  early.clicks = null;
  for (const target of clicks) (target as HTMLElement).click();
}
