import type { Browser, CDPSession, Page } from '@playwright/test';
import { asVisitor, type Screen } from '../../browsers/visitor.ts';
import { countCpuTime, openWithBackground, performanceMetrics, slowDown } from '../browser.ts';

/** A figure with the background running and with it paused. */
export interface RunningAndPaused {
  running: number;
  paused: number;
}

/** How long the page takes to settle. */
const SETTLE_MS = 1000;

const PAUSE = 'Pause background';
const RESUME = 'Resume background';

/** Pauses or resumes the background by the page's own button. */
async function setPaused(page: Page, paused: boolean): Promise<void> {
  if (await isPaused(page, paused)) return;
  await page.getByRole('button', { name: paused ? PAUSE : RESUME }).dispatchEvent('click');
  await page.waitForTimeout(SETTLE_MS);
}

/** Whether the background is in the given state, according to its button. */
const isPaused = async (page: Page, paused: boolean): Promise<boolean> =>
  (await page.getByRole('button', { name: paused ? RESUME : PAUSE }).count()) > 0;

/**
 * Measures how busy the main thread is on a CPU slowed down 4×, including painting without a GPU: for the given seconds
 * in each state, alternating twice, so that other load on the machine affects both.
 */
export async function measureMainThread(page: Page, session: CDPSession, url: string, seconds: number) {
  await openWithBackground(page, url);
  await page.waitForTimeout(SETTLE_MS);
  await countCpuTime(session);
  await slowDown(session);
  const share: RunningAndPaused = { running: 0, paused: 0 };
  for (const state of ['running', 'paused', 'running', 'paused'] as const) {
    await setPaused(page, state === 'paused');
    share[state] += (await shareTaken(page, session, seconds / 2)) / 2;
  }
  return share;
}

async function shareTaken(page: Page, session: CDPSession, seconds: number): Promise<number> {
  const before = await performanceMetrics(session);
  await page.waitForTimeout(seconds * 1000);
  const after = await performanceMetrics(session);
  const passed = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN);
  return passed('TaskDuration') / passed('Timestamp');
}

/**
 * Measures the CPU time of all browser processes during a visit of the given seconds, with the background running and
 * paused.
 * @returns null if the browser does not report CPU times
 */
export async function measureProcessors(browser: Browser, url: string, visit: number, screen: Screen) {
  const cdp = await browser.newBrowserCDPSession();
  /** CPU time of all browser processes until now; s. */
  const cpuTime = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, each) => sum + each.cpuTime, 0);
  };
  if (!(await cpuTime().catch(() => 0))) return null;
  const visitPage = async (page: Page, session: CDPSession, paused: boolean) => {
    await prepareVisit(page, session, url, paused);
    const before = await cpuTime();
    const start = performance.now();
    await page.goto(url);
    await page.waitForTimeout(visit * 500 - (performance.now() - start));
    const half = await cpuTime();
    await page.waitForTimeout(visit * 1000 - (performance.now() - start));
    const end = await cpuTime();
    if (!(await isPaused(page, paused))) throw new Error(`${url}: the pause setting was not kept`);
    return { whole: end - before, later: (end - half) / (visit / 2) };
  };
  const running = await asVisitor(browser, (...tab) => visitPage(...tab, false), screen);
  const paused = await asVisitor(browser, (...tab) => visitPage(...tab, true), screen);
  return {
    /** Duration of the visit; s. */
    visit,
    /** CPU time of the complete visit, including loading; s. */
    whole: { running: running.whole, paused: paused.whole },
    /** Share of one CPU that the second half takes, when nothing loads. */
    later: { running: running.later, paused: paused.later },
  };
}

/** Stores the pause setting in an earlier visit, and then clears the cache. */
async function prepareVisit(page: Page, session: CDPSession, url: string, paused: boolean): Promise<void> {
  await openWithBackground(page, url);
  await page.waitForTimeout(SETTLE_MS);
  await setPaused(page, true);
  await setPaused(page, paused);
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  await page.waitForTimeout(SETTLE_MS);
}
