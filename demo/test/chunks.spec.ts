import { expect, type Page, test } from '@playwright/test';
import { HOME, owner, scrollY, visit } from '../../test/support/site.ts';
import { mark, marked, refused, script, spoil, style, watchErrors } from './spoil.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const alert = (page: Page) => page.getByRole('alert');
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Goes from home to Notify by keyboard: nothing is fetched before the link is chosen. */
async function toNotify(page: Page) {
  await visit(page, '/');
  await mark(page);
  await page.locator('#projects').getByRole('link', { name: 'Notify' }).press('Enter');
}

/** Waits until the page is dressed: without its own styles its title has no rounded sheet. */
const dressed = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main article > header')
        .evaluate((header) => getComputedStyle(header).borderBlockEndWidth),
    )
    .not.toBe('0px');

test('a chunk that is refused once comes with the second try, and nobody notices', async ({ page }) => {
  const errors = watchErrors(page);
  const { asked } = await spoil(page, script('notify'), refused, 1);
  await toNotify(page);
  await expect(heading(page, 'Notify')).toBeFocused();
  expect(asked.at(-1)).toMatch(/\?1$/);
  expect(await marked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('styles that are refused once come with the second try', async ({ page }) => {
  const errors = watchErrors(page);
  await spoil(page, style('project'), refused, 1);
  await toNotify(page);
  await expect(heading(page, 'Notify')).toBeVisible();
  await dressed(page);
  expect(await marked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('script and styles that are both refused once come together: the page is dressed', async ({ page }) => {
  await spoil(page, script('project'), refused, 1);
  await spoil(page, style('project'), refused, 1);
  await toNotify(page);
  await expect(heading(page, 'Notify')).toBeVisible();
  await dressed(page);
});

test('a chunk that stays away is told, and a new try really fetches it', async ({ page }) => {
  const errors = watchErrors(page);
  const { asked, lift } = await spoil(page, script('notify'), refused);
  await toNotify(page);
  await expect(alert(page)).toContainText('Loading chunk notify failed (error)');
  await expect(heading(page, 'This page did not load')).toBeFocused();
  await expect(page).toHaveTitle('This page did not load');
  await expect(page.locator('header nav a')).toHaveCount(0);
  await expect(page).toHaveURL('/notify');

  const before = asked.length;
  await again(page).click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  // What was told stands until the new try has come to its end.
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(alert(page)).toContainText('Loading chunk notify failed (error)');

  await lift();
  await again(page).click();
  await expect(heading(page, 'Notify')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  // At its top, but for the few px by which the pressed button came into sight.
  await expect.poll(() => scrollY(page)).toBeLessThan(20);
  expect(await marked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('a page that came at a new try is as lively as any other', async ({ page }) => {
  const { lift } = await spoil(page, script('notify'), refused);
  await toNotify(page);
  await alert(page).waitFor();
  await lift();
  await again(page).click();
  await page.locator('#showcase').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Next picture' }).first()).toBeVisible();
});

test('styles that stay away are told, and a new try fetches them', async ({ page }) => {
  const { lift } = await spoil(page, style('project'), refused);
  await toNotify(page);
  await expect(alert(page)).toContainText('Loading chunk project failed (error)');
  await lift();
  await again(page).click();
  await expect(heading(page, 'Notify')).toBeVisible();
  await dressed(page);
});

test('from the error page the link home, the brand and every other page work', async ({ page }) => {
  await spoil(page, script('notify'), refused);
  await toNotify(page);
  await alert(page).waitFor();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(heading(page, owner)).toBeVisible();
  await page.locator('#projects').getByRole('link', { name: 'Climbor Die' }).click();
  await expect(heading(page, 'Climbor Die')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Other projects' })
    .getByRole('link', { name: 'Notify' })
    .click();
  await expect(alert(page)).toBeVisible();
  await page.getByRole('link', { name: `${owner}, home` }).click();
  await expect(heading(page, owner)).toBeFocused();
  await expect(page).toHaveTitle(HOME.title);
  await expect(page.locator('header nav a')).toHaveText(HOME.sections);
  expect(await marked(page)).toBe(true);
});

test('back from the error page shows the page before, forward tries again', async ({ page }) => {
  const { lift } = await spoil(page, script('notify'), refused);
  await toNotify(page);
  await alert(page).waitFor();
  await page.goBack();
  await expect(heading(page, owner)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await lift();
  await page.goForward();
  await expect(heading(page, 'Notify')).toBeVisible();
  expect(await marked(page)).toBe(true);
});

test('a page that was fetched ahead in vain comes with the click', async ({ page }) => {
  const errors = watchErrors(page);
  const { asked } = await spoil(page, script('notify'), refused, 1);
  await visit(page, '/');
  const card = page.locator('#projects').getByRole('link', { name: 'Notify' });
  await card.hover();
  await expect.poll(() => asked.length).toBe(1);
  await card.click();
  await expect(heading(page, 'Notify')).toBeVisible();
  expect(errors).toEqual([]);
});

test('back to the page that the visit began with needs no network', async ({ page, context }) => {
  const errors = watchErrors(page);
  await visit(page, '/');
  await mark(page);
  const text = await page.locator('main').innerText();
  await context.setOffline(true);
  await page.locator('#projects').getByRole('link', { name: 'Notify' }).press('Enter');
  await alert(page).waitFor();
  await page.goBack();
  await expect(heading(page, owner)).toBeVisible();
  expect(await page.locator('main').innerText()).toBe(text);
  await expect(page).toHaveTitle(HOME.title);
  await expect(page.locator('header nav a')).toHaveText(HOME.sections);
  expect(await marked(page)).toBe(true);
  expect(errors).toEqual([]);
});
