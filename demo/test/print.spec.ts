import { expect, test } from '@playwright/test';
import { notBlackOnWhite, PAPER_FORMATS, plain, printed } from '../../test/support/print.ts';
import { DESKTOP, resume, visitFullyLoaded } from '../../test/support/site.ts';

for (const format of PAPER_FORMATS) {
  test(`the home page prints as a résumé on at most two pages of ${format}`, async ({ page }) => {
    await visitFullyLoaded(page, '/');
    const pages = await printed(page, format);
    expect(pages.length).toBeLessThanOrEqual(2);
    const { name, email, phone, summary } = resume.basics ?? {};
    const text = pages.join('');
    expect([name, email, phone, summary].filter((part) => !text.includes(plain(part)))).toEqual([]);
    expect(text).not.toMatch(/Skiptocontent|Copy|Getintouch|Downloadrésumé|Weighed/i);
  });

  test(`no job or project is split across pages of ${format}`, async ({ page }) => {
    await visitFullyLoaded(page, '/');
    const pages = await printed(page, format);
    const parts = [
      ...(resume.work ?? []).map((job) => [job.position, job.summary, ...(job.highlights ?? [])]),
      ...(resume.projects ?? []).map((project) => [project.name, project.description]),
    ];
    const broken = parts.filter(
      (texts) => !pages.some((text) => texts.every((part) => text.includes(plain(part)))),
    );
    expect(broken).toEqual([]);
  });
}

test('the URL of each link is printed once', async ({ page }) => {
  await visitFullyLoaded(page, '/');
  const text = (await printed(page, 'A4')).join('');
  const external = await page.locator('#projects a[href^="http"]').first().getAttribute('href');
  const network = resume.basics?.profiles?.[0]?.url ?? '';
  for (const url of [external ?? '', network.replace('https://', '')]) {
    expect(text.split(plain(url)), url).toHaveLength(2);
  }
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
