import type { Browser } from '@playwright/test';
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
  /** Shares of one core that all processes of the browser take. */
  processors: RunningAndPaused;
}

/** How long the page takes to settle. */
const SETTLE_MS = 1000;
/** How long it is observed each time. */
const OBSERVED_S = 5;

/** Measures what the background costs, in each state, in turn and twice, so that other load on the machine affects both. */
export const measureBackground = (browser: Browser, url: string): Promise<Background> =>
  asVisitor(browser, async (page, session) => {
    const cdp = await browser.newBrowserCDPSession();
    /** CPU time of all browser processes until now, in s. */
    const cpuTime = async () => {
      const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, each) => sum + each.cpuTime, 0);
    };
    await openWithBackground(page, url);
    await countCpuTime(session);
    const mainThread: RunningAndPaused = { running: 0, paused: 0 };
    const processors: RunningAndPaused = { running: 0, paused: 0 };
    for (const state of ['running', 'paused', 'running', 'paused'] as const) {
      const name = state === 'paused' ? 'Pause background' : 'Resume background';
      const button = page.getByRole('button', { name });
      if (await button.count()) await button.dispatchEvent('click');
      await page.waitForTimeout(SETTLE_MS);
      // Apart: slowing down the main thread is itself work for the processors.
      const start = await cpuTime();
      await page.waitForTimeout(OBSERVED_S * 1000);
      processors[state] += ((await cpuTime()) - start) / OBSERVED_S / 2;
      await slowDown(session);
      const before = await performanceMetrics(session);
      await page.waitForTimeout(OBSERVED_S * 1000);
      const after = await performanceMetrics(session);
      const passed = (metric: string) => (after[metric] ?? Number.NaN) - (before[metric] ?? Number.NaN);
      mainThread[state] += passed('TaskDuration') / passed('Timestamp') / 2;
      await slowDown(session, 1);
    }
    return { mainThread, processors };
  });
