import { test as base, expect } from '@playwright/test';

export { expect };

const MARK = 'securitypolicyviolation: ';

/** Playwright's `test`, whose page must not try anything that the site's Content-Security-Policy refuses. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith(MARK)) refused.push(message.text());
    });
    await page.addInitScript((mark) => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.debug(`${mark}${violatedDirective} ${blockedURI} ${sample}`),
      );
    }, MARK);
    await use(page);
    expect(refused).toEqual([]);
  },
});
