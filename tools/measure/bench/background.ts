import type { Browser } from '@playwright/test';
import { PHONE, type Screen } from '../../../plugins/page-styles/length.ts';
import { measureMainThread } from './main-thread.ts';
import type { Both } from './pause.ts';
import { measureProcessors, type Processors } from './processors.ts';
import { type Redraws, timeRedraws } from './redraw.ts';

const DESKTOP: Screen = { width: 1920, height: 1080, ratio: 1 };

/** What the background costs on one screen. */
export interface Background {
  screen: string;
  redraws: Redraws;
  /** Shares of the main thread's time, 0 to 1. */
  mainThread: Both;
  /** Null where the browser does not tell. */
  processors: Processors | null;
}

/** How long each is watched, in s. */
export interface Watch {
  redraws: number;
  mainThread: number;
  visit: number;
}

/** Measures the background on a phone's screen and on a desktop's. */
export async function measureBackground(
  browser: Browser,
  address: string,
  watch: Watch,
): Promise<Background[]> {
  const all: Background[] = [];
  for (const screen of [PHONE, DESKTOP])
    all.push({
      screen: `${screen.width} × ${screen.height} @${screen.ratio}`,
      redraws: await timeRedraws(browser, address, watch.redraws, screen),
      mainThread: await measureMainThread(browser, address, watch.mainThread, screen),
      processors: await measureProcessors(browser, address, watch.visit, screen),
    });
  return all;
}
