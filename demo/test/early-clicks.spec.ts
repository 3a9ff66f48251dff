import { expect, type Page, test } from '@playwright/test';
import { hydrated, PHONE, SCRIPT, visitUnscripted } from '../../test/support/site.ts';
import { watchRequests } from './spoil.ts';

/** How much slower than this machine a phone is. */
const SLOWDOWN = 4;

test.use({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Opens the home page on a slow phone and presses something the moment it is there, before any
 * script of the page's but the one in its head has run: the entry waits until that is done.
 */
async function pressEarly(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator(selector).first().click();
  release();
}

/** Opens the home page while its photo hangs, so that it never has loaded whole. */
async function openUnloaded(page: Page): Promise<string[]> {
  const asked = watchRequests(page, SCRIPT);
  await page.route('**/*.avif', () => {});
  await visitUnscripted(page, '/');
  return asked;
}

test('the script waits until the page has loaded and been painted', async ({ page }) => {
  const asked: (number | undefined)[] = [];
  page.on('request', async (request) => {
    if (!SCRIPT.test(request.url())) return;
    const [paint] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
    asked.push(paint?.startTime);
  });
  await page.goto('/');
  await hydrated(page);
  expect(asked).toEqual([expect.any(Number)]);
});

for (const [act, perform] of Object.entries({
  'a press': (page: Page) => page.locator('h1').click(),
  'a key': (page: Page) => page.keyboard.press('Tab'),
}))
  test(`${act} starts the script at once, though a picture has not come`, async ({ page }) => {
    const asked = await openUnloaded(page);
    expect(asked).toEqual([]);
    await perform(page);
    await hydrated(page);
    expect(asked).toHaveLength(1);
  });

test('a picture that never comes holds the script up for three seconds', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const asked = await openUnloaded(page);
  await page.clock.pauseAt(2900);
  expect(asked).toEqual([]);
  await page.clock.resume();
  await hydrated(page);
});

test('a press on the menu before the script has come opens it, and it stays open', async ({ page }) => {
  await pressEarly(page, 'button[popovertarget=menu]');
  await expect(page.locator('#menu')).toBeVisible();
  await hydrated(page);
  await expect(page.locator('#menu')).toBeVisible();
});

test('a press on a copy button before the script has come still copies', async ({ page }) => {
  await pressEarly(page, '[data-copy]');
  await expect(page.locator('[data-copy] + [data-tip]').first()).toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('#contact dd a').first().textContent(),
  );
});

test('a press on a project card before the script has come leads to the project', async ({ page }) => {
  await pressEarly(page, '#projects a[href="/notify"]');
  await expect(page).toHaveURL('/notify');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notify');
});

test('a press on the pause button before the script has come stops the background', async ({ page }) => {
  await pressEarly(page, 'header [data-icon=pause]');
  await expect(page.getByRole('button', { name: 'Resume background' })).toBeVisible();
});
