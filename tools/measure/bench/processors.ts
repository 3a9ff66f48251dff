import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Screen } from '../../../plugins/page-styles/length.ts';
import { asVisitor } from '../browser.ts';
import { type Both, isPaused, openWithBackground, SETTLE_MS, setPaused } from './pause.ts';

/** What all processes of the browser take of the processors in a visit. */
export interface Processors {
  /** How long a visit lasts; s. */
  visit: number;
  /** Time that all of it takes, loading with it; s. */
  whole: Both;
  /** Share of one processor that its second half takes, when nothing loads. */
  later: Both;
}

/** Tells what all processes of the browser have spent until now; s. */
type Spent = () => Promise<number>;

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
  const spent = await spentBy(browser);
  if (!spent) return null;
  const stay = (paused: boolean) =>
    asVisitor(
      browser,
      async (page, session) => {
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
      },
      screen,
    );
  const [running, paused] = [await stay(false), await stay(true)];
  return {
    visit,
    whole: { running: running.whole, paused: paused.whole },
    later: { running: running.later, paused: paused.later },
  };
}

/** Makes the choice in a visit before; nothing else of that is left. */
async function comeAnew(page: Page, session: CDPSession, address: string, paused: boolean): Promise<void> {
  await openWithBackground(page, address);
  await setPaused(page, true);
  await setPaused(page, paused);
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  await page.waitForTimeout(SETTLE_MS);
}

async function spentBy(browser: Browser): Promise<Spent | null> {
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  return (await spent().catch(() => 0)) ? spent : null;
}
