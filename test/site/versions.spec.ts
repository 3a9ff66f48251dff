import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { filesIn } from '../../plugins/content/read/folder.ts';
import { parseInline, proseToText } from '../../plugins/content/text/inline-text.ts';
import { versionsOf } from '../../plugins/content/versions/select.ts';
import { openOwner } from '../../plugins/open-owner.ts';
import { smallTargets } from '../support/layout.ts';
import { violations } from '../support/page-states.ts';
import { notBlackOnWhite, plain, printed } from '../support/read-pdf.ts';
import { WIDE_PHONE } from '../support/screens.ts';
import { content, DIST, FOLDER, LANGUAGES, readThrough, visitFullyLoaded } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const [name = ''] = Object.keys(content.versions ?? {});
const version = content.versions?.[name];
const path = `/for/${name}`;

test('nothing but its own page, script and PDF names a version or has a word of it', () => {
  const words = [
    name,
    version?.basics?.label,
    version?.greeting,
    ...(version?.asks ?? []).map(({ ask }) => ask),
  ];
  const others = /\.(br|gz|avif|webp|png|jpe?g|mp4|pdf)$|(^|\/)for\/|\.version-[\w-]+\.js$/;
  const files = filesIn(DIST).filter((file) => !others.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(resolve(DIST, file), 'utf8').toLowerCase();
    for (const word of words)
      expect(word && text.includes(word.toLowerCase()), `${file}: ${word}`).toBe(false);
  }
});

test('its page has who it is for, what they ask, their PDF, and a way on', async ({ page }) => {
  await page.setViewportSize(WIDE_PHONE);
  await page.goto(path);
  const asks = page.locator('#asks dl > div');
  await expect(asks).toHaveCount(version?.asks?.length ?? 0);
  // The first answer is on the first screen, and where it was done has a line of its own.
  await expect(asks.first().locator('dd').first()).toBeInViewport();
  const answer = asks.first().locator('dd').first();
  const words = await answer.locator('span').first().boundingBox();
  const place = await answer.locator('a').first().boundingBox();
  expect(place?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  for (const paragraph of version?.basics?.summary?.split('\n\n') ?? [])
    await expect(page.locator('header').getByText(paragraph)).toBeVisible();
  for (const place of ['header', '#contact'])
    await expect(
      page.locator(place).getByRole('link', { name: `Résumé for ${version?.for} (PDF)` }),
    ).toHaveAttribute('href', new RegExp(`-${name}\\.pdf$`));
  expect(await smallTargets(page)).toEqual([]);
  const left = content.resume.projects?.filter(({ name: each }) => {
    const kept = versionsOf(content)[name]?.resume.projects;
    return !kept?.some(({ name }) => name === each);
  });
  expect(left?.length).toBeGreaterThan(0);
  for (const { name: title = '' } of left ?? [])
    await expect(page.locator('#projects').getByRole('heading', { name: title })).toHaveCount(0);

  await page.getByRole('link', { name: 'Everything else I have made' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#asks')).toHaveCount(0);
  await page.goBack();
  await expect(asks.first()).toBeVisible();
});

/** Follows each answer's link to the sentence on the page that it is about. */
async function followAnswers(page: Page, asks: { answer?: string }[]) {
  const own = new Set(asks.map(({ answer = '' }) => plain(proseToText(parseInline(answer)))));
  const answers = page.locator('#asks dd:has(a)');
  for (const answer of await answers.all()) {
    const sentence = (await answer.locator('span').first().textContent())?.trim() ?? '';
    // An answer in the owner's own words leads to the sections that prove it.
    const isOwn = own.has(plain(sentence));
    for (const link of await answer.locator('a[data-alone]').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const isHere = href.startsWith('#');
      await link.click();
      const there = page.locator(isHere ? '#asks ~ section' : 'main');
      const said = isOwn ? page.locator(href.replace(/^[^#]*/, '')) : there.getByText(sentence).first();
      await expect(said).toBeInViewport();
      if (!isHere) await page.goBack();
    }
  }
  expect(await answers.count()).toBeGreaterThan(3);
}

test.describe('with scripting disabled', () => {
  // Without smooth scrolling.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  for (const language of [undefined, ...LANGUAGES])
    test(`in ${language ?? 'the first language'} a version is whole, and its answers lead to their sentences`, {
      tag: language ? '@long' : [],
    }, async ({ page }) => {
      const base = language ? `/${language}` : '';
      const { versions = {}, site } = openOwner(FOLDER, FOLDER).content(language);
      const { asks = [], basics, sections = [] } = versions[name] ?? {};
      if (language) expect(basics?.label).not.toBe(version?.basics?.label);
      await page.goto(base + path);
      await expect(page.locator('html')).toHaveAttribute('lang', site.language ?? 'en');
      await expect(page.locator('[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByText(basics?.label ?? '', { exact: true })).toBeVisible();
      await expect(page.locator('#asks dt')).toHaveText(asks.map(({ ask }) => ask));
      for (const id of sections.filter((id) => id !== 'about'))
        await expect(page.locator(`#${id} > h2`)).toBeVisible();
      await followAnswers(page, asks);
      const pdf = (await page.locator('header a[href$=".pdf"]').getAttribute('href')) ?? '';
      expect(pdf.startsWith(`${base}/`)).toBe(true);
      expect((await page.request.get(pdf)).ok()).toBe(true);
      await page.locator(`a[href="${base}/"]`).first().click();
      await expect(page).toHaveURL(`${base}/`);
    });
});

test('axe finds no violations on a version; asked and answered are printed in black', async ({ page }) => {
  await visitFullyLoaded(page, path);
  await readThrough(page);
  expect(await violations(page, 'as loaded')).toEqual([]);
  // On paper an answer's sentence and where it was done may be columns of their own.
  const texts = await page.locator('#asks :is(dt, dd)').evaluateAll((all) =>
    all.flatMap((each) => {
      const said = each.querySelector('span')?.textContent ?? '';
      const labels = Array.from(each.querySelectorAll('a'), (link) => link.textContent ?? '');
      return said ? [said, ...labels] : [each.textContent ?? ''];
    }),
  );
  expect(texts.length).toBeGreaterThan(10);
  const text = (await printed(page, 'A4')).join('');
  expect(texts.filter((each) => !text.includes(plain(each)))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await notBlackOnWhite(page)).toEqual([]);
});
