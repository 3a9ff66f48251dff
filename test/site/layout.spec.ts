import type { Page } from '@playwright/test';
import { brokenPictures, layoutShifts, overflowing } from '../support/layout.ts';
import {
  content,
  DESKTOP,
  NOT_FOUND,
  PAGES,
  PHONE,
  PROJECTS,
  readThrough,
  tagOf,
  visitFullyLoaded,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

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

for (const { path, carousels } of [...PAGES, NOT_FOUND])
  for (const viewport of [PHONE, DESKTOP])
    test(
      `${path} at ${viewport.width} px scrolls to its end with no shift, gap, overflow or message`,
      tagOf(path),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        // Tests are no visits, and need no network.
        const script = content.site.analytics?.script;
        if (script)
          await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        const problems = watchProblems(page);
        await visitFullyLoaded(page, path);
        await readThrough(page);
        await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        expect(await layoutShifts(page)).toEqual([]);
        expect(await page.evaluate(brokenPictures)).toEqual([]);
        expect(await overflowing(page)).toEqual([]);
        expect(problems).toEqual([]);
      },
    );

/** The results, such as `17 → 11 min`, that do not stand on one line with the mark that follows them; runs in the page. */
function tornResults(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('strong > s')].flatMap(({ parentElement: strong }) => {
    range.selectNode(strong as Element);
    const next = strong?.nextSibling;
    if (next && /^[,.;:]/.test(next.textContent ?? '')) range.setEnd(next, 1);
    const boxes = [...range.getClientRects()];
    const isTorn = Math.max(...boxes.map(({ top }) => top)) >= Math.min(...boxes.map(({ bottom }) => bottom));
    return isTorn ? range.toString() : [];
  });
}

test('a result stays on one line, with the mark after it', async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path);
    for (let width = 320; width <= 440; width += 15) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(tornResults), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('on the widest screens the ways on stay in the column, each name on one line', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.goto(NOT_FOUND.path);
  const column = await page.locator('main p').first().boundingBox();
  const ways = await page.locator('main nav b').all();
  expect(ways.length).toBeGreaterThan(1);
  const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
  const edge = column?.x ?? 0;
  for (const box of boxes) {
    expect(box?.x).toBeGreaterThan(edge - 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(2560 - edge + 1);
    expect(box?.height).toBe(Math.min(...boxes.map((each) => each?.height ?? 0)));
  }
});

test('on a phone held sideways a project’s button is clear of the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const { path } of PROJECTS) {
    await page.goto(path);
    for (const button of await page.locator('main header .button').all()) {
      const box = await button.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(390 - 16);
    }
  }
});

test('on a desktop, the overview fills two columns, breaking neither paragraph nor figure', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  for (const { path } of PROJECTS) {
    await page.goto(path);
    const boxes = await page
      .locator('#overview > div > *')
      .evaluateAll((all) =>
        all.map((each) => [...each.getClientRects()].map(({ x, bottom }) => ({ x, bottom }))),
      );
    expect(Math.max(...boxes.map(({ length }) => length)), path).toBe(1);
    const ends = new Map<number, number>();
    for (const { x, bottom } of boxes.flat()) ends.set(x, Math.max(bottom, ends.get(x) ?? 0));
    expect(ends.size, path).toBe(2);
    expect(Math.max(...ends.values()) - Math.min(...ends.values()), path).toBeLessThan(160);
  }
});

test('on a phone held sideways a project’s picture is whole', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const { path } of PROJECTS) {
    await page.goto(path);
    const box = await page.locator('main header picture img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), path).toBeCloseTo(1.6, 1);
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(390);
  }
});

test('a page that is lower than the screen ends at its lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto(NOT_FOUND.path);
  const footer = await page.locator('footer').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(1440);
});

test('on a tablet the ways on from a page that is not found follow its button', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(NOT_FOUND.path);
  const button = await page.locator('main .button').boundingBox();
  const ways = await page.locator('main nav').boundingBox();
  if (!button || !ways) throw new Error('not on screen');
  expect(ways.y - button.y - button.height).toBeGreaterThan(40);
  expect(ways.y - button.y - button.height).toBeLessThanOrEqual(160);
});
