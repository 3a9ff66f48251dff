import type { Browser, CDPSession, Page } from '@playwright/test';
import { PHONE, type Screen } from '../../budget/length.ts';
import { asVisitor, countCpuTime, counters, slowDown } from '../browser.ts';
import { type Redraws, timeRedraws } from './redraw.ts';

const DESKTOP: Screen = { width: 1920, height: 1080, ratio: 1 };

/** Shares of the time that passed, 0 to 1, and above 1 where several processors were at work. */
export interface Load {
  running: number;
  paused: number;
}

/** What the background costs on one screen. */
export interface Background {
  screen: string;
  redraws: Redraws;
  /** The main thread's load on a processor at a quarter of its speed, painting without a GPU with it. */
  mainThread: Load;
  /** The load of all the browser's processes; null where the browser does not tell it. */
  browser: Load | null;
}

/** How long each is watched, in s. */
export interface Watch {
  redraws: number;
  mainThread: number;
  browser: number;
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
      ...(await measureLoads(browser, address, watch, screen)),
    });
  return all;
}

const measureLoads = (browser: Browser, address: string, watch: Watch, screen: Screen) =>
  asVisitor(
    browser,
    async (page, session) => {
      await page.goto(address);
      await page.waitForSelector('canvas', { state: 'attached' });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(SETTLE_MS);
      const processes = await processorTime(browser);
      const load = processes && (await compare(page, watch.browser, processes));
      await countCpuTime(session);
      await slowDown(session);
      const mainThread = await compare(page, watch.mainThread, () => mainThreadTime(session));
      return { mainThread, browser: load };
    },
    screen,
  );

/** What it takes the page to come to rest after a switch. */
const SETTLE_MS = 1000;

/**
 * Takes a load with the background running and paused by the page's own button, each for so many
 * seconds, in two turns: what else the machine does falls on both.
 * @param spent tells the seconds spent until now
 */
async function compare(page: Page, seconds: number, spent: () => Promise<number>): Promise<Load> {
  const take = async () => {
    const [start, before] = [performance.now(), await spent()];
    await page.waitForTimeout(seconds * 500);
    const [after, end] = [await spent(), performance.now()];
    return (after - before) / ((end - start) / 1000);
  };
  const click = async (name: string) => {
    await page.getByRole('button', { name }).dispatchEvent('click');
    await page.waitForTimeout(SETTLE_MS);
  };
  const load = { running: 0, paused: 0 };
  for (let turn = 0; turn < 2; turn++) {
    load.running += (await take()) / 2;
    await click('Pause background');
    load.paused += (await take()) / 2;
    await click('Resume background');
  }
  return load;
}

async function mainThreadTime(session: CDPSession): Promise<number> {
  const { TaskDuration = Number.NaN } = await counters(session);
  return TaskDuration;
}

/** How to ask what all processes of the browser have spent, in s; null where it does not tell. */
async function processorTime(browser: Browser): Promise<(() => Promise<number>) | null> {
  const session = await browser.newBrowserCDPSession();
  const ask = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  return (await ask().catch(() => 0)) ? ask : null;
}
