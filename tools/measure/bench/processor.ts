import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Screen } from '../../../plugins/page-styles/length.ts';
import { asVisitor, countCpuTime, counters, openWithBackground, slowDown } from '../browser.ts';

/** Something with the background running and with it paused. */
export interface Both {
  running: number;
  paused: number;
}

/** What it takes the page to come to rest. */
const SETTLE_MS = 1000;

const PAUSE = 'Pause background';
const RESUME = 'Resume background';

/** Pauses or resumes the background by the page's own button. */
async function setPaused(page: Page, paused: boolean): Promise<void> {
  if (await isPaused(page, paused)) return;
  await page.getByRole('button', { name: paused ? PAUSE : RESUME }).dispatchEvent('click');
  await page.waitForTimeout(SETTLE_MS);
}

/** Whether the button says that the background is paused, or that it runs. */
const isPaused = async (page: Page, paused: boolean): Promise<boolean> =>
  (await page.getByRole('button', { name: paused ? RESUME : PAUSE }).count()) > 0;

/**
 * The shares of the main thread's time that are taken on a processor at a quarter of its speed,
 * painting without a GPU with it: for so many seconds each, in two turns, so that whatever the
 * machine does besides falls on both.
 */
export async function measureMainThread(page: Page, session: CDPSession, address: string, seconds: number) {
  await openWithBackground(page, address);
  await page.waitForTimeout(SETTLE_MS);
  await countCpuTime(session);
  await slowDown(session);
  const share: Both = { running: 0, paused: 0 };
  for (const state of ['running', 'paused', 'running', 'paused'] as const) {
    await setPaused(page, state === 'paused');
    share[state] += (await shareTaken(page, session, seconds / 2)) / 2;
  }
  return share;
}

async function shareTaken(page: Page, session: CDPSession, seconds: number): Promise<number> {
  const before = await counters(session);
  await page.waitForTimeout(seconds * 1000);
  const after = await counters(session);
  const passed = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN);
  return passed('TaskDuration') / passed('Timestamp');
}

/** What all processes of the browser take of the processors in a visit. */
export interface Processors {
  /** How long a visit lasts; s. */
  visit: number;
  /** Time that all of it takes, loading with it; s. */
  whole: Both;
  /** Share of one processor that its second half takes, when nothing loads. */
  later: Both;
}

/**
 * Measures a visit of so many seconds, with the background running and paused.
 * @returns null where the browser does not tell
 */
export async function measureProcessors(
  browser: Browser,
  address: string,
  visit: number,
  screen: Screen,
): Promise<Processors | null> {
  const tools = await browser.newBrowserCDPSession();
  /** What all processes of the browser have spent until now; s. */
  const spent = async () => {
    const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  if (!(await spent().catch(() => 0))) return null;
  const stay = async (page: Page, session: CDPSession, paused: boolean) => {
    await comeAnew(page, session, address, paused);
    const before = await spent();
    const start = performance.now();
    await page.goto(address);
    await page.waitForTimeout(visit * 500 - (performance.now() - start));
    const half = await spent();
    await page.waitForTimeout(visit * 1000 - (performance.now() - start));
    const end = await spent();
    if (!(await isPaused(page, paused))) throw new Error(`${address}: it forgot whether to pause`);
    return { whole: end - before, later: (end - half) / (visit / 2) };
  };
  const running = await asVisitor(browser, (...tab) => stay(...tab, false), screen);
  const paused = await asVisitor(browser, (...tab) => stay(...tab, true), screen);
  return {
    visit,
    whole: { running: running.whole, paused: paused.whole },
    later: { running: running.later, paused: paused.later },
  };
}

/** Makes the choice in a visit before; nothing else of that is left. */
async function comeAnew(page: Page, session: CDPSession, address: string, paused: boolean): Promise<void> {
  await openWithBackground(page, address);
  await page.waitForTimeout(SETTLE_MS);
  await setPaused(page, true);
  await setPaused(page, paused);
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  await page.waitForTimeout(SETTLE_MS);
}
