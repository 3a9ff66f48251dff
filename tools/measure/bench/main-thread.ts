import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Screen } from '../../../plugins/page-styles/length.ts';
import { asVisitor, countCpuTime, counters, slowDown } from '../browser.ts';
import { type Both, openWithBackground, setPaused } from './pause.ts';

/**
 * The shares of the main thread's time that are taken on a processor at a quarter of its speed,
 * painting without a GPU with it: for so many seconds each, in two turns, so that whatever the
 * machine does besides falls on both.
 */
export const measureMainThread = (
  browser: Browser,
  address: string,
  seconds: number,
  screen: Screen,
): Promise<Both> =>
  asVisitor(
    browser,
    async (page, session) => {
      await openWithBackground(page, address);
      await countCpuTime(session);
      await slowDown(session);
      const share = { running: 0, paused: 0 };
      for (const state of ['running', 'paused', 'running', 'paused'] as const) {
        await setPaused(page, state === 'paused');
        share[state] += (await shareTaken(page, session, seconds / 2)) / 2;
      }
      return share;
    },
    screen,
  );

async function shareTaken(page: Page, session: CDPSession, seconds: number): Promise<number> {
  const before = await counters(session);
  await page.waitForTimeout(seconds * 1000);
  const after = await counters(session);
  const passed = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN);
  return passed('TaskDuration') / passed('Timestamp');
}
