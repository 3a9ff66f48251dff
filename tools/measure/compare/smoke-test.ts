import type { Browser, Page } from '@playwright/test';
import { asVisitor } from '../../browsers/visitor.ts';
import { hydratedAt, markHydration } from '../browser.ts';

/**
 * Checks that a build works: the home page hydrates the served nodes, the background starts, and a link leads to
 * another page and back, without loading a document.
 * @returns the problems found; empty if everything works
 */
export async function smokeTest(browser: Browser, origin: string): Promise<string[]> {
  const problems: string[] = [];
  try {
    await asVisitor(browser, (page) => testPage(page, origin, problems));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return problems;
}

async function testPage(page: Page, origin: string, problems: string[]): Promise<void> {
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
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
  const recreated = await page.evaluate(
    () => document.querySelectorAll('#app > :not([data-served], canvas)').length,
  );
  if (recreated) problems.push(`hydration: ${recreated} elements were re-created`);
  page.on('domcontentloaded', () => problems.push('navigation: the router left a link to the browser'));
  await page.click('main a[href="/notify"]');
  await page.waitForSelector('[data-carousel]');
  const { pathname } = new URL(page.url());
  if (pathname !== '/notify') problems.push(`navigation: a link to /notify led to ${pathname}`);
  await page.goBack();
  await page.waitForSelector('#skills');
}
