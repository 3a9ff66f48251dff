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
  visitFullyLoaded,
} from '../support/site.ts';

const ALL = [...PAGES, NOT_FOUND];

// As for visitors, with the service worker.
test.use({ serviceWorkers: 'allow' });

/** Collects console messages, errors and failed requests, except the status of the not-found page. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (!(message.text().includes('404') && url.endsWith(NOT_FOUND.path))) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (request) => problems.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith(NOT_FOUND.path)) {
      problems.push(`${response.url()} ${response.status()}`);
    }
  });
  return problems;
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** The layout shifts so far, each with its value and the elements that moved. */
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
        // Without entries the observer is not called; buffered ones arrive within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );

for (const { path, carousels } of ALL) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`${path} at ${viewport.width} px scrolls to its end without a layout shift or a console message`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const problems = watchProblems(page);
      await visitFullyLoaded(page, path);
      await readThrough(page);
      await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      expect(await layoutShifts(page)).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}

for (const { path } of ALL) {
  test(`${path} never scrolls horizontally, from a small phone to 4K, and no button has the browser's default font`, async ({
    page,
  }) => {
    // The effect that lights up the name is removed only a frame after the viewport changes.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    const fonts = await page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const plain = frame.contentDocument?.body.appendChild(document.createElement('button'));
      const found = {
        initial: plain && getComputedStyle(plain).fontFamily,
        used: [...document.querySelectorAll('body button')].map((each) => getComputedStyle(each).fontFamily),
      };
      frame.remove();
      return found;
    });
    expect(fonts.initial).toBeTruthy();
    expect(fonts.used.length).toBeGreaterThanOrEqual(HAS_BACKGROUND ? 1 : 0);
    expect(fonts.used).not.toContain(fonts.initial);
    for (const width of [320, PHONE.width, 768, DESKTOP.width, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowing(page), `${width} px`).toEqual([]);
    }
  });

  test(`${path} never scrolls horizontally with text twice as large`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await visit(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [320, PHONE.width, DESKTOP.width]) {
      await page.setViewportSize({ width, height: 823 });
      expect(await overflowing(page), `${width} px`).toEqual([]);
    }
  });
}
