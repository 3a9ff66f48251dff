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

for (const facts of [...PAGES, NOT_FOUND])
  for (const size of SIZES) {
    const where = `${facts.path} at ${size.width} × ${size.height} in the other theme`;

    test(`axe finds nothing on ${where}, in any state`, async ({ page }) => {
      const found: Record<string, string[]> = {};
      await walkStates(page, host.url(facts.path), facts, size, async (state) => {
        const said = await violations(page, state);
        if (said.length) found[state] = said;
      });
      expect(found).toEqual({});
    });

    test(`whatever rains, every word can be read on ${where}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: OTHER });
      await visit(page, host.url(facts.path));
      await expect(page.locator('html')).toHaveAttribute('data-theme', OTHER);
      await flood(page);
      expect(dimmed(await legibility(page))).toEqual([]);
    });
  }
