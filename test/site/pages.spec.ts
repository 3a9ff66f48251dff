import { parse } from 'node-html-parser';
import { content, footer, HOME, NOT_FOUND, PAGES, PROJECTS, strayIds, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const { path, title, heading, sections } of [...PAGES, NOT_FOUND]) {
  test(`${path} has its title, one heading, its sections in order and a footer`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(path === NOT_FOUND.path ? 404 : 200);
    const page = parse(await response.text());
    expect(page.querySelector('title')?.text).toBe(title);
    expect(page.querySelectorAll('h1').map((each) => each.text)).toEqual([heading]);
    const ids = page.querySelectorAll('main section').map(({ id }) => id);
    expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
    expect(strayIds(ids, sections)).toEqual([]);
    const line = page.querySelector('#app > footer')?.text;
    expect(line).toContain(footer);
    if (!content.site.footer) expect(line).toContain(`© ${content.site.copyright ?? ''}`);
  });
}

for (const { path, heading } of PROJECTS) {
  test(`${path} ends with links to the other projects`, async ({ request }) => {
    const page = parse(await (await request.get(path)).text());
    const others = PROJECTS.filter((other) => other.path !== path);
    const links = page.querySelectorAll(`nav[aria-label="${words.otherProjects}"] a`);
    expect(links).toHaveLength(others.length);
    for (const other of others) {
      const link = links.find(({ text }) => text.includes(other.heading));
      expect(link?.getAttribute('href')).toBe(other.path);
      expect(link?.text).not.toContain(heading);
    }
    const last = page.querySelector('main article')?.lastElementChild;
    if (others.length) expect(last?.getAttribute('aria-label')).toBe(words.otherProjects);
  });
}

test('an unknown URL shows an explanation and a link home', async ({ page }) => {
  await page.goto(NOT_FOUND.path);
  await expect(page.getByRole('main')).toContainText(words.notFoundText);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(HOME.path);
  await expect(page).toHaveTitle(HOME.title);
});
