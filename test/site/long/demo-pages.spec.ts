import { expect, test } from '@playwright/test';
import { openOwner } from '../../../plugins/open-owner.ts';
import { watchErrors } from '../../support/network.ts';
import { unansweredAtFirst } from '../../support/page-texts.ts';
import { printed } from '../../support/read-pdf.ts';
import { DESKTOP, extrasReady, FOLDER, NOT_FOUND, visit } from '../../support/site.ts';

test('with a second slash in its URL too, a page is shown, with its script', async ({ page, baseURL }) => {
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

test('a page that the host knows by one spelling is shown by another, too', async ({ page, baseURL }) => {
  // As on GitHub Pages, which has `/notify`, but not `/notify/`.
  await page.route(/\/notify\//, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}404.html` }), status: 404 }),
  );
  await page.goto('/notify/?from=mail#diagrams');
  await expect(page).toHaveURL('/notify?from=mail#diagrams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notify');
});

test('a phone answers a recruiter before the first scroll, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of [undefined, 'de']) {
    await page.goto(language ? '/de/' : '/');
    const content = openOwner(FOLDER, FOLDER).content(language);
    expect(await unansweredAtFirst(page, content), language).toEqual([]);
  }
});

test('the home page prints on one sheet, the contact on one line', async ({ page }) => {
  for (const [path, format] of [
    ['/', 'Letter'],
    ['/', 'A4'],
    ['/de/', 'A4'],
  ] as const) {
    await visit(page, path);
    expect(await printed(page, format), `${path} on ${format}`).toHaveLength(1);
  }
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ media: 'print' });
  const lines = await page
    .locator('#contact dd')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(new Set(lines.map(Math.round)).size).toBe(1);
});

test('on its side a phone shows both buttons, the portrait and the cards’ pictures', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['/', '/de/']) {
    await visit(page, path);
    for (const part of await page.locator('.page > header :is(.button, img)').all())
      await expect.soft(part, path).toBeInViewport({ ratio: 1 });
    const gaps = await page
      .locator('#projects li > [data-lazy]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetTop));
    expect.soft(gaps, path).toEqual([0, 0, 0]);
  }
});

test('on its side a phone keeps a longer name clear of the portrait', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/');
  for (const more of 'abcdef') {
    const covered = await page.locator('h1').evaluate((name, text) => {
      name.append(text);
      const range = document.createRange();
      range.selectNodeContents(name);
      const photo = (name.nextElementSibling as Element).getBoundingClientRect();
      return [...range.getClientRects()].filter(({ right, top }) => right > photo.left && top < photo.bottom);
    }, more);
    expect(covered, more).toEqual([]);
  }
});

test('what the pages weigh fits a phone with text twice as large', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/budget');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
