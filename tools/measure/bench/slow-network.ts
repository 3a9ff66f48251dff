import type { Browser } from '@playwright/test';
import { asVisitor, repeat, runInPage } from '../browser.ts';
import { middle } from '../startup.ts';

/** One bar of signal: 400 kbit/s both ways, 400 ms there and back. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** When the first and the largest content was painted, in ms. */
export interface Paints {
  fcp: number;
  lcp: number;
}

/** Loads a page over a really slow network, each time as a new visitor; medians. */
export async function paintsOnSlowNetwork(browser: Browser, address: string, runs: number): Promise<Paints> {
  const all = await repeat(runs, () =>
    asVisitor(browser, async (page, session) => {
      await runInPage(page, 'watch-paints');
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW);
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForLoadState('networkidle');
      return (await page.evaluate('paints')) as Paints;
    }),
  );
  return { fcp: middle(all.map(({ fcp }) => fcp)), lcp: middle(all.map(({ lcp }) => lcp)) };
}
