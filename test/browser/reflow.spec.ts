import { expect, type Page, test } from '@playwright/test';
import { addStyle } from '../support/contrast.ts';
import { brokenWords, cutTexts, overflowing } from '../support/layout.ts';
import { SIZES } from '../support/page-states.ts';
import {
  DESKTOP,
  FEWEST_CONTROLS,
  NOT_FOUND,
  PAGES,
  TRANSLATED,
  visit,
  visitWhole,
  words,
} from '../support/site.ts';

/** 1280 × 1024 at 400 %, and a small phone. */
const NARROW = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
];

/** What WCAG 1.4.12 lets a reader set. */
const SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Everything that stands on the page to be read or pressed, the bar's menu as well, in the order of the document. */
const all = async (page: Page) => {
  const toggle = page.getByRole('button', { name: words.menu });
  if (await toggle.isVisible()) await toggle.click();
  const found = await page.locator('#app').evaluate((app) => ({
    text: (app as HTMLElement).innerText.split(/\s+/).filter(Boolean).join(' '),
    controls: [...app.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.ariaLabel ?? control.textContent),
  }));
  // What this visit weighed is told in figures that differ.
  const text = found.text.replace(/©.*/, '');
  return { text, controls: found.controls.filter((name) => name !== words.menu) };
};

for (const { path } of [...PAGES, ...TRANSLATED])
  test(`the name of no chapter of ${path} is broken inside a word where it stands beside it`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const width of [1024, 1280, DESKTOP.width, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const broken: string[] = [];
      for (const heading of await page.locator('section > h2').all())
        broken.push(...(await brokenWords(page, heading)));
      // Longer ones have no room there, and are parted at a syllable.
      expect(
        broken.filter((word) => word.length < 18),
        `${width} px`,
      ).toEqual([]);
    }
  });

for (const { path } of [...PAGES, NOT_FOUND]) {
  test(`${path} loses nothing on a narrow screen, and never scrolls sideways`, async ({ page }) => {
    // Strips stay strips: how many slides stand by depends on the screen.
    await page.route(/\/assets\/carousel-player-[^/]*\.js/, (route) => route.abort());
    await page.setViewportSize(DESKTOP);
    // The light in the name goes with the screen that it was made for, a frame later.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitWhole(page, path);
    const whole = await all(page);
    expect(whole.controls.length).toBeGreaterThanOrEqual(FEWEST_CONTROLS);
    for (const size of NARROW) {
      await page.setViewportSize(size);
      expect(await all(page)).toEqual(whole);
      expect(await overflowing(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await cutTexts(page)).toEqual([]);
    }
  });

  test(`the heading of ${path} is never broken inside a word`, async ({ page }) => {
    await visitWhole(page, path);
    for (const size of [...SIZES, ...NARROW]) {
      await page.setViewportSize(size);
      expect(await brokenWords(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });

  test(`more space between letters, words, lines and paragraphs cuts nothing on ${path}`, async ({
    page,
  }) => {
    await visitWhole(page, path);
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
