import type { Page } from '@playwright/test';
import { ANOTHER, brand, card, heading, OTHER, PROJECT, PROJECT_SCRIPT } from '../support/journey.ts';
import {
  failRequests,
  mark,
  marked,
  networkError,
  noResponse,
  script,
  style,
  watchErrors,
} from '../support/network.ts';
import { extrasReady, HOME, owner, scrollY, visit, visitWithExtras, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.skip(!ANOTHER.path, 'the owner has fewer than three project pages');

const alert = (page: Page) => page.getByRole('alert');
const tryAgain = (page: Page) => page.getByRole('button', { name: words.tryAgain });

/** Goes from home to a project by keyboard: nothing is prefetched before the link is activated. */
async function toProject(page: Page) {
  await visit(page, '/');
  await mark(page);
  await card(page, PROJECT).press('Enter');
}

test('a chunk that fails once loads at the second attempt, with no error', async ({ page }) => {
  const errors = watchErrors(page);
  const { requested } = await failRequests(page, PROJECT_SCRIPT, networkError, 1);
  await toProject(page);
  await expect(heading(page, PROJECT.heading)).toBeFocused();
  expect(requested.at(-1)).toMatch(/\?1$/);
  expect(await marked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('a chunk that keeps failing is reported, and “Try again” really requests it; then the page is complete', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const { requested, lift } = await failRequests(page, PROJECT_SCRIPT, networkError);
  await toProject(page);
  await expect(alert(page)).toContainText(`${words.chunkFailed(PROJECT.path.slice(1))} (error)`);
  await expect(heading(page, words.notLoaded)).toBeFocused();
  await expect(page).toHaveTitle(words.notLoaded);
  await expect(page.locator('header nav a')).toHaveCount(0);
  await expect(page).toHaveURL(PROJECT.path);

  const before = requested.length;
  await tryAgain(page).click();
  await expect.poll(() => requested.length).toBeGreaterThan(before);
  // The error is shown until the retry has ended.
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(alert(page)).toContainText(`${words.chunkFailed(PROJECT.path.slice(1))} (error)`);

  await lift();
  await tryAgain(page).click();
  await expect(heading(page, PROJECT.heading)).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  // At its top, except for the few px scrolled to bring the button into view.
  await expect.poll(() => scrollY(page)).toBeLessThan(20);
  await expect(page).toHaveTitle(PROJECT.title);
  await expect(page.locator('html')).toHaveAttribute('data-accent', PROJECT.path.slice(1));
  await expect(page.locator('header nav a')).toHaveText(PROJECT.sections);
  if (PROJECT.carousels) {
    await page.locator('[data-carousel]').first().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: words.nextPicture }).first()).toBeVisible();
  }
  expect(await marked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('the home link, the brand and links to other pages work after a failed load', async ({ page }) => {
  await failRequests(page, PROJECT_SCRIPT, networkError);
  await toProject(page);
  await alert(page).waitFor();
  await page.getByRole('link', { name: words.goHome }).click();
  await expect(heading(page, owner)).toBeVisible();
  await card(page, ANOTHER).click();
  await expect(heading(page, ANOTHER.heading)).toBeVisible();
  await page
    .getByRole('navigation', { name: words.otherProjects })
    .getByRole('link', { name: PROJECT.heading })
    .click();
  await expect(alert(page)).toBeVisible();
  await brand(page).click();
  await expect(heading(page, owner)).toBeFocused();
  await expect(page).toHaveTitle(HOME.title);
  await expect(page.locator('header nav a')).toHaveText(HOME.sections);
  expect(await marked(page)).toBe(true);
});

test('from the error page, Back shows the previous page and Forward retries', async ({ page }) => {
  const { lift } = await failRequests(page, PROJECT_SCRIPT, networkError);
  await toProject(page);
  await alert(page).waitFor();
  await page.goBack();
  await expect(heading(page, owner)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await lift();
  await page.goForward();
  await expect(heading(page, PROJECT.heading)).toBeVisible();
  expect(await marked(page)).toBe(true);
});

test('a page whose prefetch failed loads on click', async ({ page }) => {
  const errors = watchErrors(page);
  const { requested } = await failRequests(page, PROJECT_SCRIPT, networkError, 1);
  await visit(page, '/');
  // Only then is hovering listened for.
  await extrasReady(page);
  await card(page, PROJECT).hover();
  await expect.poll(() => requested.length).toBe(1);
  await card(page, PROJECT).click();
  await expect(heading(page, PROJECT.heading)).toBeVisible();
  expect(errors).toEqual([]);
});

test('back to the page that the visit began with needs no network', async ({ page, context }) => {
  const errors = watchErrors(page);
  await visitWithExtras(page, '/');
  await mark(page);
  const text = await page.locator('main').innerText();
  await context.setOffline(true);
  await card(page, PROJECT).press('Enter');
  await alert(page).waitFor();
  await page.goBack();
  await expect(heading(page, owner)).toBeVisible();
  expect(await page.locator('main').innerText()).toBe(text);
  await expect(page).toHaveTitle(HOME.title);
  await expect(page.locator('header nav a')).toHaveText(HOME.sections);
  expect(await marked(page)).toBe(true);
  expect(errors).toEqual([]);
});

for (const [what, file] of [
  ['a chunk', script('home')],
  ['a stylesheet', style('home')],
] as const) {
  test(`${what} that hangs is reported after two minutes, no sooner, and can be retried`, async ({
    page,
  }) => {
    const { requested, lift } = await failRequests(page, file, noResponse);
    await page.clock.install();
    await visit(page, OTHER.path);
    await mark(page);
    // From here on only the test advances the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    await brand(page).press('Enter');
    // The link is shown as pressed before its page is requested.
    await page.clock.runFor(50);
    await expect.poll(() => requested.length).toBe(1);
    await page.clock.fastForward(119_000);
    await expect(page.locator('html')).toHaveAttribute('data-loading');
    await expect(alert(page)).toHaveCount(0);
    await page.clock.fastForward(1_000);
    await expect(alert(page)).toContainText('Loading chunk home failed (timeout)');

    await lift();
    await page.clock.resume();
    await tryAgain(page).click();
    await expect(heading(page, owner)).toBeVisible();
    expect(await marked(page)).toBe(true);
  });
}
