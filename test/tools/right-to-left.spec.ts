import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import ar from '../../plugins/content/words/ar.json' with { type: 'json' };
import { en } from '../../src/words.ts';
import { BUILD_MS } from '../support/builder.ts';
import { project, validContent } from '../support/content.ts';
import { serveFork } from '../support/fork-site.ts';
import { arabicContent } from '../support/languages.ts';
import { readPdf } from '../support/read-pdf.ts';
import { DESKTOP, hydrated, PHONE, readThrough } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const FONT = resolve(
  import.meta.dirname,
  '../support/fonts/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
);
/** Words that are written in Latin letters in any language. */
const NAMES =
  /^(TypeScript|Python|SQL|LinkedIn|GitHub|JSON|PDF|layla\S*|(linkedin|github)\.com\S*|FCP|LCP|CLS)$/;

/** Latin words that are visible or announced by screen readers. */
const latinIn = (page: Page) =>
  page.evaluate(() => {
    const announced = ['aria-label', 'aria-roledescription', 'alt', 'title'];
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('body *'))
      for (const name of announced) texts.push(element.getAttribute(name) ?? '');
    return texts.flatMap((text) => text.match(/\p{Script=Latin}[\p{Script=Latin}@./-]+/gu) ?? []);
  });

/** Elements with Arabic text that have letter spacing. */
const spacedIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /\p{sc=Arab}/u.test(node.nodeValue ?? ''),
        ),
      )
      .filter((element) => !/^(normal|0px)$/.test(getComputedStyle(element).letterSpacing))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

test('a site in Arabic is read, announced and printed in Arabic, from right to left', async ({ page }) => {
  test.setTimeout(BUILD_MS);
  const { host } = await serveFork('arabic', arabicContent(), {
    prepare: (fork) => cpSync(FONT, fork.path('src/content/fonts/arabic.woff')),
  });
  const foreign = async () => [...new Set(await latinIn(page))].filter((word) => !NAMES.test(word));

  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto(host.url('/'));
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await foreign()).toEqual([]);
    expect(await spacedIn(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
  const items = page.getByRole('navigation', { name: ar.sections }).getByRole('link');
  await expect(items).toHaveText([
    ar.aboutItem,
    ar.projectsItem,
    ar.skillsItem,
    ar.experienceItem,
    ar.contactItem,
  ]);
  await items.last().click();
  await expect(page).toHaveURL(host.url('/#contact'));
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: async () => {} }));
  await page.getByRole('button', { name: ar.copyEmail }).click();
  await expect(page.getByRole('status').filter({ hasText: ar.copied })).toHaveText(ar.copied);

  await page.setViewportSize({ width: 200, height: 640 });
  const wrapped = await page.locator('#contact dd a').evaluateAll((links) =>
    links
      .map((link) => {
        const text = new Range();
        text.selectNodeContents(link);
        return [...text.getClientRects()].map(({ right }) => Math.round(right));
      })
      .filter(({ length }) => length > 1),
  );
  expect(wrapped.length).toBeGreaterThan(0);
  for (const ends of wrapped) expect(new Set(ends).size).toBe(1);
  await page.setViewportSize(DESKTOP);

  await page.goto(host.url('/team'));
  await readThrough(page);
  expect(await spacedIn(page)).toEqual([]);
  const next = page.getByRole('button', { name: ar.nextPicture });
  await expect(next).toBeVisible();
  expect(await next.locator('i').evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
  const previous = page.getByRole('button', { name: ar.previousPicture });
  const [nextBox, previousBox] = [await next.boundingBox(), await previous.boundingBox()];
  expect(nextBox?.x).toBeLessThan(previousBox?.x ?? 0);
  expect(await foreign()).toEqual([]);

  await page.route(/\/assets\/home-/, (route) => route.abort());
  await page.getByRole('link', { name: /الصفحة الرئيسية/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.notLoaded);
  await expect(page.getByRole('alert')).toContainText(ar.reasonError);

  await page.goto(host.url('/no/such-page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.notFound);
  await expect(page.getByRole('main')).not.toContainText(en.notFoundText);

  const pdf = await readPdf(Buffer.from(await (await fetch(host.url('/resume.pdf'))).arrayBuffer()));
  expect(pdf.info.Language).toBe('ar');
  host.close();
});

test('on a site in English an Arabic name and title have no letter spacing, so that letters stay joined', async ({
  page,
}) => {
  test.setTimeout(BUILD_MS);
  const content = validContent();
  Object.assign(content.resume.basics as object, { name: 'ليلى حسن' });
  content.projects.beta = project('منصة التعاون');
  content.resume.projects?.push({ name: 'منصة التعاون', description: 'What it is.' });
  const { host } = await serveFork('arabic-name', content);
  for (const path of ['/', '/alpha', '/beta']) {
    await page.goto(host.url(path));
    await expect(page.getByText(/\p{sc=Arab}/u).first()).toBeAttached();
    expect(await spacedIn(page)).toEqual([]);
  }
  host.close();
});
