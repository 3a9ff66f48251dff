import { expect, type Page, test } from '@playwright/test';
import { addStyle } from '../support/contrast.ts';
import { brokenWords, cutTexts, overflowing } from '../support/layout.ts';
import { SIZES } from '../support/page-states.ts';
import {
  DESKTOP,
  MIN_CONTROLS,
  NOT_FOUND,
  PAGES,
  TRANSLATED,
  visit,
  visitFullyLoaded,
  words,
} from '../support/site.ts';

/** 1280 × 1024 at 400 %, and a small phone. */
const NARROW = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
];

/** The text spacing that readers may set according to WCAG 1.4.12. */
const SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** All text and controls of the page, the bar's menu included, in document order. */
const allContent = async (page: Page) => {
  const toggle = page.getByRole('button', { name: words.menu });
  if (await toggle.isVisible()) await toggle.click();
  const found = await page.locator('#app').evaluate((app) => ({
    text: (app as HTMLElement).innerText.split(/\s+/).filter(Boolean).join(' '),
    controls: [...app.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.ariaLabel ?? control.textContent),
  }));
  // The figures about this visit vary.
  const text = found.text.replace(/©.*/, '');
  return { text, controls: found.controls.filter((name) => name !== words.menu) };
};

for (const { path } of [...PAGES, ...TRANSLATED])
  test(`section headings of ${path} next to their section are never broken inside a word`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const width of [1024, 1280, DESKTOP.width, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const broken: string[] = [];
      for (const heading of await page.locator('section > h2').all())
        broken.push(...(await brokenWords(page, heading)));
      // Longer words do not fit there, and are hyphenated.
      expect(
        broken.filter((word) => word.length < 18),
        `${width} px`,
      ).toEqual([]);
    }
  });

for (const { path } of [...PAGES, NOT_FOUND]) {
  test(`${path} has all its content on a narrow screen, and never scrolls horizontally`, async ({ page }) => {
    // Without the carousels' script: the number of their slides depends on the viewport width.
    await page.route(/\/assets\/carousel-player-[^/]*\.js/, (route) => route.abort());
    await page.setViewportSize(DESKTOP);
    // The effect that lights up the name is removed only a frame after the viewport changes.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitFullyLoaded(page, path);
    const complete = await allContent(page);
    expect(complete.controls.length).toBeGreaterThanOrEqual(MIN_CONTROLS);
    for (const size of NARROW) {
      await page.setViewportSize(size);
      expect(await allContent(page)).toEqual(complete);
      expect(await overflowing(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await cutTexts(page)).toEqual([]);
    }
  });

  test(`the heading of ${path} is never broken inside a word`, async ({ page }) => {
    await visitFullyLoaded(page, path);
    for (const size of [...SIZES, ...NARROW]) {
      await page.setViewportSize(size);
      expect(await brokenWords(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });

  test(`more space between letters, words, lines and paragraphs cuts off nothing on ${path}`, async ({
    page,
  }) => {
    await visitFullyLoaded(page, path);
    await addStyle(page, SPACING);
    await expect(page.locator('main p').first()).toHaveCSS('word-spacing', /[1-9.]px$/);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const where = `${size.width} × ${size.height}`;
      expect(await cutTexts(page), where).toEqual([]);
      expect(await overflowing(page), where).toEqual([]);
    }
  });
}
