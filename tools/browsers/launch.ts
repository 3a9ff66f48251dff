import { type Browser, chromium } from '@playwright/test';
import { findChromium, LAUNCH } from './find-engines.ts';

/**
 * Starts an installed Chromium, Chrome or Edge, with the quiet settings of the tests.
 * @throws if there is none
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath: _, ...quiet } = LAUNCH;
  const path = findChromium();
  const ways = path ? [{ executablePath: path }] : [{ channel: 'chrome' }, { channel: 'msedge' }, {}];
  for (const way of ways) {
    const browser = await chromium.launch({ ...quiet, ...way }).catch(() => undefined);
    if (browser) return browser;
  }
  throw new Error('No Chrome, Edge or Chromium found: install one, or set CHROME_PATH to its binary.');
}
