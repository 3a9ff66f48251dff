import { expect, type Page } from '@playwright/test';

/** Waits until the service worker controls the page and has cached every picture that the page shows. */
export async function waitUntilCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => uncachedPictures(page), { message: 'pictures are cached' }).toEqual([]);
}

/** Waits until the service worker has stored all that its version of the site needs. */
export const waitUntilWhole = (page: Page) =>
  expect.poll(() => page.evaluate(async () => !!(await caches.match('/sw.complete')))).toBe(true);

const uncachedPictures = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean);
    const cached = await Promise.all(shown.map(async (url) => !!(await caches.match(url))));
    return shown.filter((_, index) => !cached[index]);
  });

/** The names of the caches of the site's versions. */
export const versions = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('site ')));

/** True if a worker is active and no other is installing or waiting. */
export const isWorkerIdle = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return !installing && !waiting && active?.state === 'activated';
  });

/** The URLs of the pictures that have loaded. */
export const loadedPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc),
  );
