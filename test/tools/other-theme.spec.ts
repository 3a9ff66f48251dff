import { themeOf } from '../../plugins/content/styles/theme.ts';
import { violations } from '../support/axe.ts';
import { BUILD_MS } from '../support/builder.ts';
import { updatedSite } from '../support/builds.ts';
import {
  contrastOf,
  floodBackground,
  lowContrast,
  luminanceOf,
  measureContrast,
  type Rgb,
} from '../support/contrast.ts';
import { Host } from '../support/host.ts';
import { type ScreenSize, SIZES, type State, walkStates } from '../support/page-states.ts';
import { content, NOT_FOUND, PAGES, visitFullyLoaded, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The theme that the other tests do not see. */
const OTHER = themeOf(content.site) === 'dark' ? 'light' : 'dark';

/** The other states have the same colours, or the visitor's own. */
const STATES: State[] = ['as loaded', 'menu open', 'copied', 'picture open', 'more contrast'];
const [PHONE, SIDEWAYS, DESKTOP] = SIZES;

// One worker, so that the site is opened once for all tests.
test.describe.configure({ mode: 'default' });
test.use({ colorScheme: OTHER });

let host: Host;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  host = await Host.open(await updatedSite());
});
test.afterAll(() => host.close());

for (const facts of [...PAGES, NOT_FOUND])
  test(`every text on ${facts.path} has enough contrast in the other theme, in any state and over the rain`, async ({
    page,
  }) => {
    test.slow();
    const url = host.url(facts.path);
    const look = async (state: State, { width }: ScreenSize) => {
      // All rules once: a site with two themes has a switch.
      const isFirst = state === 'as loaded' && width === PHONE.width;
      expect.soft(await violations(page, state, !isFirst), `${state}, ${width} px`).toEqual([]);
    };

    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: OTHER });
    await visitFullyLoaded(page, url);
    await expect(page.locator('html')).toHaveAttribute('data-theme', OTHER);
    for (const size of [PHONE, SIDEWAYS, DESKTOP]) {
      await page.setViewportSize(size);
      await floodBackground(page);
      expect(lowContrast(await measureContrast(page)), `${size.width} px`).toEqual([]);
    }
    await walkStates(page, url, facts, look, [PHONE, DESKTOP], STATES);
  });

for (const { path } of PAGES.filter(({ carousels }) => carousels > 0).slice(0, 1))
  test('the pressed zoom button of an open picture can be seen in the other theme, with more contrast', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: OTHER, contrast: 'more' });
    await visitFullyLoaded(page, host.url(path));
    await page.locator('[data-carousel]').first().scrollIntoViewIfNeeded();
    await page.locator('.is-initialized .is-active:not(.splide__slide--clone) a').first().press('Enter');
    const zoom = page.getByRole('dialog').getByRole('button', { name: words.zoom });
    await zoom.press('Enter');
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    const [icon = 0, ground = 0] = await zoom
      .evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return [color, backgroundColor].map((each) => (each.match(/\d+/g) ?? []).map(Number));
      })
      .then((colors) => colors.map((color) => luminanceOf(color as Rgb)));
    expect(contrastOf(icon, ground)).toBeGreaterThanOrEqual(3);
  });
