import type { Browser, CDPSession, Page } from '@playwright/test';
import { asVisitor } from '../../browsers/visitor.ts';
import { countCpuTime, openWithBackground, performanceMetrics, slowDown } from '../browser.ts';

/** A figure with the background running and with it paused. */
export interface RunningAndPaused {
  running: number;
  paused: number;
}

/** The cost of the background on a phone's screen. */
export interface Background {
  /** Shares of the main thread's time with the CPU slowed down 4×, painting included; 0 to 1. */
  mainThread: RunningAndPaused;
  /** Shares of one core that all processes of the browser take; undefined if it doesn't report them. */
  processors?: RunningAndPaused;
}

/** How long the page takes to settle. */
const SETTLE_MS = 1000;

/**
 * Measures what the background costs: for the given seconds in each state, in turn and twice, so that other load on the
 * machine affects both.
 */
export const measureBackground = (browser: Browser, url: string, seconds: number): Promise<Background> =>
  asVisitor(browser, async (page, session) => {
    const cdp = await browser.newBrowserCDPSession();
    /** CPU time of all browser processes until now, in s; `NaN` if it is not reported. */
    const cpuTime = async () => {
      const info = await cdp.send('SystemInfo.getProcessInfo').catch(() => undefined);
      return info?.processInfo.reduce((sum, each) => sum + each.cpuTime, 0) || Number.NaN;
    };
    await openWithBackground(page, url);
    await countCpuTime(session);
    const mainThread: RunningAndPaused = { running: 0, paused: 0 };
    const processors: RunningAndPaused = { running: 0, paused: 0 };
    for (const state of ['running', 'paused', 'running', 'paused'] as const) {
      await setPaused(page, state === 'paused');
      // Apart: slowing down the main thread is itself work for the processors.
      const before = await cpuTime();
      await page.waitForTimeout(seconds * 250);
      processors[state] += ((await cpuTime()) - before) / (seconds / 2);
      await slowDown(session);
      mainThread[state] += (await shareTaken(page, session, seconds / 4)) / 2;
      await slowDown(session, 1);
    }
    return { mainThread, ...(processors.paused >= 0 ? { processors } : {}) };
  });

/** Pauses or resumes the background by the page's own button. */
async function setPaused(page: Page, paused: boolean): Promise<void> {
  const name = paused ? 'Pause background' : 'Resume background';
  const button = page.getByRole('button', { name });
  if (await button.count()) await button.dispatchEvent('click');
  await page.waitForTimeout(SETTLE_MS);
}

async function shareTaken(page: Page, session: CDPSession, seconds: number): Promise<number> {
  const before = await performanceMetrics(session);
  await page.waitForTimeout(seconds * 1000);
  const after = await performanceMetrics(session);
  const passed = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN);
  return passed('TaskDuration') / passed('Timestamp');
}
