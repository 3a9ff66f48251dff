import { onIdle } from '../loading/idle';

/** Clicks on buttons that came before the page was alive; kept by the script in `index.html`. */
type Early = { clicks?: Element[] | null };

const ACTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Runs a task when the browser is idle or the visitor acts, whichever comes first. */
export function whenWanted(task: () => void): void {
  let done = false;
  const run = () => {
    if (done) return;
    done = true;
    for (const act of ACTS) removeEventListener(act, run, true);
    task();
  };
  for (const act of ACTS) addEventListener(act, run, true);
  if ((window as Early).clicks?.length) run();
  else onIdle(run);
}

/** Does what those clicks asked for, now that somebody listens. */
export function replayEarlyClicks(): void {
  const early = window as Early;
  const clicks = early.clicks ?? [];
  early.clicks = null;
  for (const target of clicks) (target as HTMLElement).click();
}
