import type { Browser, CDPSession, Page } from '@playwright/test';

/** The phone that budget and measurements assume: its screen in CSS px, and device pixels for each. */
export const PHONE = { width: 412, height: 823, ratio: 1.75 };

/**
 * Opens a page as a new visitor, with an empty cache and no service worker, and closes it after the visit.
 * @param visit receives the page and its CDP session
 */
export async function asVisitor<T>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const { ratio: deviceScaleFactor, ...viewport } = PHONE;
  const phone = { viewport, deviceScaleFactor, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    return await visit(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
