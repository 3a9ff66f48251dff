import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { HOME, NOT_FOUND, PAGES, resume } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** For each container that has both elements, whether the first one precedes the other in reading order. */
const inOrder = (page: Page, around: string, first: string, then: string) =>
  page.locator(around).evaluateAll(
    (all, [first, then]) =>
      all.flatMap((each) => {
        const [a, b] = [each.querySelector(first), each.querySelector(then)];
        if (!a || !b) return [];
        return [!!(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)];
      }),
    [first, then] as const,
  );

test('the name of a project precedes its picture, and the title of a job its years', async ({ page }) => {
  await page.goto(HOME.path);
  const found = await inOrder(page, '#projects li', 'h3', 'img');
  expect.soft(found).not.toContain(false);

  const years = await page.locator('#experience li:has(h3)').evaluateAll((jobs) =>
    jobs.map((job) => {
      const words = (job as HTMLElement).innerText;
      const title = job.querySelector('h3')?.innerText ?? '';
      return { year: words.search(/\b(19|20)\d\d\b/), title: words.indexOf(title) };
    }),
  );
  const dated = years.filter(({ year }) => year >= 0);
  if (resume.work?.length) expect(dated.length).toBeGreaterThan(0);
  for (const { title, year } of dated) expect(year).toBeGreaterThan(title);
});

for (const { path } of [...PAGES, NOT_FOUND])
  test(`${path} starts with its only h1, no heading skips a level, no landmark is empty, and those of the same kind have different names`, async ({
    request,
  }) => {
    const page = parse(await (await request.get(path)).text());
    const levels = page.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    expect.soft(levels[0]).toBe(1);
    expect.soft(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);

    const landmarks = page
      .querySelectorAll('#app > header, main, #app > footer, nav, section')
      .map((landmark) => ({
        kind: landmark.tagName,
        name:
          landmark.getAttribute('aria-label') ??
          page.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.text ??
          '',
        isEmpty: !landmark.querySelector('a') && (landmark.tagName === 'NAV' || !landmark.text.trim()),
      }));
    expect(landmarks.length).toBeGreaterThanOrEqual(3);
    expect(landmarks.filter(({ isEmpty }) => isEmpty)).toEqual([]);
    const needNames = landmarks.filter(({ kind }) => kind === 'NAV' || kind === 'SECTION');
    expect(needNames.filter(({ name }) => !name)).toEqual([]);
    const named = landmarks.map(({ kind, name }) => `${kind} ${name}`);
    expect(named).toEqual([...new Set(named)]);
  });
