import type { Page } from '@playwright/test';
import { card, heading, NEXT_PAGE, PROJECT, PROJECT_SCRIPT } from '../support/journey.ts';
import { mark, marked, style, watchRequests } from '../support/network.ts';
import { hold, readThrough, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Clicks as a screen reader does, with no event before it. */
const click = (page: Page) => card(page, PROJECT).evaluate((link: HTMLElement) => link.click());
const INTENTS: Record<string, (page: Page) => Promise<void>> = {
  'a pointer over a link': (page) => card(page, PROJECT).hover(),
  'a click by a screen reader': (page) => click(page).then(() => expect(page).toHaveURL(PROJECT.path)),
};

for (const [intent, show] of Object.entries(INTENTS))
  test(`${intent} fetches all that the page needs at once, nothing before it`, async ({ page }) => {
    const requested = watchRequests(page, NEXT_PAGE);
    await visitFullyLoaded(page, '/');
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    const release = [await hold(page, PROJECT_SCRIPT), await hold(page, style('project'))];
    await show(page);
    const names = () => requested.map((url) => url.replace(/.*\/|-[\w-]{8}(?=\.\w+$)/g, ''));
    const needed = [`${PROJECT.path.slice(1)}.page.js`, 'project.css'];
    await expect.poll(names).toEqual(expect.arrayContaining(needed));
    for (const each of release) each();
    await mark(page);
    const first = requested.length;
    if (new URL(page.url()).pathname === '/') await click(page);
    await expect(heading(page, PROJECT.heading)).toBeFocused();
    // Nothing waited for a further file.
    expect(requested.slice(first).filter((url) => url.endsWith('.js'))).toEqual([]);
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
