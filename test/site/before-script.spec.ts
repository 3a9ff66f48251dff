import type { Page } from '@playwright/test';
import { changesSince, noteChanges } from '../support/changes.ts';
import { PROJECT } from '../support/journey.ts';
import { watchRequests } from '../support/network.ts';
import { hold, NOT_FOUND, openDocument, PAGES, ready, SCRIPT, tagOf, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** How many times slower than this machine a phone is. */
const SLOWDOWN = 4;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Opens the home page on a slow phone and clicks an element as soon as it exists, when no script except the inline
 * one in the head has run: the entry script is held until then.
 */
async function clickEarly(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const release = await hold(page, SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator(selector).first().click();
  release();
}

/** Opens the home page with its photo hanging, so that the page never finishes loading. */
async function openUnloaded(page: Page, file = SCRIPT): Promise<string[]> {
  const requested = watchRequests(page, file);
  await page.route('**/*.avif', () => {});
  await openDocument(page, '/');
  return requested;
}

test('the script is requested only after the first paint', async ({ page }) => {
  const requested: (number | undefined)[] = [];
  page.on('request', async (request) => {
    if (!SCRIPT.test(request.url())) return;
    const [paint] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
    requested.push(paint?.startTime);
  });
  await page.goto('/');
  await ready(page);
  await expect.poll(() => requested).toEqual([expect.any(Number)]);
});

for (const [act, perform] of Object.entries({
  'a click': (page: Page) => page.locator('h1').click(),
  'a key press': (page: Page) => page.keyboard.press('Tab'),
}))
  test(`${act} loads the script at once, even while a picture is loading`, async ({ page }) => {
    const requested = await openUnloaded(page);
    expect(requested).toEqual([]);
    await perform(page);
    await ready(page);
    expect(requested).toHaveLength(1);
  });

test('a hanging picture delays the script by 3 s, and what is optional by 20 more', async ({ page }) => {
  await page.clock.install({ time: 0 });
  // Later than any machine gets here: it runs until it is paused.
  await page.clock.pauseAt(600_000);
  const requested = await openUnloaded(page, /\/(main|background)-[^/]*\.js$/);
  await page.clock.runFor(2900);
  expect(requested).toEqual([]);
  await page.clock.resume();
  await ready(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-extras');
  expect(requested).toHaveLength(1);
  await page.clock.fastForward(20_000);
  await expect(page.locator('html')).toHaveAttribute('data-extras');
  await page.locator('body > canvas').waitFor();
  // One by the page and one by its worker, for the same file.
  await expect.poll(() => requested.slice(1)).toHaveLength(2);
  expect(new Set(requested.slice(1)).size).toBe(1);
});

test('before the script, clicks open the menu, which stays, copy, and open a project', async ({ page }) => {
  await clickEarly(page, 'button[popovertarget=menu]');
  await expect(page.locator('#menu')).toBeVisible();
  await ready(page);
  await expect(page.locator('#menu')).toBeVisible();

  await clickEarly(page, '[data-copy]');
  await expect(page.locator('[data-copy] + [data-tip]').first()).toHaveText(words.copied);
  const email = await page.locator('#contact dd a').first().textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);

  await clickEarly(page, `main a[href="${PROJECT.path}"]`);
  await expect(page).toHaveURL(PROJECT.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROJECT.heading);
});

test.describe('in the rain', () => {
  // A paused background changes its button.
  test.use({ rain: true });

  for (const { path } of [...PAGES, NOT_FOUND])
    test(`the script leaves every node of ${path} as it was rendered`, tagOf(path), async ({ page }) => {
      const release = await hold(page, SCRIPT);
      await openDocument(page, path);
      await page.evaluate(noteChanges, '#app');
      release();
      await page.locator('body > canvas').waitFor({ state: 'attached' });
      expect(await page.evaluate(changesSince)).toEqual([]);
    });
});
