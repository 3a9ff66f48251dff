import type { Locator, Page } from '@playwright/test';
import { brand, LAST_SECTION, PROJECT } from '../support/journey.ts';
import { owner, PAGES, resume, visit, visitWithExtras, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const toggle = (page: Page) => page.getByRole('button', { name: words.menu });
const isOpen = (page: Page) => page.locator('#menu:popover-open');
const item = (page: Page, id: string) => page.locator(`#menu a[href="#${id}"]`);

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(item(page, LAST_SECTION)).toBeVisible();
}

/** Waits until the page has handled the last event, and run the timers that it has set. */
const afterTimers = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

/** The toggle's state in the accessibility tree: the browser sets it, without an attribute. */
async function expanded(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const menu = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === words.menu);
  return menu?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

const turn = (page: Page) =>
  toggle(page)
    .locator('span')
    .evaluate((bars) => getComputedStyle(bars).rotate);

test('the toggle exposes the menu’s state, rotates its icon, and closes the menu', async ({ page }) => {
  await visit(page, '/');
  expect(await expanded(page)).toBe(false);
  expect(await turn(page)).toBe('none');

  await toggle(page).click();
  expect(await expanded(page)).toBe(true);
  await expect.poll(() => turn(page)).toBe('45deg');

  await toggle(page).click();
  await expect(item(page, LAST_SECTION)).toBeHidden();
  expect(await expanded(page)).toBe(false);
  await expect.poll(() => turn(page)).toBe('none');
  await test.step('a click on another control closes the menu and focuses that control', async () => {
    await openMenu(page);
    const pause = page.locator('header button:has([data-icon=pause], [data-icon=play])');
    await pause.click();
    await expect(item(page, LAST_SECTION)).toBeHidden();
    await expect(page.getByRole('button', { name: words.pauseBackground })).toBeFocused();
  });
});

test('the menu closes visibly before the page scrolls to the section', async ({ page }) => {
  await visit(page, '/');
  await toggle(page).click();
  await page.evaluate(() => {
    const request = requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (frame) => held.push(frame);
    Object.assign(window, { release: () => held.forEach(request) });
  });
  await item(page, LAST_SECTION).click();
  await expect(item(page, LAST_SECTION)).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.evaluate('release()');
  await expect(page).toHaveURL(`/#${LAST_SECTION}`);
  await expect(page.locator(`#${LAST_SECTION}`)).toBeFocused();
});

test('Ctrl and click on a menu link opens a new tab, and the menu stays open', async ({ page, context }) => {
  await visit(page, '/');
  await toggle(page).click();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    item(page, LAST_SECTION).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL(`/#${LAST_SECTION}`);
  await expect(page).toHaveURL('/');
  await expect(item(page, LAST_SECTION)).toBeVisible();
});

test('the profile links are named after their networks and open in a new tab', async ({ page }) => {
  await page.goto('/');
  for (const { network = '', url = '' } of resume.basics?.profiles ?? []) {
    const link = page.getByRole('banner').getByRole('link', { name: network });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleName(/new tab/);
  }
});

test('rotating a tablet closes its menu, a smaller change does not', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visitWithExtras(page, '/');
  await openMenu(page);
  await page.setViewportSize({ width: 840, height: 1180 });
  await afterTimers(page);
  await expect(isOpen(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(isOpen(page)).toHaveCount(0);
  const home = await brand(page).boundingBox();
  const first = await page.locator('#menu a').first().boundingBox();
  expect(first?.x).toBeGreaterThan((home?.x ?? 0) + (home?.width ?? 0));
});

test('a tap outside closes the menu where the browser does not, one inside does not', async ({ page }) => {
  await visitWithExtras(page, '/');
  await toggle(page).click();
  // Only what the page itself hears.
  const tap = (place: Locator) => place.dispatchEvent('pointerup');
  for (const inside of [item(page, LAST_SECTION), toggle(page)]) await tap(inside);
  await afterTimers(page);
  await expect(isOpen(page)).toHaveCount(1);
  await tap(page.getByRole('contentinfo'));
  await expect(isOpen(page)).toHaveCount(0);
});

test('going back closes the menu', async ({ page }) => {
  await visitWithExtras(page, '/');
  await page.locator(`a[href="${PROJECT.path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(PROJECT.path);
  await toggle(page).click();
  await expect(isOpen(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: owner })).toBeAttached();
  await expect(isOpen(page)).toHaveCount(0);
});

test('the menu closes when Tab leads to the page below it, which it would cover', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visitWithExtras(page, '/');
  await toggle(page).click();
  const first = page.locator('main a').first();
  for (let presses = 0; presses < 30; presses++) {
    await expect(isOpen(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await expect(isOpen(page)).toHaveCount(0);
});

const LONGEST = PAGES.reduce((a, b) => (b.sections.join('').length > a.sections.join('').length ? b : a));

const SMALL = [
  [320, 256],
  [640, 300],
  [568, 320],
] as const;

for (const [width, height] of SMALL)
  test(`at ${width} × ${height} each menu item can be focused and is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, LONGEST.path);
    await page.locator('[popovertarget=menu]').click();
    for (const id of LONGEST.sections) {
      await page.keyboard.press('Tab');
      const item = page.locator(`#menu a[href="#${id}"]`);
      await expect(item).toBeFocused();
      const box = await item.boundingBox();
      const bar = await page.getByRole('banner').first().boundingBox();
      if (!box || !bar) throw new Error('not on screen');
      expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  });
