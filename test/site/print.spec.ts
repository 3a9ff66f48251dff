import type { Page } from '@playwright/test';
import { blocksOf, isList } from '../../plugins/content/text/blocks.ts';
import { plainText, proseToText } from '../../plugins/content/text/inline-text.ts';
import { card, PROJECT } from '../support/journey.ts';
import { notBlackOnWhite, plain, printed } from '../support/read-pdf.ts';
import { DESKTOP, WIDE_PHONE } from '../support/screens.ts';
import { HOME, PAGES, resume, tagOf, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The ids of headings without visible content below them. */
const emptySections = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (each: Element) => each.checkVisibility();
    const [...headings] = document.querySelectorAll('h2');
    const isEmpty = (heading: Element) => ![...(heading.parentElement?.children ?? [])].slice(1).some(isSeen);
    return headings.filter((heading) => isSeen(heading) && isEmpty(heading)).map(({ id }) => id);
  });

for (const { path } of PAGES)
  test(
    `${path} prints black on white, without the parts that only work on a screen`,
    tagOf(path),
    async ({ page }) => {
      await page.setViewportSize(path === HOME.path ? WIDE_PHONE : DESKTOP);
      await visitFullyLoaded(page, path);
      await page.emulateMedia({ media: 'print' });
      expect(await notBlackOnWhite(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const gone = page.locator('canvas, nav, button, [data-carousel], footer, .button:not([href^="http"])');
      await expect(gone.filter({ visible: true })).toHaveCount(0);
      expect(await emptySections(page)).toEqual([]);
      const gaps = await page
        .locator('.page > *')
        .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).marginBlockStart)));
      expect(Math.max(...gaps), 'no window for the rain').toBe(0);
      const link = page.locator('.actions .button[href^="http"]');
      for (const url of await link.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href)))
        expect((await printed(page, 'A4')).join('').split(plain(url)), `${url}, once`).toHaveLength(2);
    },
  );

test('the home page prints as a résumé on one sheet, the contact on one line', async ({ page }) => {
  await visitFullyLoaded(page, '/');
  const { name, email, phone, summary } = resume.basics ?? {};
  const about = blocksOf(summary)
    .flatMap((part) => (isList(part) ? part.list : [part]))
    .map(proseToText);
  const jobs = (resume.work ?? []).flatMap(({ position, summary, highlights = [] }) => [
    position,
    summary,
    ...highlights.map(plainText),
  ]);
  const projects = (resume.projects ?? []).flatMap((project) => [project.name, project.description]);
  const external = await page.locator('#projects a[href^="http"]').first().getAttribute('href');
  const network = resume.basics?.profiles?.[0]?.url ?? '';
  for (const format of ['A4', 'Letter'] as const) {
    const [text = '', ...more] = await printed(page, format);
    expect.soft(more, format).toEqual([]);
    const wanted = [name, email, phone, ...about, ...jobs, ...projects];
    expect.soft(wanted.filter((part) => !text.includes(plain(part)))).toEqual([]);
    expect.soft(text, format).not.toMatch(/Skiptocontent|Copy|Getintouch|Downloadrésumé|Weighed/i);
    for (const url of [external ?? '', network.replace('https://', '')])
      expect.soft(text.split(plain(url)), `${url} on ${format}`).toHaveLength(2);
  }
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ media: 'print' });
  const lines = await page
    .locator('#contact dd')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(new Set(lines.map(Math.round)).size).toBe(1);
  await visitFullyLoaded(page, '/de/');
  expect(await printed(page, 'A4'), 'in German').toHaveLength(1);
});

test('a page reached by a link also prints black on white', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visitFullyLoaded(page, '/');
  await card(page, PROJECT).click();
  await expect(page.getByRole('heading', { level: 1, name: PROJECT.heading })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await notBlackOnWhite(page)).toEqual([]);
});
