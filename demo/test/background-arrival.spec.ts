import { expect, type Page, test } from '@playwright/test';
import { hold, hydrated, owner, visitUnscripted, visitWhole } from '../../test/support/site.ts';
import { gone, refused, script, spoil, watchErrors, watchRequests } from './spoil.ts';

const BACKGROUND = script('background');
const canvas = (page: Page) => page.locator('body > canvas');

test('it comes only after the page has loaded', async ({ page }) => {
  const asked = watchRequests(page, BACKGROUND);
  const release = await hold(page, /identity-portrait/);
  await visitUnscripted(page, '/');
  await hydrated(page);
  expect(asked).toEqual([]);
  release();
  await expect(canvas(page)).toBeAttached();
  // The page's, and its worker's: the same file, which comes once.
  await expect.poll(() => asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
});

for (const [what, fault] of [
  ['refused', refused],
  ['gone', gone],
] as const) {
  test(`with its script ${what} the page is whole and nothing is told`, async ({ page }) => {
    const errors = watchErrors(page);
    const { asked } = await spoil(page, BACKGROUND, fault);
    await page.goto('/');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await page.locator('#projects').getByRole('link', { name: 'Notify' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notify' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('it goes on undisturbed from page to page', async ({ page }) => {
  await visitWhole(page, '/');
  await canvas(page).evaluate((element) => Object.assign(element, { same: true }));
  await page.locator('#projects').getByRole('link', { name: 'Notify' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notify' })).toBeVisible();
  await page.getByRole('link', { name: `${owner}, home` }).click();
  await expect(page.getByRole('heading', { level: 1, name: owner })).toBeVisible();
  expect(await canvas(page).evaluate((element) => 'same' in element)).toBe(true);
});

test('a browser that cannot draw shows the page without it', async ({ page }) => {
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
