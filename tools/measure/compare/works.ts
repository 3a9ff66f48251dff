import type { Browser, Page } from '@playwright/test';
import { asVisitor, hydratedAt, markHydration } from '../browser.ts';

/**
 * Tries a build out: the home page comes alive on the very nodes that were served, the background
 * starts, a link leads to another page and back.
 * @returns what went wrong; nothing where all works
 */
export async function tryOut(browser: Browser, origin: string): Promise<string[]> {
  const faults: string[] = [];
  try {
    await asVisitor(browser, (page) => tryPage(page, origin, faults));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return faults;
}

async function tryPage(page: Page, origin: string, faults: string[]): Promise<void> {
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const node of document.querySelectorAll<HTMLElement>('#app > *')) node.dataset.served = '';
    }),
  );
  await markHydration(page);
  await page.goto(`${origin}/`);
  await hydratedAt(page);
  await page.waitForSelector('body > canvas');
  const made = await page.evaluate(
    () => document.querySelectorAll('#app > :not([data-served], canvas)').length,
  );
  if (made) faults.push(`hydration: ${made} parts of the page were made anew`);
  await page.click('main a[href="/notify"]');
  await page.waitForSelector('[data-carousel]');
  const { pathname } = new URL(page.url());
  if (pathname !== '/notify') faults.push(`navigation: a link to /notify led to ${pathname}`);
  await page.goBack();
  await page.waitForSelector('#skills');
}
