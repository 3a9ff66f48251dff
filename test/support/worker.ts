import { expect, type Page } from '@playwright/test';

/** Waits until the service worker answers for the page and keeps every picture that the page shows. */
export async function keptOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => missingPictures(page), { message: 'pictures kept on the device' }).toEqual([]);
}

const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean);
    const kept = await Promise.all(shown.map(async (address) => !!(await caches.match(address))));
    return shown.filter((_, index) => !kept[index]);
  });

/** The names of the stores that the worker keeps the site's versions in. */
export const versions = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('site ')));

/** Whether the one worker there is has taken over and no other is about to. */
export const isQuiet = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return !installing && !waiting && active?.state === 'activated';
  });

/** How many workers are registered. */
export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Pictures whose file came, by address. */
export const whole = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc),
  );
