import { expect, type Page, test } from '@playwright/test';
import { content, HOME, NOT_FOUND, owner, PAGES, PROJECTS, strayIds, words } from '../support/site.ts';

const sectionIds = (page: Page) =>
  page.locator('main section').evaluateAll((sections) => sections.map(({ id }) => id));

for (const { path, title, heading, sections } of [...PAGES, NOT_FOUND]) {
  test(`${path} has its title, one heading, its sections in order and a footer`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === NOT_FOUND.path ? 404 : 200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    const ids = await sectionIds(page);
    expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
    expect(strayIds(ids, sections)).toEqual([]);
    await expect(page.getByRole('contentinfo')).toContainText(owner);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${content.site.copyright ?? ''}`);
  });
}

for (const { path, heading } of PROJECTS) {
  test(`${path} ends with links to the other projects`, async ({ page }) => {
    await page.goto(path);
    const others = PROJECTS.filter((other) => other.path !== path);
    const links = page.getByRole('navigation', { name: words.otherProjects }).getByRole('link');
    await expect(links).toHaveCount(others.length);
    for (const other of others) {
      const link = links.filter({ hasText: other.heading });
      await expect(link).toHaveAttribute('href', other.path);
      await expect(link).not.toContainText(heading);
    }
    if (others.length)
      await expect(page.locator('main article > :last-child')).toHaveAccessibleName('Other projects');
  });
}

test('an unknown URL shows an explanation and a link home', async ({ page }) => {
  await page.goto(NOT_FOUND.path);
  await expect(page.getByRole('main')).toContainText(words.notFoundText);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(HOME.path);
  await expect(page).toHaveTitle(HOME.title);
});
