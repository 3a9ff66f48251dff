import type { Browser } from '@playwright/test';
import type { Cell } from '../../../packages/page-weight/src/table.ts';
import { asVisitor } from '../../../packages/page-weight/src/visit/browser.ts';
import { countCpuTime, openWithBackground, performanceMetrics, slowDown } from '../browser.ts';

/** The goal: what the background may add to the share of the main thread's time. */
const MAX_SHARE = 0.01;
/** How long the page takes to settle. */
const SETTLE_MS = 1000;
/** How long the page is observed each time. */
const OBSERVED_S = 5;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * Measures what the background costs on a phone's screen, running and paused, in turn and twice, so that other load on
 * the machine affects both.
 * @returns rows: the share of the main thread's time with the CPU slowed down 4×, painting included, and the share of one
 * core that all processes of the browser take; and whether the goal was missed
 */
export const measureBackground = (browser: Browser, url: string) =>
  asVisitor(browser, async (page, session) => {
    const cdp = await browser.newBrowserCDPSession();
    /** CPU time of all browser processes until now, in s. */
    const cpuTime = async () => {
      const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, each) => sum + each.cpuTime, 0);
    };
    await openWithBackground(page, url);
    await countCpuTime(session);
    const mainThread = { running: 0, paused: 0 };
    const processors = { running: 0, paused: 0 };
    for (const state of ['running', 'paused', 'running', 'paused'] as const) {
      const name = state === 'paused' ? 'Pause background' : 'Resume background';
      const button = page.getByRole('button', { name });
      if (await button.count()) await button.dispatchEvent('click');
      await page.waitForTimeout(SETTLE_MS);
      // Measured before the main thread is slowed down, which is itself work for the processors.
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
    const shares = ({ running, paused }: typeof mainThread) =>
      [running, paused, running - paused].map(percent);
    const rows: Cell[][] = [
      ['background', 'running', 'paused', 'difference'],
      ['main thread, 4× slower', ...shares(mainThread)],
      ['all processors, of a core', ...shares(processors)],
    ];
    const share = mainThread.running - mainThread.paused;
    const missed = share <= MAX_SHARE ? [] : [`background: takes ${percent(share)} of the main thread`];
    return { rows, missed };
  });
