import { expect, type Page, test } from '@playwright/test';
import { overflowing } from '../support/layout.ts';
import {
  DESKTOP,
  HAS_BACKGROUND,
  NOT_FOUND,
  PAGES,
  PHONE,
  readThrough,
  visit,
  visitWhole,
} from '../support/site.ts';

const ALL = [...PAGES, NOT_FOUND];

// Nothing is held back here, the service worker neither.
test.use({ serviceWorkers: 'allow' });

/** Whatever the browser complains about, but for the status of a page that isn't there. */
function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (!(message.text().includes('404') && url.endsWith(NOT_FOUND.path))) trouble.push(message.text());
  });
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('requestfailed', (request) => trouble.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith(NOT_FOUND.path)) {
      trouble.push(`${response.url()} ${response.status()}`);
    }
  });
  return trouble;
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** Every jump of the layout so far: how far it went, and what jumped. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const words = ({ node }: Shift['sources'][number]) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          resolve(
            (list.getEntries() as Shift[]).map(({ value, sources }) =>
              [value, ...sources.map(words)].join(' '),
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // No entry, no call: two frames are time enough for what is buffered.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );

for (const { path, carousels } of ALL) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`${path} at ${viewport.width} px reads to its end without a jump or a complaint`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const trouble = watchTrouble(page);
      await visitWhole(page, path);
      await readThrough(page);
      await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      expect(await layoutShifts(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
}

for (const { path } of ALL) {
  test(`${path} never scrolls sideways, from a small phone to 4K, and leaves no button in a font that the browser chooses for it`, async ({
    page,
  }) => {
    // The light in the name goes with the screen that it was made for, a frame later.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const fonts = await page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const plain = frame.contentDocument?.body.appendChild(document.createElement('button'));
      const found = {
        own: plain && getComputedStyle(plain).fontFamily,
        used: [...document.querySelectorAll('body button')].map((each) => getComputedStyle(each).fontFamily),
      };
      frame.remove();
      return found;
    });
    expect(fonts.own).toBeTruthy();
    expect(fonts.used.length).toBeGreaterThanOrEqual(HAS_BACKGROUND ? 1 : 0);
    expect(fonts.used).not.toContain(fonts.own);
    for (const width of [320, PHONE.width, 768, DESKTOP.width, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowing(page), `${width} px`).toEqual([]);
    }
  });

  test(`${path} never scrolls sideways with text twice as large`, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await visit(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [320, PHONE.width, DESKTOP.width]) {
      await page.setViewportSize({ width, height: 823 });
      expect(await overflowing(page), `${width} px`).toEqual([]);
    }
  });
}
