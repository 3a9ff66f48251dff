import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { PHONE, type Screen } from '../../plugins/page-styles/length.ts';
import { findChromium, findWholeChromium, isShell, LAUNCH } from '../browsers/find-engines.ts';

/** How much slower a middling phone is than the machine that measures. */
export const CPU_SLOWDOWN = 4;

/** Chromium's shell paints for a fifth of the price, so any whole browser comes first, Playwright's own too. */
const path = findWholeChromium() ?? findChromium();

/** Whether there is no whole browser to measure in. */
export const SHELL_ALONE = isShell(path);

/**
 * Starts the whole browser, as quiet as the tests do theirs.
 * @param words further words of its command line
 */
export const launch = (...words: string[]): Promise<Browser> =>
  chromium.launch({
    ...LAUNCH,
    args: [...LAUNCH.args, ...words],
    ...(path ? { executablePath: path } : { channel: 'chromium' }),
  });

/**
 * Opens a page as a fresh visitor does, with nothing cached and no service worker, and closes it
 * when the visit is over.
 * @param visit gets the page, and the browser's own tools for it
 */
export async function asVisitor<T>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<T>,
  screen: Screen = PHONE,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.ratio,
    isMobile: screen === PHONE,
    hasTouch: screen === PHONE,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    return await visit(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until its background is there and all is loaded. */
export async function openWithBackground(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('body > canvas', { state: 'attached' });
  await page.waitForLoadState('networkidle');
}

export const slowDown = (session: CDPSession, rate = CPU_SLOWDOWN): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Lets durations be time of the main thread itself: whatever else the machine does is left out. */
export const countCpuTime = (session: CDPSession): Promise<unknown> =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Its counters, by name: durations in s. */
export async function counters(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * Lets a page leave the mark `hydrated` when it has come alive: then the script in `index.html` is told
 * that clicks need no keeping any more.
 */
export const markHydration = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let clicks: unknown;
    Object.defineProperty(window, 'clicks', {
      configurable: true,
      get: () => clicks,
      set(value) {
        clicks = value;
        if (value === null) performance.mark('hydrated');
      },
    });
  });

/** Waits for that mark; ms since the navigation began. */
export async function hydratedAt(page: Page): Promise<number> {
  const mark = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]?.startTime);
  return (await mark.jsonValue()) ?? Number.NaN;
}
