import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { SIZES, walkStates } from '../support/page-states.ts';
import {
  DESKTOP,
  FEWEST_CONTROLS,
  NOT_FOUND,
  PAGES,
  PHONE,
  readThrough,
  TRANSLATED,
  visitWhole,
  words,
} from '../support/site.ts';

const MIN_TARGET_PX = 44;
const ALL = [...PAGES, NOT_FOUND];

for (const facts of ALL)
  test(`axe finds nothing on ${facts.path}, at any size and in any state`, async ({ page }) => {
    test.slow();
    const found: string[] = [];
    const cells = await walkStates(page, facts.path, facts, async (state, { width, height }) => {
      const said = await violations(page, state);
      found.push(...said.map((trouble) => `${state}, ${width} × ${height}: ${trouble}`));
    });
    test.info().annotations.push({ type: 'cells', description: `${cells}` });
    expect(found).toEqual([]);
    expect(cells).toBeGreaterThanOrEqual(5 * SIZES.length);
  });

// The same parts in other words: what they look like by state has been seen.
for (const { path } of TRANSLATED)
  test(`axe finds nothing on ${path}, on a phone and on a desktop`, async ({ page }) => {
    await visitWhole(page, path);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await readThrough(page);
      expect(await violations(page, 'as loaded')).toEqual([]);
    }
  });

for (const { path, carousels, sections } of ALL)
  test(`on a phone whatever can be pressed on ${path} is large enough for a thumb`, async ({ page }) => {
    await page.setViewportSize(SIZES[0]);
    await visitWhole(page, path);
    await readThrough(page);
    await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
    if (sections.length) await page.getByRole('button', { name: words.menu }).click();
    const targets = page.locator('button, a:not(.skip)').filter({ visible: true });
    const small = await targets.evaluateAll((all, least) => {
      /** What a press meets: a heading's link reaches over the whole scene. */
      const boxOf = (target: HTMLElement) => {
        const after = getComputedStyle(target, '::after');
        const isStretched = after.position === 'absolute' && after.inset === '0px';
        return ((isStretched && target.offsetParent) || target).getBoundingClientRect();
      };
      /** Links that stand in a sentence are as high as its lines. */
      const isInSentence = (target: HTMLElement) => {
        const around = target.parentElement as HTMLElement;
        const display = getComputedStyle(target).display;
        return display === 'inline' && around.innerText.trim() !== target.innerText.trim();
      };
      return (all as HTMLElement[]).flatMap((target) => {
        const { width, height } = boxOf(target);
        const enough = width >= least && height >= least;
        return enough || target.closest('[inert]') || isInSentence(target)
          ? []
          : [`${width} × ${height}: ${target.outerHTML.slice(0, 160)}`];
      });
    }, MIN_TARGET_PX);
    expect(await targets.count()).toBeGreaterThanOrEqual(FEWEST_CONTROLS);
    expect(small).toEqual([]);
  });
