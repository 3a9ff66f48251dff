import type { Page } from '@playwright/test';
import { ANOTHER, brand, card, heading, PROJECT, PROJECT_SCRIPT } from '../support/journey.ts';
import { failRequests, mark, marked, networkError, watchErrors } from '../support/network.ts';
import { HOME, owner, visit, visitWithExtras, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const alert = (page: Page) => page.getByRole('alert');
const tryAgain = (page: Page) => page.getByRole('button', { name: words.tryAgain });

/** Goes from home to a project by keyboard. */
async function toProject(page: Page) {
  await visit(page, '/');
  await mark(page);
  await card(page, PROJECT).press('Enter');
}

test('a page whose script fails once loads at the second attempt', async ({ page }) => {
  const errors = watchErrors(page);
  const requested = await failRequests(page, PROJECT_SCRIPT, networkError, 1);
  await toProject(page);
  await expect(heading(page, PROJECT.heading)).toBeFocused();
  expect(requested.length).toBeGreaterThan(1);
  expect(await marked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('a page whose script keeps failing says so; “Try again” opens a document', async ({ page }) => {
  const errors = watchErrors(page);
  await failRequests(page, PROJECT_SCRIPT, networkError);
  await toProject(page);
  await expect(alert(page)).toContainText(`${words.chunkFailed(PROJECT.path.slice(1))} (error)`);
  await expect(heading(page, words.notLoaded)).toBeFocused();
  await expect(page).toHaveTitle(words.notLoaded);
  await expect(page.locator('header nav a')).toHaveCount(0);
  await expect(page).toHaveURL(PROJECT.path);
  expect(await marked(page)).toBe(true);

  await tryAgain(page).click();
  await expect(heading(page, PROJECT.heading)).toBeVisible();
  await expect(page).toHaveTitle(PROJECT.title);
  await expect(page).toHaveURL(PROJECT.path);
  await expect(page.locator('header nav a')).toHaveText(PROJECT.sections);
  await expect(alert(page)).toHaveCount(0);
  expect(await marked(page)).toBe(false);
  expect(errors).toEqual([]);
});

test('from the error page all ways lead on, and Back retries', async ({ page }) => {
  const errors = watchErrors(page);
  await failRequests(page, PROJECT_SCRIPT, networkError);
  await visitWithExtras(page, '/');
  await mark(page);
  const text = await page.locator('main').innerText();
  await card(page, PROJECT).press('Enter');
  await alert(page).waitFor();
  await test.step('Back shows the page before', async () => {
    await page.goBack();
    await expect(heading(page, owner)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    expect(await page.locator('main').innerText()).toBe(text);
    await expect(page).toHaveTitle(HOME.title);
  });
  await test.step('the way home, and links to other pages', async () => {
    await page.goForward();
    await page.getByRole('link', { name: words.goHome }).click();
    await card(page, ANOTHER).click();
    await expect(heading(page, ANOTHER.heading)).toBeVisible();
  });
  await test.step('the brand, where the menu is that of the page', async () => {
    const others = page.getByRole('navigation', { name: words.otherProjects });
    await others.getByRole('link', { name: PROJECT.heading }).click();
    await expect(alert(page)).toBeVisible();
    await brand(page).click();
    await expect(heading(page, owner)).toBeFocused();
    await expect(page).toHaveTitle(HOME.title);
    await expect(page.locator('header nav a')).toHaveText(HOME.sections);
  });
  await page.unroute(PROJECT_SCRIPT);
  await page.goBack();
  await expect(heading(page, PROJECT.heading)).toBeVisible();
  expect(await marked(page)).toBe(true);
  expect(errors).toEqual([]);
});
