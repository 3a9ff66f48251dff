import type { Page } from '@playwright/test';

/** Something with the background running and with it paused. */
export interface Both {
  running: number;
  paused: number;
}

/** What it takes the page to come to rest. */
export const SETTLE_MS = 1000;

const PAUSE = 'Pause background';
const RESUME = 'Resume background';

/** Opens a page and waits until its background is there and all is loaded. */
export async function openWithBackground(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('body > canvas', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

/** Pauses or resumes the background by the page's own button. */
export async function setPaused(page: Page, paused: boolean): Promise<void> {
  if (await isPaused(page, paused)) return;
  await page.getByRole('button', { name: paused ? PAUSE : RESUME }).dispatchEvent('click');
  await page.waitForTimeout(SETTLE_MS);
}

/** Whether the button says that the background is paused, or that it runs. */
export const isPaused = async (page: Page, paused: boolean): Promise<boolean> =>
  (await page.getByRole('button', { name: paused ? RESUME : PAUSE }).count()) > 0;
