import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { openOwner } from '../../../plugins/owner.ts';
import { watchErrors } from '../../support/network.ts';
import { unansweredAtFirst } from '../../support/page-texts.ts';
import { printed } from '../../support/print.ts';
import {
  DESKTOP,
  extrasReady,
  FOLDER,
  NOT_FOUND,
  PAGES,
  PROJECTS,
  resume,
  visit,
} from '../../support/site.ts';

/** Each page's sections, in order. */
const SECTIONS = {
  '/': ['about', 'projects', 'skills', 'experience', 'contact'],
  '/devhive': ['overview', 'features', 'technologies'],
  '/notify': ['overview', 'showcase', 'requirements', 'technologies', 'diagrams', 'challenges'],
  '/climbor-die': ['overview', 'showcase', 'requirements', 'technologies', 'screenshots', 'challenges'],
};

/** How many pictures each page's carousels show. */
const PICTURES = { '/': [], '/devhive': [1], '/notify': [16, 3], '/climbor-die': [10] };

test('the pages have the expected sections and pictures', async ({ request }) => {
  expect(Object.fromEntries(PAGES.map(({ path, sections }) => [path, sections]))).toEqual(SECTIONS);
  for (const [path, counts] of Object.entries(PICTURES)) {
    const page = parse(await (await request.get(path)).text());
    const carousels = page.querySelectorAll('[data-carousel]');
    expect(carousels.map((each) => each.querySelectorAll('figure').length)).toEqual(counts);
  }
});

for (const url of ['/notify/', '/notify.html', '/notify.html?from=mail#diagrams']) {
  test(`${url} shows the same page, and stays: the host has it`, async ({ page }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notify');
    await extrasReady(page);
    await expect(page).toHaveURL(url);
  });
}

test('with a second slash in its URL too, a page is shown, with its script', async ({ page, baseURL }) => {
  const errors = watchErrors(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${baseURL}/no-such-page`);
  await extrasReady(page);
  await expect(heading).toHaveText(NOT_FOUND.heading);
  await page.goto(`${baseURL}/notify`);
  await extrasReady(page);
  await page.locator('main a[href="/devhive"]').click();
  await expect(heading).toHaveText('DevHive');
  await page.goBack();
  await expect(heading).toHaveText('Notify');
  expect(errors).toEqual([]);
});

test('if the host does not know a page under a second spelling, the visitor gets it under the first', async ({
  page,
  baseURL,
}) => {
  // As on GitHub Pages, which has `/notify`, but not `/notify/`.
  await page.route(/\/notify\//, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}404.html` }), status: 404 }),
  );
  await page.goto('/notify/?from=mail#diagrams');
  await expect(page).toHaveURL('/notify?from=mail#diagrams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notify');
});

test('the home page has the sections, services, skills, jobs and cards that were ordered', async ({
  page,
}) => {
  await page.goto('/');
  const region = (name: string) => page.getByRole('region', { name });
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['About me', 'Projects', 'Skills', 'Experience', 'Contact me']);
  for (const service of [/video API/i, /JWT/, /realtime messaging/i])
    await expect.soft(region('Projects')).toContainText(service);
  await expect(region('Skills').getByRole('heading', { level: 3 })).toHaveText([
    'Languages',
    'Frameworks and libraries',
    'Back end',
    'Tools',
    'Development practices',
  ]);
  await region('Skills').locator('[data-lazy]').last().scrollIntoViewIfNeeded();
  await expect(region('Skills').getByRole('img')).toHaveCount(3);
  const jobs = region('Experience').locator('ol > li');
  await expect(jobs).toContainText([
    /IT support specialist.*2023–2024|2023–2024.*IT support specialist/s,
    /Seasonal sales associate.*2022|2022.*Seasonal sales associate/s,
  ]);
  for (const job of await jobs.all()) expect(await job.locator('li').count()).toBeGreaterThan(1);

  const cards = region('Projects').locator('li:has(h3)');
  await expect(cards).toHaveCount(3);
  for (const [index, { name = '', description = '', url = '' }] of (resume.projects ?? []).entries()) {
    const card = cards.nth(index);
    const link = card.getByRole('heading', { level: 3 }).getByRole('link');
    const own = PROJECTS.find(({ heading }) => heading === name)?.path ?? '';
    await expect(link).toContainText(name);
    await expect(card).toContainText(description);
    // DevHive is external.
    await expect(link).toHaveAttribute('href', index === 0 ? url : own);
    if (index === 0) continue;
    // The entire card is clickable.
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(own);
    await page.goBack();
  }
});

test('a phone answers a recruiter before the first scroll, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of [undefined, 'de']) {
    await page.goto(language ? '/de/' : '/');
    const content = openOwner(FOLDER, FOLDER).content(language);
    expect(await unansweredAtFirst(page, content), language).toEqual([]);
  }
});

test('on a phone and a tablet, no heading, tagline or fact leaves a single word on its last line', async ({
  page,
}) => {
  for (const { path } of PAGES) {
    await page.goto(path);
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      const left = await page.evaluate(() => {
        const words = (element: Element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const tops: number[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
              const range = new Range();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              tops.push(Math.round(range.getBoundingClientRect().bottom));
            }
          return tops;
        };
        return [...document.querySelectorAll('main :is(h2, h3, h1 + p, dl.facts dd)')]
          .filter((element) => {
            const lines = words(element);
            const last = lines.at(-1);
            // Of three words, two lines have to have one.
            return (
              lines.length > 3 && last !== lines[0] && lines.filter((line) => line === last).length === 1
            );
          })
          .map(({ textContent }) => textContent);
      });
      expect(left, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("a group's first item is level with its name", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/climbor-die');
  const groups = await page.locator('section h3').evaluateAll((names) => {
    const middleOf = (element: Element | null | undefined) => {
      const range = document.createRange();
      range.selectNodeContents(element as Element);
      const [line] = range.getClientRects();
      return line ? line.top + line.height / 2 : 0;
    };
    return names.map((name) => [middleOf(name), middleOf(name.parentElement?.querySelector('li'))] as const);
  });
  expect(groups.length).toBeGreaterThan(2);
  for (const [name, point] of groups) expect(Math.abs(point - name)).toBeLessThan(5);
});

test('the home page prints on one sheet, with all ways to make contact on one line', async ({ page }) => {
  for (const [path, format] of [
    ['/', 'Letter'],
    ['/', 'A4'],
    ['/de/', 'A4'],
  ] as const) {
    await visit(page, path);
    expect(await printed(page, format), `${path} on ${format}`).toHaveLength(1);
  }
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ media: 'print' });
  const lines = await page
    .locator('#contact dd')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(new Set(lines.map(Math.round)).size).toBe(1);
});

test('on its side a phone shows both buttons and all of the portrait, in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['/', '/de/']) {
    await visit(page, path);
    for (const part of await page.locator('.page > header :is(.button, img)').all())
      await expect.soft(part, path).toBeInViewport({ ratio: 1 });
  }
});
