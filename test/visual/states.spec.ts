import type { Page } from '@playwright/test';
import { failRequests, networkError, noResponse, script } from '../support/network.ts';
import { compare, expect, openPage, SCREENS, scrollTo, test } from './fixtures.ts';

const menu = (page: Page) => page.locator('[popovertarget=menu]');
const copy = (page: Page) => page.locator('[data-copy]').first();

for (const screen of ['phone', 'sideways'] as const)
  test(`the menu open, ${screen}`, async ({ page, site }) => {
    await openPage(page, site, '/', screen);
    await menu(page).click();
    await compare(page, `menu-open-${screen}`);
  });

const COPYING = {
  copied: () => Promise.resolve(),
  'copy-refused': () => Promise.reject(new DOMException('no', 'NotAllowedError')),
};

for (const [state, answer] of Object.entries(COPYING))
  test(`${state}, phone`, async ({ page, site }) => {
    await page.addInitScript(`navigator.clipboard.writeText = ${answer}`);
    await page.clock.install({ time: new Date('2025-06-01T12:00:00') });
    await openPage(page, site, '/', 'phone');
    await scrollTo(page, '#contact');
    // The tooltip changes for two seconds: the paused clock keeps it.
    await page.clock.pauseAt(new Date('2025-06-01T13:00:00'));
    await copy(page).click();
    // The press wakes the app.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await copy(page).getAttribute('data-open')).not.toBeNull();
    }).toPass({ intervals: [50] });
    await compare(page, `${state}-phone`);
  });

test('a page whose script fails to load, phone', async ({ page, site }) => {
  await failRequests(page, script('notify.page'), networkError);
  await openPage(page, site, '/', 'phone');
  await page.locator('main a[href="/notify"]').first().click();
  await page.getByRole('alert').waitFor();
  await compare(page, 'chunk-failed-phone');
});

for (const screen of ['phone', 'desktop'] as const)
  test(`a picture in the lightbox, ${screen}`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, site, '/notify', screen);
    await scrollTo(page, '#diagrams');
    await page.locator('#diagrams .splide__slide:not(.splide__slide--clone) a').first().click();
    await page
      .locator('dialog img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    await compare(page, `lightbox-${screen}`);
  });

test('pictures that are still loading, phone', async ({ page, site }) => {
  await page.route(/\.(avif|webp|png|svg)$/, noResponse);
  await page.setViewportSize(SCREENS.phone);
  for (const [name, path, place] of [
    ['scene', '/', '#projects li'],
    ['project', '/notify', 'main'],
  ] as const) {
    await page.goto(site.url(path), { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    // The first input loads the script, before the pictures have loaded.
    await page.keyboard.press('Shift');
    await page
      .locator(place)
      .first()
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.locator(`${place} [data-near], header img`).first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await compare(page, `loading-phone-${name}`);
  }
});

test.describe('with scripting disabled', () => {
  test.use({ javaScriptEnabled: false });
  test('pages are complete, phone', async ({ page, site }) => {
    await page.setViewportSize(SCREENS.phone);
    for (const [name, path] of [
      ['contact', '/#contact'],
      ['showcase', '/notify#showcase'],
    ] as const) {
      await page.goto(site.url(path), { waitUntil: 'networkidle' });
      await compare(page, `no-script-phone-${name}`);
    }
  });
});
