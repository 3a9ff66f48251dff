import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { FIRST_FLIGHT_BYTES } from '../../packages/page-weight/src/figures.ts';
import { filesIn } from '../../plugins/content/read/folder.ts';
import { homeSections } from '../../plugins/content/views/home.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { strayLetters, unansweredAtFirst } from '../support/page-texts.ts';
import { content, DIST, FOLDER, LANGUAGES, NOT_FOUND, owner, PAGES, PATHS, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const homeIds = homeSections(content).map(({ id }) => id);

for (const { path, title, heading, sections } of [...PAGES, NOT_FOUND])
  test(`${path} has title, heading, sections, landmarks and footer`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(path === NOT_FOUND.path ? 404 : 200);
    const page = parse(await response.text());
    expect(page.querySelector('title')?.text).toBe(title);
    if (path === NOT_FOUND.path) expect(page.querySelector('main')?.text).toContain(words.notFoundText);
    const ids = page.querySelectorAll('main section').map(({ id }) => id);
    expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
    // The navigation lists only some of the home page's.
    expect(ids.filter((id) => !sections.includes(id) && !homeIds.includes(id))).toEqual([]);
    const items = page.querySelectorAll('#menu a').map((item) => item.getAttribute('href'));
    expect(items).toEqual(sections.map((id) => `#${id}`));
    // With it the menu's button is hidden.
    expect(page.querySelector('header nav')?.hasAttribute('hidden')).toBe(!sections.length);
    const footer = page.querySelector('#app > footer');
    expect(footer?.text).toContain(`© ${content.site.copyright} ${owner}`);
    // Only pages that do not say themselves how to reach the owner have it.
    const contact = sections.includes('contact') ? undefined : '/#contact';
    expect(footer?.querySelector('a')?.getAttribute('href')).toBe(contact);

    expect(page.querySelector('h1')?.text).toBe(heading);
    // axe checks the levels of headings and the names of landmarks.
    const landmarks = page.querySelectorAll('#app > header, main, #app > footer, nav:not([hidden]), section');
    expect(landmarks.length).toBeGreaterThanOrEqual(3);
    const isEmpty = (each: (typeof landmarks)[number]) =>
      !each.querySelector('a') && (each.tagName === 'NAV' || !each.text.trim());
    const isNamed = (each: (typeof landmarks)[number]) =>
      !/NAV|SECTION/.test(each.tagName) ||
      each.getAttribute('aria-label') ||
      page.getElementById(each.getAttribute('aria-labelledby') ?? '')?.text;
    expect(landmarks.filter((each) => isEmpty(each) || !isNamed(each)).map(String)).toEqual([]);
  });

test('the name of a project precedes its picture, and the title of a job its years', async ({ page }) => {
  await page.goto('/');
  const firsts = await page
    .locator('#projects li:has(h3)')
    .evaluateAll((all) => all.map((each) => each.querySelector('h3, img')?.tagName));
  expect(firsts).not.toContain('IMG');
  const jobs = await page.locator('#experience li:has(h3)').allInnerTexts();
  const dated = jobs.filter((text) => /\b(19|20)\d\d\b/.test(text));
  if (content.resume.work?.length) expect(dated.length).toBeGreaterThan(0);
  for (const text of dated) expect(text).not.toMatch(/^\W*(19|20)\d\d\b/);
});

test('every page arrives in the first flight from a host that knows only gzip', () => {
  const sizes = filesIn(DIST)
    .filter((file) => file.endsWith('.html') && file !== 'edit.html')
    .map((file) => [file, gzipSync(readFileSync(resolve(DIST, file)), { level: 9 }).length] as const);
  expect(sizes.length).toBeGreaterThan(PAGES.length);
  expect(sizes.filter(([, bytes]) => bytes > FIRST_FLIGHT_BYTES)).toEqual([]);
});

const others = [
  '/budget',
  NOT_FOUND.path,
  ...Object.keys(content.versions ?? {}).map((name) => `/for/${name}`),
];
const translated = LANGUAGES.flatMap((language) => others.map((path) => `/${language}${path}`));

test('every letter of every heading is of the site’s own font', { tag: '@long' }, async ({ page }) => {
  for (const path of [...PATHS, ...others, ...translated]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    expect.soft(await strayLetters(page), path).toEqual([]);
  }
});

test('a phone answers recruiters before any scroll, in each language', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of [undefined, 'de']) {
    await page.goto(language ? '/de/' : '/');
    const content = openOwner(FOLDER, FOLDER).content(language);
    expect(await unansweredAtFirst(page, content), language).toEqual([]);
  }
});
