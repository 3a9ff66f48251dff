import { onIdle } from '../loading/idle';

/** Clicks on buttons before hydration, queued by the script in `index.html`; null afterwards. */
type EarlyClicks = { clicks?: Element[] | null };

const INPUT_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Runs a task once, when the browser is idle or at the visitor's first input, whichever comes first. */
export function onIdleOrInput(task: () => void): void {
  let done = false;
  const run = () => {
    if (done) return;
    done = true;
    for (const act of INPUT_EVENTS) removeEventListener(act, run, true);
    task();
  };
  for (const act of INPUT_EVENTS) addEventListener(act, run, true);
  if ((window as EarlyClicks).clicks?.length) run();
  else onIdle(run);
}

/** Clicks the queued buttons again, now that their handlers are attached. */
export function replayEarlyClicks(): void {
  const early = window as EarlyClicks;
  const clicks = early.clicks ?? [];
  early.clicks = null;
  for (const target of clicks) (target as HTMLElement).click();
}
