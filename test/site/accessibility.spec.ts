import { violations } from '../support/axe.ts';
import { smallTargets } from '../support/layout.ts';
import { SIZES, walkStates } from '../support/page-states.ts';
import {
  DESKTOP,
  MIN_CONTROLS,
  NOT_FOUND,
  PAGES,
  PHONE,
  readThrough,
  TRANSLATED,
  tagOf,
  visitFullyLoaded,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const ALL = [...PAGES, NOT_FOUND];

for (const facts of ALL)
  test(
    `axe finds no violations on ${facts.path} at any size and in any state, and its touch targets are large enough on a phone`,
    tagOf(facts.path),
    async ({ page }) => {
      test.slow();
      const { path, carousels, sections } = facts;
      const found: string[] = [];
      const cells = await walkStates(page, path, facts, async (state, { width, height }) => {
        const here = await violations(page, state);
        found.push(...here.map((violation) => `${state}, ${width} × ${height}: ${violation}`));
        if (width !== SIZES[0].width || state !== (sections.length ? 'menu open' : 'as loaded')) return;
        await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
        expect(await page.locator('button, a:not(.skip)').count()).toBeGreaterThanOrEqual(MIN_CONTROLS);
        expect.soft(await smallTargets(page), 'touch targets').toEqual([]);
      });
      test.info().annotations.push({ type: 'cells', description: `${cells}` });
      expect(found).toEqual([]);
      expect(cells).toBeGreaterThanOrEqual(5 * SIZES.length);
    },
  );

// The same components in another language: their states are checked above.
for (const { path } of TRANSLATED)
  test(`axe finds no violations on ${path} on a phone and on a desktop`, tagOf(path), async ({ page }) => {
    await visitFullyLoaded(page, path);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await readThrough(page);
      expect(await violations(page, 'as loaded')).toEqual([]);
    }
  });
