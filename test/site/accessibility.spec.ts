import { violations } from '../support/axe.ts';
import { smallTargets } from '../support/layout.ts';
import { type ScreenSize, SIZES, type State, walkStates } from '../support/page-states.ts';
import { MIN_CONTROLS, NOT_FOUND, PAGES, tagOf } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const [SMALL, ...OTHERS] = SIZES;
/** What a state changes besides is the same on every screen. */
const STATES_BY_SIZE: State[] = ['as loaded', 'menu open', 'picture open'];

for (const facts of [...PAGES, NOT_FOUND]) {
  const { path, carousels, sections } = facts;
  test(
    `axe finds no violations on ${path} on a phone in any state, and its touch targets are large enough`,
    tagOf(path),
    async ({ page }) => {
      const look = async (state: State) => {
        expect.soft(await violations(page, state), state).toEqual([]);
        if (state !== (sections.length ? 'menu open' : 'as loaded')) return;
        await expect(page.locator('.splide.is-initialized')).toHaveCount(carousels);
        expect(await page.locator('button, a:not(.skip)').count()).toBeGreaterThanOrEqual(MIN_CONTROLS);
        expect.soft(await smallTargets(page), 'touch targets').toEqual([]);
      };
      await walkStates(page, path, facts, look, [SMALL]);
    },
  );

  test(`axe finds no violations on ${path} on other screens`, { tag: '@long' }, async ({ page }) => {
    const look = async (state: State, { width }: ScreenSize) =>
      expect.soft(await violations(page, state), `${state}, ${width} px`).toEqual([]);
    await walkStates(page, path, facts, look, OTHERS, STATES_BY_SIZE);
  });
}
