import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium, findFullChromium, LAUNCH } from './chromium.ts';

/** How many times slower a mid-range phone is than the measuring machine. */
const CPU_SLOWDOWN = 4;

/** Painting takes a fifth of the time in Chromium's headless shell, so any full browser is preferred. */
export const CHROMIUM = findFullChromium() ?? findChromium();

/** Starts the full browser with the quiet settings of the tests. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ ...LAUNCH, ...(CHROMIUM ? { executablePath: CHROMIUM } : { channel: 'chromium' }) });

export const slowDown = (session: CDPSession, rate = CPU_SLOWDOWN): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Makes durations count the main thread's own CPU time, so that other load on the machine is excluded. */
export const countCpuTime = (session: CDPSession): Promise<unknown> =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Returns the page's performance metrics by name; durations in s. */
export async function performanceMetrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Opens a page and waits until its script has started: it sets `clicks` to null, so that `index.html` stops queuing them. */
export async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => window.clicks === null);
}

/** Opens a page, and waits until its script has started, its background is there and everything has loaded. */
export async function openWithBackground(page: Page, url: string): Promise<void> {
  await openReady(page, url);
  await page.waitForSelector('body > canvas', { state: 'attached' });
  await page.waitForLoadState('networkidle');
}
