import { expect, type Page, test } from '@playwright/test';
import { HOME, NOT_FOUND, owner, PAGES, PROJECTS, resume } from './site.ts';

const sectionIds = (page: Page) =>
  page.locator('main section').evaluateAll((sections) => sections.map(({ id }) => id));

for (const { path, title, heading, sections } of [...PAGES, NOT_FOUND]) {
  test(`${path} answers with its title, one heading, its sections in order and a footer`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === NOT_FOUND.path ? 404 : 200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    expect(await sectionIds(page)).toEqual(sections);
    await expect(page.getByRole('contentinfo')).toContainText(`© 2025 ${owner}`);
  });
}

for (const address of ['/notify/', '/notify.html', '/notify.html?from=mail#diagrams']) {
  test(`${address} shows the same page and its one true address`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notify');
    await expect(page).toHaveURL(address.replace(/(\/|\.html)(?=$|\?)/, ''));
  });
}

test('the home page has its parts in the order of the résumé', async ({ page }) => {
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['About me', 'Projects', 'Skills', 'Experience', 'Contact me']);
  for (const heading of await headings.all()) {
    await expect(heading).toHaveCSS('text-transform', 'uppercase');
  }
  const { label = '', image, summary = '' } = resume.basics ?? {};
  const hero = page.getByRole('main').locator('header');
  await expect(hero).toContainText(label);
  await expect(hero.getByRole('img')).toHaveCount(image ? 1 : 0);
  await expect(page.getByRole('region', { name: 'About me' })).toContainText(summary.split('\n')[0] ?? '');
});

test('three project cards lead where they say', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Projects' }).getByRole('link');
  await expect(cards).toHaveCount(3);
  for (const [index, { name = '', description = '', url = '' }] of (resume.projects ?? []).entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toContainText(name);
    await expect(card).toContainText(description);
    const isExternal = index === 0;
    const own = PROJECTS.find(({ heading }) => heading === name)?.path ?? '';
    await expect(card).toHaveAttribute('href', isExternal ? url : own);
    await expect(card.locator('[data-icon=star]')).toHaveCount(isExternal ? 1 : 0);
    if (isExternal) {
      await expect(card).toHaveAttribute('target', '_blank');
      await expect(card).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(card).toHaveAccessibleName(/new tab/);
    } else await expect(card).not.toHaveAttribute('target');
  }
});

test('the project descriptions name the services behind them', async ({ page }) => {
  await page.goto('/');
  const projects = page.getByRole('region', { name: 'Projects' });
  for (const service of [/video API/i, /JWT/, /realtime messaging/i])
    await expect(projects).toContainText(service);
});

test('skills come in five groups of plain words, with three logos', async ({ page }) => {
  await page.goto('/');
  const skills = page.getByRole('region', { name: 'Skills' });
  await expect(skills.getByRole('term')).toHaveText([
    'Languages',
    'Frameworks and libraries',
    'Back end',
    'Tools',
    'Development practices',
  ]);
  for (const words of await skills.getByRole('definition').all()) await expect(words).toHaveText(/\w+, \w+/);
  await skills.scrollIntoViewIfNeeded();
  await expect(skills.getByRole('img')).toHaveCount(3);
});

test('experience lists the jobs with years and points', async ({ page }) => {
  await page.goto('/');
  const jobs = page.getByRole('region', { name: 'Experience' }).locator('ol > li');
  await expect(jobs).toHaveCount(2);
  await expect(jobs.nth(0)).toContainText('2023–2024');
  await expect(jobs.nth(0).getByRole('heading')).toHaveText('IT support specialist');
  await expect(jobs.nth(1)).toContainText('2022');
  await expect(jobs.nth(1).getByRole('heading')).toHaveText('Seasonal sales associate');
  for (const job of await jobs.all()) expect(await job.locator('li').count()).toBeGreaterThan(1);
});

for (const { path, heading } of PROJECTS) {
  test(`${path} ends with a way on to the other two projects`, async ({ page }) => {
    await page.goto(path);
    const others = PROJECTS.filter((other) => other.path !== path);
    const links = page.getByRole('navigation', { name: 'Other projects' }).getByRole('link');
    await expect(links).toHaveCount(others.length);
    for (const other of others) {
      const link = links.filter({ hasText: other.heading });
      await expect(link).toHaveAttribute('href', other.path);
      await expect(link).not.toContainText(heading);
    }
    await expect(page.locator('main article > :last-child')).toHaveAccessibleName('Other projects');
  });
}

test('a wrong address says what happened and offers the way home', async ({ page }) => {
  await page.goto(NOT_FOUND.path);
  await expect(page.getByRole('main')).toContainText('no page at this address');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(HOME.path);
  await expect(page).toHaveTitle(HOME.title);
});
