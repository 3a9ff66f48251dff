import type { Page } from '@playwright/test';
import { addStyle } from '../../support/contrast.ts';
import { breakpoints, brokenWords, cutTexts, menuFaults, overflowing } from '../../support/layout.ts';
import { SIZES } from '../../support/page-states.ts';
import { DESKTOP, WIDE_PHONE } from '../../support/screens.ts';
import { NOT_FOUND, PAGES, TRANSLATED, visitFullyLoaded } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const ALL = [...PAGES, NOT_FOUND];

/** From a small phone to 4K. */
const SCREENS = [...SIZES, ...[768, 1024, 2560, 3840].map((width) => ({ width, height: 900 }))];

/** From this width on headings are next to their section; longer words do not fit there, and are hyphenated. */
const ASIDE_PX = 1024;
const LONGEST_WORD = 17;

const brokenShortWords = async (page: Page) =>
  (await brokenWords(page, 'section > h2')).filter((word) => word.length < LONGEST_WORD);

/** Very wide screens, and an ordinary one at 50 %. */
const VERY_WIDE = [2560, 3840, 5120];
/** The narrowest column of text on a wide screen, in px. */
const MIN_COLUMN = 200;
/** Maximum width of text, in rem: `--measure` of `base.css`. */
const MAX_MEASURE = 42;

/** The text spacing that readers may set according to WCAG 1.4.12. */
const SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/**
 * Resizes the page.
 * @returns what `look` finds, each with the size
 */
async function atSizes(
  page: Page,
  sizes: readonly { width: number; height: number }[],
  look: (width: number) => Promise<string[]>[],
) {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const fault of (await Promise.all(look(size.width))).flat())
      found.push(`${size.width} × ${size.height}: ${fault}`);
  }
  return found;
}

/** Boxes in which less than a readable column is left for the text. */
const narrowBoxes = (page: Page) =>
  page.locator('#projects li > :has(h3), main > article > nav a').evaluateAll(
    (found, least) =>
      found.flatMap((box) => {
        const { paddingLeft, paddingRight } = getComputedStyle(box);
        const width = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return width < least ? [`${box.textContent?.slice(0, 40)}: ${Math.round(width)} px`] : [];
      }),
    MIN_COLUMN,
  );

/** Paragraphs and lists of the projects that are wider than lines of text should be. */
const wideTexts = (page: Page) =>
  page.locator('#projects li > :has(h3) > :is(p, ul)').evaluateAll((all, most) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const wide = all.filter(({ clientWidth }) => clientWidth > most * rem);
    return wide.map((text) => `${text.textContent?.slice(0, 40)}: ${text.clientWidth} px`);
  }, MAX_MEASURE);

for (const { path, sections } of [...ALL, ...TRANSLATED])
  test(`from a small phone to 4K and beyond ${path} overflows and breaks nowhere`, async ({ page }) => {
    await visitFullyLoaded(page, path);
    await expect(page.locator('#menu a')).toHaveCount(sections.length);
    // The menu has the least room on both sides of a breakpoint.
    const widths = (await breakpoints(page)).filter((width) => width >= ASIDE_PX);
    expect(widths.length).toBeGreaterThan(0);
    const edges = [...new Set(widths)].flatMap((width) => [width - 1, width]);
    const sizes = [...SCREENS, ...edges.map((width) => ({ width, height: 700 }))];
    const found = await atSizes(page, sizes, (width) => [
      overflowing(page),
      brokenWords(page),
      menuFaults(page),
      ...(width < ASIDE_PX ? [] : [brokenShortWords(page)]),
    ]);
    expect(found).toEqual([]);

    if (PAGES.some((own) => own.path === path))
      await test.step('no text is squeezed into a narrow column or has long lines on a very wide screen', async () => {
        // As with many projects.
        await page.locator('main > article > nav').evaluateAll(([others]) => {
          while (others && others.children.length < 9)
            others.append(others.lastElementChild?.cloneNode(true) ?? '');
        });
        for (const width of [DESKTOP.width, 1920, ...VERY_WIDE]) {
          await page.setViewportSize({ width, height: 1080 });
          expect(await narrowBoxes(page), `${width} px`).toEqual([]);
          expect(await wideTexts(page), `${width} px`).toEqual([]);
          expect(await overflowing(page), `${width} px`).toEqual([]);
        }
      });
  });

for (const { path } of [...ALL, ...TRANSLATED.slice(0, 1)]) {
  test(`${path} fits with text twice as large, or more space around it`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const setFontSize = (standard: number, fixed: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setFontSize(32, 26);
    await visitFullyLoaded(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    const sizes = [320, WIDE_PHONE.width, DESKTOP.width].map((width) => ({
      width,
      height: WIDE_PHONE.height,
    }));
    const found = await atSizes(page, sizes, () => [overflowing(page), brokenWords(page, '.facts dt')]);
    expect.soft(found, 'text twice as large').toEqual([]);

    await setFontSize(16, 13);
    await addStyle(page, SPACING);
    await expect(page.locator('html')).toHaveCSS('font-size', '16px');
    await expect(page.locator('main p').first()).toHaveCSS('word-spacing', /[1-9.]px$/);
    const faults = await atSizes(page, SIZES, () => [cutTexts(page), overflowing(page)]);
    expect.soft(faults, 'more space').toEqual([]);
  });
}
