import { expect, test } from '@playwright/test';
import { themeOf } from '../../plugins/content/theme.ts';
import { violations } from '../support/axe.ts';
import { build, contentOfBothThemes, QUICK } from '../support/builds.ts';
import { Host } from '../support/host.ts';
import { dimmed, flood, legibility } from '../support/painted.ts';
import { content, NOT_FOUND, PAGES, visit } from '../support/site.ts';
import { SIZES, walkStates } from '../support/states.ts';

const BUILD_MS = 120_000;

/** The theme that this site does not come in, as the tests' browser sees it. */
const OTHER = themeOf(content.site) === 'dark' ? 'light' : 'dark';

// One build for all of them.
test.describe.configure({ mode: 'default' });
test.use({ colorScheme: OTHER });

let host: Host;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  const env = { CONTENT_DIR: contentOfBothThemes() };
  host = await Host.open(await build('both-themes', [QUICK], env));
});
test.afterAll(() => host.close());

for (const facts of [...PAGES, NOT_FOUND]) {
  test(`axe finds nothing on ${facts.path} in the other theme, at any size and in any state`, async ({
    page,
  }) => {
    test.slow();
    const found: string[] = [];
    const cells = await walkStates(page, host.url(facts.path), facts, async (state, { width, height }) => {
      const said = await violations(page, state);
      found.push(...said.map((trouble) => `${state}, ${width} × ${height}: ${trouble}`));
    });
    test.info().annotations.push({ type: 'cells', description: `${cells}` });
    expect(found).toEqual([]);
    expect(cells).toBeGreaterThanOrEqual(5 * SIZES.length);
  });

  test(`whatever rains, every word on ${facts.path} can be read in the other theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: OTHER });
    await visit(page, host.url(facts.path));
    await expect(page.locator('html')).toHaveAttribute('data-theme', OTHER);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await flood(page);
      expect(dimmed(await legibility(page)), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
}
