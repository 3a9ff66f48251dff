import { faintTexts, floodBackground } from '../support/contrast.ts';
import { smallTargets } from '../support/layout.ts';
import { type ScreenSize, SIZES, type State, violations, walkStates } from '../support/page-states.ts';
import { HOME, MIN_CONTROLS, NOT_FOUND, PAGES, PROJECTS, tagOf, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const [SMALL, ...OTHERS] = SIZES;
const [, DESKTOP] = OTHERS;
/** All other rules find the same on every screen. */
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

test.describe('over the rain', () => {
  test.use({ rain: true });

  // A page of each kind, because project pages have the same styles; axe checks texts on a plain background.
  for (const { path } of [HOME, ...PROJECTS.slice(-1), NOT_FOUND])
    test(
      `every text on ${path} has enough contrast, even over the brightest ground of the rain`,
      path === HOME.path ? {} : { tag: '@long' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visitFullyLoaded(page, path);
        for (const size of [SMALL, DESKTOP]) {
          await page.setViewportSize(size);
          await floodBackground(page);
          const { count, faint } = await faintTexts(page);
          expect(count).toBeGreaterThan(3);
          expect(faint, `${size.width} × ${size.height}`).toEqual([]);
        }
      },
    );
});
