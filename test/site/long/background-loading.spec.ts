import type { Page } from '@playwright/test';
import { brand, card, PROJECT } from '../../support/journey.ts';
import { script, watchErrors, watchRequests } from '../../support/network.ts';
import { hold, hydrated, openDocument, owner, visitFullyLoaded } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const BACKGROUND = script('background');
const canvas = (page: Page) => page.locator('body > canvas');

test('the background loads only after the page has loaded', async ({ page }) => {
  const requested = watchRequests(page, BACKGROUND);
  const release = await hold(page, /\.(avif|webp|png|svg)$/);
  await openDocument(page, '/');
  await hydrated(page);
  expect(requested).toEqual([]);
  release();
  await expect(canvas(page)).toBeAttached();
  // One request by the page and one by its worker, for the same file, downloaded once.
  await expect.poll(() => requested).toHaveLength(2);
  expect(new Set(requested).size).toBe(1);
});

test('the background keeps running from page to page', async ({ page }) => {
  await visitFullyLoaded(page, '/');
  await canvas(page).evaluate((element) => Object.assign(element, { same: true }));
  await card(page, PROJECT).click();
  await expect(page.getByRole('heading', { level: 1, name: PROJECT.heading })).toBeVisible();
  await brand(page).click();
  await expect(page.getByRole('heading', { level: 1, name: owner })).toBeVisible();
  expect(await canvas(page).evaluate((element) => 'same' in element)).toBe(true);
});

test('a browser that cannot draw on a canvas shows the page without a background', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const arrived = page.waitForResponse(BACKGROUND);
  await page.goto('/');
  await arrived;
  await expect(canvas(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: owner })).toBeVisible();
  expect(errors).toEqual([]);
});
