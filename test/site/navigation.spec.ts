import type { Page } from '@playwright/test';
import { heading, PROJECT, PROJECT_SCRIPT } from '../support/journey.ts';
import { watchErrors } from '../support/network.ts';
import { awake, extrasReady, hold, NOT_FOUND, owner, scrollY, visit, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const follow = (page: Page, ...hrefs: string[]) =>
  page.evaluate((addresses) => {
    const links = addresses.map((href) => Object.assign(document.createElement('a'), { href }));
    document.querySelector('main')?.append(...links);
    for (const link of links) link.click();
  }, hrefs);

/** Scrolls, and waits until the page has received the scroll event. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);

const HOME_CHUNK = /\/assets\/home\.page-[^/]*\.js$/;

/** Leaves the home page at 1500 px, and reloads the next page, which then needs no chunk to be gone back to. */
async function leaveHome(page: Page) {
  await visit(page, '/');
  await scrollTo(page, 1500);
  await follow(page, PROJECT.path);
  await expect(heading(page, PROJECT.heading)).toBeFocused();
  await page.reload();
}

test('going back keeps the page and its position until the other has loaded', async ({ page }) => {
  await leaveHome(page);
  await awake(page);
  const release = await hold(page, HOME_CHUNK);
  await scrollTo(page, 300);
  const requested = page.waitForRequest(HOME_CHUNK);
  await page.goBack();
  await requested;
  await expect(heading(page, PROJECT.heading)).toBeAttached();
  expect(await scrollY(page)).toBe(300);
  release();
  await expect(heading(page, owner)).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test('before the app, going back after a reload opens a document where it was', async ({ page }) => {
  await leaveHome(page);
  await page.goBack();
  await expect(heading(page, owner)).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test('a page that the visitor reloads because it loads slowly opens at its top', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 1500);
  await hold(page, PROJECT_SCRIPT);
  const requested = page.waitForRequest(PROJECT_SCRIPT);
  await follow(page, PROJECT.path);
  await requested;
  // The page's script is requested before the frame in which the link appears pressed, the address changes after it.
  await expect(page).toHaveURL(PROJECT.path);
  expect(await scrollY(page)).toBe(1500);
  await page.reload();
  await expect(heading(page, PROJECT.heading)).toBeAttached();
  expect(await scrollY(page)).toBe(0);
});

test('the first Tab stop is a link that skips the navigation', async ({ page }) => {
  await visit(page, '/');
  const skip = page.getByRole('link', { name: words.skip });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.seeWork })).toBeFocused();
});

test('with a second slash in its URL a page is shown', { tag: '@long' }, async ({ page, baseURL }) => {
  const errors = watchErrors(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${baseURL}/no-such-page`);
  await extrasReady(page);
  await expect(heading).toHaveText(NOT_FOUND.heading);
  await page.goto(`${baseURL}/notify`);
  await extrasReady(page);
  await page.locator('main a[href="/devhive"]').click();
  await expect(heading).toHaveText('DevHive');
  await page.goBack();
  await expect(heading).toHaveText('Notify');
  expect(errors).toEqual([]);
});

test('a page is shown by a spelling new to the host', { tag: '@long' }, async ({ page, baseURL }) => {
  // As on GitHub Pages, which has `/notify`, but not `/notify/`.
  await page.route(/\/notify\//, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}404.html` }), status: 404 }),
  );
  await page.goto('/notify/?from=mail#diagrams');
  await expect(page).toHaveURL('/notify?from=mail#diagrams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notify');
});
