import type { Browser } from '@playwright/test';
import { asVisitor, runInPage } from '../browser.ts';
import type { Paints } from './against-control.ts';

/** One bar of signal: 400 kbit/s both ways, 400 ms there and back. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Loads a page over a really slow network, as a new visitor. */
export const paintsOnSlowNetwork = (browser: Browser, address: string): Promise<Paints> =>
  asVisitor(browser, async (page, session) => {
    await runInPage(page, 'watch-paints');
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    return (await page.evaluate('paints')) as Paints;
  });
