import { failRequests, networkError, noResponse, script } from '../support/network.ts';
import { keepTooltips } from '../support/page-states.ts';
import { compare, expect, openPage, SCREENS, scrollTo, test } from './fixtures.ts';

test('the menu open, phone', async ({ page, site }) => {
  await openPage(page, site, '/', 'phone');
  await page.locator('[popovertarget=menu]').click();
  await compare(page, 'menu-open-phone');
});

test('a browser that refuses to copy, phone', async ({ page, site }) => {
  await page.addInitScript("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))");
  await page.addInitScript(keepTooltips);
  await openPage(page, site, '/', 'phone');
  await scrollTo(page, '#contact');
  const copy = page.locator('[data-copy]').first();
  await copy.click();
  await expect(copy).toHaveAttribute('data-open');
  await compare(page, 'copy-refused-phone');
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
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // The first input loads the script, before the pictures have loaded.
  await page.keyboard.press('Shift');
  const scene = page.locator('#projects li').first();
  await scene.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.locator('#projects li [data-near], header img').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await compare(page, 'loading-phone-scene');
});

test.describe('with scripting disabled', () => {
  test.use({ javaScriptEnabled: false });
  test('pages are complete, phone', async ({ page, site }) => {
    await page.setViewportSize(SCREENS.phone);
    await page.goto(site.url('/notify#showcase'), { waitUntil: 'networkidle' });
    // The letters that stand in for a phone's come after the jump, and may make a line more above it.
    await page.locator('#showcase').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await compare(page, 'no-script-phone-showcase');
  });
});
