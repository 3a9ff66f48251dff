import type { Page } from '@playwright/test';
import { brand, card, heading, PROJECT, PROJECT_SCRIPT } from '../support/journey.ts';
import { script } from '../support/network.ts';
import { DESKTOP } from '../support/screens.ts';
import { HOME, hold, owner, projects, visit, visitWithExtras, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A part of the page that has the links to projects. */
const SECTION = HOME.sections.find((id) => id === 'projects') ?? HOME.sections[0] ?? '';

const status = (page: Page) => page.locator('body > [role=status]');
const marked = (page: Page) =>
  page
    .locator('#menu [aria-current=true]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')?.slice(1)));

test('the mark does not rely on color alone, and survives forced colors', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visitWithExtras(page, `/#${SECTION}`);
  await expect.poll(() => marked(page)).toEqual([SECTION]);
  const bars = () =>
    page.locator('#menu a').evaluateAll((items) =>
      items.map((item) => {
        const { content, borderBlockEndStyle } = getComputedStyle(item, '::after');
        return content !== 'none' && borderBlockEndStyle === 'solid';
      }),
    );
  const alone = HOME.sections.map((id) => id === SECTION);
  expect(await bars()).toEqual(alone);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await bars()).toEqual(alone);
});

test('a slow page is announced as loading, a fast one is not', async ({ page }) => {
  await visitWithExtras(page, '/');
  const announced = await page.evaluateHandle(() => {
    const texts: (string | null)[] = [];
    const region = document.querySelector('body > [role=status]') as Element;
    new MutationObserver(() => texts.push(region.textContent)).observe(region, { childList: true });
    return texts;
  });
  const release = await hold(page, PROJECT_SCRIPT);
  await card(page, PROJECT).click();
  await expect(status(page)).toHaveText(words.loading);
  release();
  await expect(heading(page, PROJECT.heading)).toBeFocused();
  await expect(status(page)).toHaveText('');
  await brand(page).click();
  await expect(heading(page, owner)).toBeFocused();
  expect(await announced.jsonValue()).toEqual([words.loading, '']);
});

test('shown before the extras, a page has its accent, its address in head and links', async ({ page }) => {
  const release = await hold(page, script('extras'));
  await visit(page, '/');
  await card(page, PROJECT).click();
  await expect(heading(page, PROJECT.heading)).toBeVisible();
  release();
  const address = new RegExp(`${PROJECT.path}$`);
  for (const [element, attribute] of [
    ['link[rel=canonical]', 'href'],
    ['meta[property="og:url"]', 'content'],
    ['[data-language]', 'href'],
  ] as const)
    await expect(page.locator(element).first()).toHaveAttribute(attribute, address);
  const accent = projects[PROJECT.path.slice(1)]?.accent ?? '';
  await expect(page.locator('html')).toHaveCSS('--accent', accent);
});
