import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { SIZES, walkStates } from '../support/page-states.ts';
import {
  DESKTOP,
  MIN_CONTROLS,
  NOT_FOUND,
  PAGES,
  PHONE,
  readThrough,
  TRANSLATED,
  visitFullyLoaded,
} from '../support/site.ts';

const MIN_TARGET_PX = 44;
const ALL = [...PAGES, NOT_FOUND];

/** The controls that are too small to be pressed with a finger, and the number of all controls. */
async function smallTargets(page: Page) {
  const targets = page.locator('button, a:not(.skip)').filter({ visible: true });
  const small = await targets.evaluateAll((all, minSize) => {
    /** The area that can be pressed: a heading's link is stretched over its scene. */
    const boxOf = (target: HTMLElement) => {
      const after = getComputedStyle(target, '::after');
      const isStretched = after.position === 'absolute' && after.inset === '0px';
      return ((isStretched && target.offsetParent) || target).getBoundingClientRect();
    };
    /** Links within a sentence are only as tall as its lines. */
    const isInSentence = (target: HTMLElement) => {
      const around = target.parentElement as HTMLElement;
      const display = getComputedStyle(target).display;
      return display === 'inline' && around.innerText.trim() !== target.innerText.trim();
    };
    return (all as HTMLElement[]).flatMap((target) => {
      const { width, height } = boxOf(target);
      const isLarge = width >= minSize && height >= minSize;
      return isLarge || target.closest('[inert]') || isInSentence(target)
        ? []
        : [`${width} × ${height}: ${target.outerHTML.slice(0, 160)}`];
    });
  }, MIN_TARGET_PX);
  return { small, count: await targets.count() };
}

for (const facts of ALL)
  test(`axe finds no violations on ${facts.path} at any size and in any state, and its touch targets are large enough on a phone`, async ({
    page,
  }) => {
    test.slow();
    const { path, carousels, sections } = facts;
    const found: string[] = [];
    const cells = await walkStates(page, path, facts, async (state, { width, height }) => {
      const here = await violations(page, state);
      found.push(...here.map((violation) => `${state}, ${width} × ${height}: ${violation}`));
      if (width !== SIZES[0].width || state !== (sections.length ? 'menu open' : 'as loaded')) return;
      await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
      const { small, count } = await smallTargets(page);
      expect(count).toBeGreaterThanOrEqual(MIN_CONTROLS);
      expect.soft(small, 'touch targets').toEqual([]);
    });
    test.info().annotations.push({ type: 'cells', description: `${cells}` });
    expect(found).toEqual([]);
    expect(cells).toBeGreaterThanOrEqual(5 * SIZES.length);
  });

// The same components in another language: their states are checked above.
for (const { path } of TRANSLATED)
  test(`axe finds no violations on ${path} on a phone and on a desktop`, async ({ page }) => {
    await visitFullyLoaded(page, path);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await readThrough(page);
      expect(await violations(page, 'as loaded')).toEqual([]);
    }
  });
