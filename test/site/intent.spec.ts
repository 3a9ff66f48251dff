import type { Page } from '@playwright/test';
import { card, heading, NEXT_PAGE, PAGE_STYLES, PROJECT, PROJECT_SCRIPT } from '../support/journey.ts';
import { mark, marked, watchRequests } from '../support/network.ts';
import { hold, readThrough, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const INTENTS: Record<string, (page: Page) => Promise<void>> = {
  'a pointer over a link': (page) => card(page, PROJECT).hover(),
  'a click by a screen reader, with no event before it': async (page) => {
    await card(page, PROJECT).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(PROJECT.path);
  },
};

for (const [intent, show] of Object.entries(INTENTS))
  test(`${intent} fetches all that the page needs at once, nothing before it`, async ({ page }) => {
    const requested = watchRequests(page, NEXT_PAGE);
    await visitFullyLoaded(page, '/');
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    const release = [await hold(page, PROJECT_SCRIPT), await hold(page, PAGE_STYLES)];
    await show(page);
    const names = () => requested.map((url) => url.replace(/.*\/|-[\w-]{8}(?=\.\w+$)/g, ''));
    await expect
      .poll(names)
      .toEqual(expect.arrayContaining([`${PROJECT.path.slice(1)}.page.js`, 'project.css']));
    for (const each of release) each();
    await mark(page);
    const first = requested.length;
    if (new URL(page.url()).pathname === '/')
      await card(page, PROJECT).evaluate((link: HTMLElement) => link.click());
    await expect(heading(page, PROJECT.heading)).toBeFocused();
    // Nothing waited for a further file.
    expect(
      names()
        .slice(first)
        .filter((name) => name.endsWith('.js')),
    ).toEqual([]);
    expect(await marked(page)).toBe(true);
  });

test('a pointer over a link fetches just the page for who saves data, too', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visitFullyLoaded(page, '/');
  await readThrough(page);
  const requested = watchRequests(page, /./);
  await card(page, PROJECT).hover();
  await expect.poll(() => requested.filter((url) => PROJECT_SCRIPT.test(url)).length).toBe(1);
  expect(requested.filter((url) => !NEXT_PAGE.test(url))).toEqual([]);
  await card(page, PROJECT).click();
  await expect(heading(page, PROJECT.heading)).toBeFocused();
});
