import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { PHONE } from '../report.ts';

/** Far more than any visit takes: a browser that no longer answers would keep a command for good. */
const MOST_MS = 10 * 60_000;

/**
 * Opens a page as a new visitor, with an empty cache and no service worker, and closes it after the visit.
 * @param visit receives the page and its CDP session
 * @param most ms after which the visit is given up
 * @param more of the visitor, such as a service worker that is allowed
 * @throws if the browser no longer answers
 */
export async function asVisitor<T>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<T>,
  most = MOST_MS,
  more: BrowserContextOptions = {},
): Promise<T> {
  const { ratio: deviceScaleFactor, ...viewport } = PHONE;
  const phone = { viewport, deviceScaleFactor, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', ...more });
  try {
    const page = await context.newPage();
    const reason = () => `${page.url()}: the browser no longer answers`;
    const watch = setTimeout(() => context.close({ reason: reason() }), most);
    return await visit(page, await context.newCDPSession(page)).finally(() => clearTimeout(watch));
  } finally {
    await context.close();
  }
}
