import { contrast } from '../../plugins/content/styles/color.ts';
import { violations } from '../support/axe.ts';
import { faintTexts, floodBackground } from '../support/contrast.ts';
import { BUILD_MS, buildSite, changedDemonstration } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { type ScreenSize, SIZES, type State, walkStates } from '../support/page-states.ts';
import { HOME, NOT_FOUND, PROJECTS, visitFullyLoaded, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The other states have the same colours, or the visitor's own. */
const STATES: State[] = ['as loaded', 'menu open', 'copied', 'picture open', 'more contrast'];
const [PHONE, , DESKTOP] = SIZES;

// One worker, so that the site is built once for all tests.
test.describe.configure({ mode: 'default' });
// The theme that the other tests do not see.
test.use({ colorScheme: 'light' });

let host: Host;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  const folder = changedDemonstration((text, file) =>
    file === 'site.json' ? text.replace('{', '{ "theme": "auto",') : text,
  );
  host = await Host.open(await buildSite('other-theme', folder));
});
test.afterAll(() => host.close());

// Every project, as each has an accent of its own.
for (const facts of [HOME, ...PROJECTS, NOT_FOUND])
  test(`every text on ${facts.path} has enough contrast in the light theme, in any state`, async ({
    page,
  }) => {
    test.slow();
    const look = async (state: State, { width }: ScreenSize) => {
      // All rules once: a site with two themes has a switch.
      const isFirst = state === 'as loaded' && width === PHONE.width;
      expect.soft(await violations(page, state, !isFirst), `${state}, ${width} px`).toEqual([]);
    };
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await walkStates(page, host.url(facts.path), facts, look, [PHONE, DESKTOP], STATES);
  });

test('every text of the home page has enough contrast in the light theme, even over the darkest ground of the rain', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await visitFullyLoaded(page, host.url('/'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await floodBackground(page);
  expect((await faintTexts(page)).faint).toEqual([]);
});

for (const { path } of PROJECTS.filter(({ carousels }) => carousels > 0).slice(0, 1))
  test('the pressed zoom button of an open picture can be seen in the light theme, with more contrast', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', contrast: 'more' });
    await visitFullyLoaded(page, host.url(path));
    await page.locator('[data-carousel]').first().scrollIntoViewIfNeeded();
    await page.locator('.is-initialized .is-active:not(.splide__slide--clone) a').first().press('Enter');
    const zoom = page.getByRole('dialog').getByRole('button', { name: words.zoom });
    await zoom.press('Enter');
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    const { color, backgroundColor } = await zoom.evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      return { color, backgroundColor };
    });
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(3);
  });
