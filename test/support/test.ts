import { test as base, expect } from '@playwright/test';
import { pauseBackground } from './site.ts';

export { expect };

const MARK = 'securitypolicyviolation: ';

/** Playwright's `test`, whose page must not try anything that the site's Content-Security-Policy refuses. */
export const test = base.extend<{ rain: boolean }>({
  /** Whether the rain falls, for tests that look at it: without a GPU, drawing it takes a fifth of the time. */
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
    // What is still on its way at a test's end is none of its faults.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(refused).toEqual([]);
  },
});
