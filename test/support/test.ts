import { test as base, expect } from '@playwright/test';
import type { Fork } from './fork.ts';
import { pauseBackground } from './site.ts';

export { expect };

/** Starts a fork's dev server, which ends with the test; returns its URL. */
type Serve = (fork: Fork, env?: Record<string, string>) => Promise<string>;

const MARK = 'securitypolicyviolation: ';

/** Playwright's `test`, whose page must not try anything that the site's Content-Security-Policy refuses. */
export const test = base.extend<{ rain: boolean; serve: Serve }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  serve: async ({}, use) => {
    const stops: (() => void)[] = [];
    await use(async (fork, env) => {
      const { url, stop } = await fork.serve(env);
      stops.push(stop);
      return url;
    });
    for (const stop of stops) stop();
  },
  /** True if the rain falls, for tests that look at it: without a GPU, drawing it takes a fifth of the time. */
  rain: [false, { option: true }],
  page: async ({ page, rain }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith(MARK)) refused.push(message.text());
    });
    await page.addInitScript((mark) => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.debug(`${mark}${violatedDirective} ${blockedURI} ${sample}`),
      );
    }, MARK);
    if (!rain) await pauseBackground(page);
    await use(page);
    // A request that is still open at a test's end is none of its faults.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(refused).toEqual([]);
  },
});
