import type { Browser } from '@playwright/test';
import { runInPage, tools, visitor } from '../browser.ts';
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
  const all: Paints[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await visitor(browser);
    try {
      const page = await context.newPage();
      await runInPage(page, 'watch-paints');
      const session = await tools(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW);
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForLoadState('networkidle');
      all.push((await page.evaluate('paints')) as Paints);
    } finally {
      await context.close();
    }
  }
  return { fcp: middle(all.map(({ fcp }) => fcp)), lcp: middle(all.map(({ lcp }) => lcp)) };
}
