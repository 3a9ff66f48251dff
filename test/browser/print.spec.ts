import { expect, type Page, test } from '@playwright/test';
import { readPdf } from '../read-pdf.ts';
import { DESKTOP, HOME, PAGES, PHONE, resume, visit } from './site.ts';

const PAPER = ['A4', 'Letter'] as const;

/** Text as it can be compared: without white space and ligatures. */
const plain = (text = '') => text.normalize('NFKC').replace(/\s/g, '');

/** What a page is on paper: the plain text of each sheet. */
const printed = async (page: Page, format: (typeof PAPER)[number]) =>
  readPdf(await page.pdf({ format })).pages.map(plain);

for (const format of PAPER) {
  test(`home prints as a résumé on two pages of ${format} at the most`, async ({ page }) => {
    await visit(page, '/');
    const pages = await printed(page, format);
    expect(pages.length).toBeLessThanOrEqual(2);
    const { name, email, phone, summary } = resume.basics ?? {};
    const text = pages.join('');
    expect([name, email, phone, summary].filter((part) => !text.includes(plain(part)))).toEqual([]);
    expect(text).not.toMatch(/Skiptocontent|Copy|Getintouch|Downloadrésumé|Weighed/i);
  });

  test(`no job and no project breaks from one page of ${format} to the next`, async ({ page }) => {
    await visit(page, '/');
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

test('links have their addresses on paper, each once', async ({ page }) => {
  await visit(page, '/');
  const text = (await printed(page, 'A4')).join('');
  const external = await page.locator('#projects a[href^="http"]').first().getAttribute('href');
  const network = resume.basics?.profiles?.[0]?.url ?? '';
  for (const address of [external ?? '', network.replace('https://', '')]) {
    expect(text.split(plain(address)), address).toHaveLength(2);
  }
});

/** Every visible text that is not dark, and everything that has a background. */
const notBlackOnWhite = (page: Page) =>
  page.evaluate(() => {
    const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isDark = (color: string) => numbers(color).every((part, index) => index > 2 || part <= 0x55);
    const isClear = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      backgroundImage === 'none' && numbers(backgroundColor)[3] === 0;
    return [...document.querySelectorAll('html, body, body *')]
      .filter((element) => element.checkVisibility() && !element.closest('[class*=unseen]'))
      .filter((element) => {
        const style = getComputedStyle(element);
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        const isPicture = element.querySelector(':scope > picture, :scope > img');
        return (isText && !isDark(style.color)) || (!isPicture && !isClear(style));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

/** Headings that stand over nothing. */
const emptySections = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h2')]
      .filter((heading) => heading.checkVisibility())
      .filter(
        ({ parentElement }) =>
          ![...(parentElement?.children ?? [])].slice(1).some((e) => e.checkVisibility()),
      )
      .map(({ id }) => id),
  );

for (const { path } of PAGES) {
  test(`${path} prints black on white, without what only a screen can do`, async ({ page }) => {
    await page.setViewportSize(path === HOME.path ? PHONE : DESKTOP);
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await notBlackOnWhite(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const hidden of ['canvas', 'nav', 'button', '[data-carousel]', 'footer', '.button']) {
      for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
    }
    expect(await emptySections(page)).toEqual([]);
  });
}

test('a page that was reached by a link prints black as well', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  await page.getByRole('link', { name: /^Notify/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notify' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await notBlackOnWhite(page)).toEqual([]);
});
