import { expect, test } from '@playwright/test';
import { themeOf } from '../../plugins/content/styles/theme.ts';
import { violations } from '../support/axe.ts';
import { updatedSite } from '../support/builds.ts';
import { floodBackground, lowContrast, measureContrast } from '../support/contrast.ts';
import { Host } from '../support/host.ts';
import { type ScreenSize, SIZES, type State, walkStates } from '../support/page-states.ts';
import { content, NOT_FOUND, PAGES, visitFullyLoaded } from '../support/site.ts';

const BUILD_MS = 120_000;

/** The theme that the other tests do not see. */
const OTHER = themeOf(content.site) === 'dark' ? 'light' : 'dark';

/** States whose colours are checked in others, or are the visitor's own. */
const SKIPPED: State[] = ['reduced motion', 'forced colours'];

// One worker, so that the site is opened once for all tests.
test.describe.configure({ mode: 'default' });
test.use({ colorScheme: OTHER });

let host: Host;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  host = await Host.open(await updatedSite());
});
test.afterAll(() => host.close());

for (const facts of [...PAGES, NOT_FOUND]) {
  test(`axe finds no violations on ${facts.path} in the other theme at any size and in any state`, async ({
    page,
  }) => {
    test.slow();
    const found: string[] = [];
    const look = async (state: State, { width, height }: ScreenSize) => {
      // All rules once: a site with two themes has a switch.
      const isFirst = state === 'as loaded' && width === SIZES[0].width;
      const here = await violations(page, state, !isFirst);
      found.push(...here.map((violation) => `${state}, ${width} × ${height}: ${violation}`));
    };
    const cells = await walkStates(page, host.url(facts.path), facts, look, SKIPPED);
    test.info().annotations.push({ type: 'cells', description: `${cells}` });
    expect(found).toEqual([]);
    expect(cells).toBeGreaterThanOrEqual(3 * SIZES.length);
  });

  test(`every text on ${facts.path} has enough contrast over the rain in the other theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: OTHER });
    await visitFullyLoaded(page, host.url(facts.path));
    await expect(page.locator('html')).toHaveAttribute('data-theme', OTHER);
    for (const size of SIZES.slice(0, 3)) {
      await page.setViewportSize(size);
      await floodBackground(page);
      expect(lowContrast(await measureContrast(page)), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
}
