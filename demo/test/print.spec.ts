import { expect, test } from '@playwright/test';
import { notBlackOnWhite, PAPER_FORMATS, plain, printed } from '../../test/support/print.ts';
import { DESKTOP, resume, visitFullyLoaded } from '../../test/support/site.ts';

test('the home page prints as a résumé on at most two pages, splits no job or project, and prints the URL of each link once', async ({
  page,
}) => {
  await visitFullyLoaded(page, '/');
  const { name, email, phone, summary } = resume.basics ?? {};
  const parts = [
    ...(resume.work ?? []).map((job) => [job.position, job.summary, ...(job.highlights ?? [])]),
    ...(resume.projects ?? []).map((project) => [project.name, project.description]),
  ];
  const external = await page.locator('#projects a[href^="http"]').first().getAttribute('href');
  const network = resume.basics?.profiles?.[0]?.url ?? '';
  for (const format of PAPER_FORMATS) {
    const pages = await printed(page, format);
    expect.soft(pages.length, format).toBeLessThanOrEqual(2);
    const text = pages.join('');
    const missing = [name, email, phone, summary].filter((part) => !text.includes(plain(part)));
    expect.soft(missing, format).toEqual([]);
    expect.soft(text, format).not.toMatch(/Skiptocontent|Copy|Getintouch|Downloadrésumé|Weighed/i);
    const broken = parts.filter(
      (texts) => !pages.some((text) => texts.every((part) => text.includes(plain(part)))),
    );
    expect.soft(broken, format).toEqual([]);
    for (const url of [external ?? '', network.replace('https://', '')])
      expect.soft(text.split(plain(url)), `${url} on ${format}`).toHaveLength(2);
  }
});

test('a project page prints the URL of its project once', async ({ page }) => {
  await visitFullyLoaded(page, '/devhive');
  const url = (await page.locator('.actions a').getAttribute('href')) ?? '';
  expect((await printed(page, 'A4')).join('').split(plain(url))).toHaveLength(2);
});

test('a page reached by a link also prints black on white', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visitFullyLoaded(page, '/');
  await page
    .getByRole('region', { name: 'Projects' })
    .getByRole('link', { name: /^Notify/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notify' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await notBlackOnWhite(page)).toEqual([]);
});
