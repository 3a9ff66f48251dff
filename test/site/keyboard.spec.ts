import type { Page } from '@playwright/test';
import { contrast } from '../../plugins/content/styles/color.ts';
import { pixelsOf } from '../support/contrast.ts';
import { SIZES, startCarousels } from '../support/page-states.ts';
import { HOME, MIN_CONTROLS, NOT_FOUND, PROJECTS, tagOf, visit, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const [PHONE, , DESKTOP] = SIZES;

/** Moves the focus to one end of the page; returns each focused element's name, and the elements that cannot be seen. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const names: string[] = [];
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { top, bottom, left, right } = element.getClientRects()[0] ?? new DOMRect();
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const around = getComputedStyle(element, '::after');
      const bar = document.querySelector('#app > header')?.getBoundingClientRect().bottom ?? 0;
      const isInView =
        bottom > top &&
        bottom <= innerHeight &&
        (top >= bar || element.closest('#app > header, .skip')) &&
        left >= reach &&
        right + reach <= document.documentElement.clientWidth;
      // A scene's ring is drawn around the area that its heading's link is stretched over.
      const hasRing = [`${outlineStyle} ${outlineWidth}`, `${around.outlineStyle} ${around.outlineWidth}`];
      // The line about the visit has figures that change.
      const isVisit = element.localName === 'summary';
      const name = isVisit ? 'visit' : (element.ariaLabel ?? element.textContent ?? element.outerHTML);
      return { name, isSeen: isInView && hasRing.includes('solid 2px') };
    });
    if (!at) return { names, hidden };
    names.push(at.name);
    if (!at.isSeen) hidden.push(at.name);
  }
}

// A page of each kind, as project pages differ only in their texts.
for (const { path, carousels } of [HOME, ...PROJECTS.slice(-1), NOT_FOUND])
  for (const [screen, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    test(
      `Tab and Shift+Tab go through ${path} on a ${screen} with the focus always in view`,
      (path === HOME.path) === (size === DESKTOP) ? tagOf(path) : { tag: '@long' },
      async ({ page }) => {
        // No smooth scrolling: a focused element is in place at once.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await visitFullyLoaded(page, path);
        await startCarousels(page);
        await expect(page.locator('.is-initialized')).toHaveCount(carousels);
        // The line about the visit gets the focus once, and appears when it is near.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.locator('footer summary')).toBeVisible();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const forwards = await tabThrough(page, 'Tab');
        const backwards = await tabThrough(page, 'Shift+Tab');
        expect(forwards.names.length).toBeGreaterThanOrEqual(MIN_CONTROLS);
        expect([...forwards.hidden, ...backwards.hidden]).toEqual([]);
        expect(backwards.names).toEqual(forwards.names.toReversed());
      },
    );

for (const [what, link, frame] of [
  ['the brand in the bar', 'header a', 'header a'],
  ['a button over the rain', 'main .button', 'main .button'],
  ["a project's scene", '#projects h3 a', '#projects li'],
] as const)
  test(`the focus ring of ${what} is painted around it and can be seen`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(DESKTOP);
    await visitFullyLoaded(page, HOME.path);
    await page.locator(frame).first().scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await page.locator(frame).first().boundingBox()) as DOMRect;
    const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
    const before = await pixelsOf(page, { clip });
    // Shows the ring as after a press on a key.
    const options = { focusVisible: true, preventScroll: true };
    await page
      .locator(link)
      .first()
      .evaluate((each: HTMLElement, how) => each.focus(how), options);
    const after = await pixelsOf(page, { clip });
    let changed = 0;
    for (let row = 0; row < before.height; row++)
      for (let column = 0; column < before.width; column++)
        if (contrast(before.at(column, row), after.at(column, row)) >= 3) changed++;
    // 2 px wide on all four sides, but for rounded corners.
    expect(changed).toBeGreaterThan(0.8 * 2 * 2 * (width + height));
  });

test('scrolling by keyboard frames only a section that a link led to', async ({ page }) => {
  const id = HOME.sections[0];
  await visit(page, '/');
  const section = page.locator(`#${id}`);
  await section.getByRole('heading').first().click();
  await page.keyboard.press('ArrowDown');
  await expect(section).toBeFocused();
  await expect(section).toHaveCSS('outline-style', 'none');
  await visit(page, `/#${id}`);
  await page.keyboard.press('ArrowDown');
  await expect(section).toBeFocused();
  await expect(section).toHaveCSS('outline-style', 'solid');
});
