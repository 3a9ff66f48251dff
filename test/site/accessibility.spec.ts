import { violations } from '../support/axe.ts';
import { smallTargets } from '../support/layout.ts';
import { type ScreenSize, SIZES, type State, walkStates } from '../support/page-states.ts';
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

const [SMALL, ...OTHERS] = SIZES;

for (const facts of [...PAGES, NOT_FOUND])
  for (const [where, sizes] of [
    ['on a phone', [SMALL]],
    ['at other sizes', OTHERS],
  ] as const)
    test(
      `axe finds no violations on ${facts.path} ${where} in any state, and its touch targets are large enough on a phone`,
      where === 'on a phone' ? tagOf(facts.path) : { tag: '@long' },
      async ({ page }) => {
        const { path, carousels, sections } = facts;
        const found: string[] = [];
        const look = async (state: State, size: ScreenSize) => {
          const here = await violations(page, state);
          found.push(...here.map((fault) => `${state}, ${size.width} × ${size.height}: ${fault}`));
          if (size !== SMALL || state !== (sections.length ? 'menu open' : 'as loaded')) return;
          await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
          expect(await page.locator('button, a:not(.skip)').count()).toBeGreaterThanOrEqual(MIN_CONTROLS);
          expect.soft(await smallTargets(page), 'touch targets').toEqual([]);
        };
        const cells = await walkStates(page, path, facts, look, { sizes });
        test.info().annotations.push({ type: 'cells', description: `${cells}` });
        expect(found).toEqual([]);
        expect(cells).toBeGreaterThanOrEqual(5 * sizes.length);
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
