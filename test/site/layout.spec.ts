import type { Locator, Page } from '@playwright/test';
import { contrast } from '../../plugins/content/styles/color.ts';
import { brokenPictures, layoutShifts, overflowing } from '../support/layout.ts';
import { DESKTOP, WIDE_PHONE } from '../support/screens.ts';
import {
  content,
  NOT_FOUND,
  PAGES,
  PROJECTS,
  readThrough,
  tagOf,
  visit,
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
    if (response.status() >= 400 && !response.url().endsWith(NOT_FOUND.path))
      problems.push(`${response.url()} ${response.status()}`);
  });
  return problems;
}

for (const { path, carousels } of [...PAGES, NOT_FOUND])
  for (const viewport of [WIDE_PHONE, DESKTOP])
    test(
      `${path} at ${viewport.width} px scrolls to its end with no shift, gap, overflow or message`,
      tagOf(path),
      async ({ page }) => {
        await page.setViewportSize(viewport);
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

test('on its side a phone shows the buttons clear of its edge, and pictures whole', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const bottomOf = async (part: Locator) => {
    const { y = 999, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  const versions = Object.keys(content.versions ?? {}).map((name) => `/for/${name}`);
  for (const path of [...PROJECTS.map(({ path }) => path), ...versions]) {
    await page.goto(path);
    for (const button of await page.locator('main header .button').all())
      expect(await bottomOf(button), path).toBeLessThan(390 - 16);
    if (versions.includes(path)) continue;
    const picture = page.locator('main header picture img');
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    expect(width / height, path).toBeCloseTo(1.6, 1);
    expect(await bottomOf(picture), path).toBeLessThan(390);
  }
});

test('on a desktop the overview fills two columns, and breaks no part of it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const { path } of PROJECTS) {
    await page.goto(path);
    const boxes = await page
      .locator('#overview > div > *')
      .evaluateAll((all) =>
        all.map((each) => [...each.getClientRects()].map((box): DOMRect => box.toJSON())),
      );
    expect(Math.max(...boxes.map(({ length }) => length)), path).toBe(1);
    const ends = new Map<number, number>();
    for (const { x, bottom } of boxes.flat()) ends.set(x, Math.max(bottom, ends.get(x) ?? 0));
    expect(ends.size, path).toBe(2);
    expect(Math.max(...ends.values()) - Math.min(...ends.values()), path).toBeLessThan(160);
  }
});

test('the not-found page ends at a large screen’s edge; ways on follow its button', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto(NOT_FOUND.path);
  const boxOf = async (part: string) => (await page.locator(part).boundingBox()) as DOMRect;
  const footer = await boxOf('footer');
  expect(footer.y + footer.height).toBe(1440);
  await page.setViewportSize({ width: 820, height: 1180 });
  const button = await boxOf('main .button');
  const gap = (await boxOf('main nav')).y - button.y - button.height;
  expect(gap).toBeGreaterThan(40);
  expect(gap).toBeLessThanOrEqual(160);
});

test('on its side a phone keeps a longer name clear of the portrait', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/');
  for (const more of 'abcdef') {
    const covered = await page.locator('h1').evaluate((name, text) => {
      name.append(text);
      const range = document.createRange();
      range.selectNodeContents(name);
      const photo = (name.nextElementSibling as Element).getBoundingClientRect();
      return [...range.getClientRects()].filter(({ right, top }) => right > photo.left && top < photo.bottom);
    }, more);
    expect(covered, more).toEqual([]);
  }
});

test('/budget fits a phone with text twice as large', { tag: '@long' }, async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/budget');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

for (const [what, path, parts, sizes] of [
  ['a page that is not found shows all ways on', NOT_FOUND.path, 'main nav a', [UPRIGHT, SIDEWAYS]],
  ['home shows both buttons and the portrait', '/', '.page > header :is(.button, img)', [SIDEWAYS]],
  [
    'what the weights are, and the first of them, is seen',
    '/budget',
    '#pages > div > p:first-child, #pages tbody > tr:nth-child(2) svg',
    [SIDEWAYS],
  ],
] as const)
  test(`on a phone ${what} at once, in both languages`, async ({ page }) => {
    for (const viewport of sizes)
      for (const each of [path, `/de${path}`]) {
        await page.setViewportSize(viewport);
        await page.goto(each);
        const seen = await page.locator(parts).all();
        expect(seen.length, each).toBeGreaterThan(1);
        for (const part of seen) await expect.soft(part, each).toBeInViewport({ ratio: 1 });
      }
  });

test('on its side a phone shows each project’s picture beside its name', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  for (const path of ['/', '/de/']) {
    await page.goto(path);
    const gaps = await page
      .locator('#projects li > [data-lazy]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetTop));
    expect.soft(gaps, path).toEqual([0, 0, 0]);
  }
});

// WCAG 2.2, 1.4.11.
test('bars are told apart by no pale color, on the screen and on paper', async ({ page }) => {
  await page.goto('/budget');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const fills = await page.evaluate(() =>
      [...document.querySelectorAll('rect[class]')].map((rect) => {
        const { fill, opacity } = getComputedStyle(rect);
        const [, grain] = /#([\w-]+)/.exec(fill) ?? [];
        const shown = grain ? document.querySelector(`#${grain} path`) : rect;
        return {
          name: rect.classList[0],
          grain,
          fill: shown ? getComputedStyle(shown).fill : 'none',
          opacity,
        };
      }),
    );
    const ground = media === 'print' ? '#ffffff' : '#0f1114';
    const pale = fills.filter(({ fill, opacity }) => opacity !== '1' || contrast(fill, ground) < 3);
    expect(pale).toEqual([]);
    // Kinds of code differ by their grain alone.
    const code = new Map(fills.map(({ name, grain }) => [name, grain]));
    expect(new Set(['k-html', 'k-css', 'k-fonts', 'k-js'].map((name) => code.get(name))).size).toBe(4);
  }
});
