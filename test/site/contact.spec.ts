import type { Locator, Page } from '@playwright/test';
import { resume, visit, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const phone = resume.basics?.phone ?? '';
const [EMAIL, PHONE] = [words.copyEmail, words.copyPhone];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = (page: Page, name: string) => page.getByRole('button', { name });
const tooltip = (page: Page, name: string) => button(page, name).locator('+ [data-tip]');
const status = (page: Page) => page.locator('main [role=status]');

/** A browser that denies access to the clipboard, by either way. */
const refuse = () => {
  document.execCommand = () => false;
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
};

/** The texts of the contact section that match a selector and are covered by a tooltip. */
const coveredBy = (tip: Locator, texts: string) =>
  tip.evaluate((element, selector) => {
    const over = element.getBoundingClientRect();
    const range = document.createRange();
    return [...document.querySelectorAll(`#contact :is(${selector})`)]
      .filter((text) => {
        range.selectNodeContents(text);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map(({ textContent }) => textContent);
  }, texts);

const middleOf = async (place: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2] as const;
};

for (const fails of [false, true])
  test(`on any screen ${fails ? 'what says that a copy failed' : 'a pointed tooltip stays, and'} covers no text`, {
    tag: '@long',
  }, async ({ page }) => {
    if (fails) await page.addInitScript(refuse);
    await visit(page, '/');
    for (const width of [320, 719, 720]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of [EMAIL, PHONE])
        await test.step(`${name} at ${width} px`, async () => {
          const tip = tooltip(page, name);
          await page.mouse.move(0, 0);
          if (fails) await button(page, name).click();
          else {
            await expect(tip).toBeHidden();
            await button(page, name).hover();
            await expect(tip).toBeVisible();
            await page.mouse.move(...(await middleOf(tip)), { steps: 25 });
          }
          await expect(tip).toHaveText(fails ? words.byHand : words.copy);
          await expect(tip).toBeVisible();
          await expect(tip).toBeInViewport({ ratio: 1 });
          expect.soft(await coveredBy(tip, fails ? 'a' : 'dt, a'), `${width} px`).toEqual([]);
        });
    }
    if (fails) return;
    await test.step('copying by keyboard works, and shows the tooltip', async () => {
      await button(page, PHONE).focus();
      await expect(tooltip(page, PHONE)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(tooltip(page, PHONE)).toHaveText(words.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phone);
    });
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('no tooltip is left when “Copied!” is over', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-06-01T12:00:00') });
    await visit(page, '/');
    await page.clock.pauseAt(new Date('2025-06-01T13:00:00'));
    await button(page, EMAIL).tap();
    // The press is painted first.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await tooltip(page, EMAIL).textContent()).toBe(words.copied);
    }).toPass({ intervals: [50] });
    await expect(tooltip(page, EMAIL)).toBeVisible();
    await page.clock.runFor(2100);
    await expect(status(page)).toBeEmpty();
    await expect(tooltip(page, EMAIL)).toBeHidden();
  });
});
