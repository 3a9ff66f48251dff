import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { exampleNames } from '../../plugins/content/read/folder.ts';
import { directionOf } from '../../plugins/content/text/locale.ts';
import ar from '../../plugins/content/words/ar.json' with { type: 'json' };
import { budgetOf, exampleFolder, openExample } from '../support/fork.ts';
import { Host } from '../support/host.ts';
import { brokenPictures, brokenWords, cutTexts, overflowing, tornTexts } from '../support/layout.ts';
import { violations } from '../support/page-states.ts';
import { foreignTexts, strayLetters, textsOn, unansweredAtFirst } from '../support/page-texts.ts';
import { printed } from '../support/read-pdf.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { readThrough, ready } from '../support/site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const KANA = resolve(ROOT, 'test/support/fonts/noto-sans-jp/files/noto-sans-jp-119-400-normal.woff');
const EXAMPLES = exampleNames(ROOT);
const SIZES = [PHONE, DESKTOP];

/** Ignores overlaps: the line boxes of large text are taller than its glyphs. */
const isCut = (fault: string) => fault.startsWith('cut:');

// One worker, so that each site is built once.
test.describe.configure({ mode: 'default' });
// As for visitors: the service worker must not log anything either.
test.use({ serviceWorkers: 'allow' });

for (const name of EXAMPLES) {
  test(`the ${name} example is complete, fits, is readable, and answers recruiters`, async ({ page }) => {
    const { dist, editions } = await openExample(name);
    const host = await Host.open(dist);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(error.message));

    const visits = editions.flatMap(({ paths, ...edition }) =>
      [...paths, `${edition.home}no/such-page`].map((path) => ({ path, ...edition })),
    );
    // Home pages are opened on a phone, the others on a phone and on a desktop in turn.
    for (const [index, { path, home, language, content }] of visits.entries()) {
      const sizes = index % 2 && path !== home ? SIZES.toReversed() : SIZES;
      await page.setViewportSize(sizes[0] ?? PHONE);
      await page.goto(host.url(path));
      await ready(page);
      if (path === home) expect(await unansweredAtFirst(page, content), home).toEqual([]);
      const root = page.locator('html');
      await expect(root, path).toHaveAttribute('lang', language);
      if (directionOf(language) === 'rtl') await expect(root, path).toHaveAttribute('dir', 'rtl');
      for (const size of sizes) {
        const where = `${path} at ${size.width} px`;
        await page.setViewportSize(size);
        await readThrough(page);
        expect(foreignTexts(await textsOn(page), content), where).toEqual([]);
        expect(await overflowing(page), where).toEqual([]);
        expect((await cutTexts(page)).filter(isCut), where).toEqual([]);
        expect(await page.evaluate(brokenPictures), where).toEqual([]);
      }
      expect(await violations(page, 'as loaded'), path).toEqual([]);
      // The others' fonts lack letters of their languages.
      if (/designer|student/.test(name)) expect(await strayLetters(page), path).toEqual([]);
      if (path !== '/') continue;
      await page.setViewportSize(PHONE);
      await page.locator('[popovertarget=menu]').click();
      await expect(page.locator('#menu')).toBeVisible();
    }
    // Chromium logs the status 404 of the not-found page, as it should.
    expect(logged.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

test('the example with the most pages and pictures and a font of its own stays within the budget', async () => {
  const { dist } = await openExample('designer');
  const report = await budgetOf(dist, exampleFolder('designer'));
  expect([...report.problems, ...report.breaches]).toEqual([]);
});

test('in Arabic letters are joined, and visitors are answered in Arabic', async ({ page }) => {
  const { dist, editions } = await openExample('arabic');
  const host = await Host.open(dist);
  for (const path of editions[0]?.paths ?? []) {
    await page.goto(host.url(path));
    expect(await tornTexts(page), path).toEqual([]);
  }
  await page.goto(host.url('/'));
  await ready(page);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: async () => {} }));
  await page.getByRole('button', { name: ar.copyEmail }).click();
  await expect(page.locator('main [role=status]').first()).toHaveText(ar.copied);
  const url = await page.locator('h3 a[href^="http"]').first().getAttribute('href');
  // The text of a PDF is in the order in which it is seen.
  expect((await printed(page, 'A4')).join('')).toContain(url);
  await page.emulateMedia({ media: 'print' });
  const skill = page.locator('#skills dl > div').first();
  expect(await skill.evaluate((each) => getComputedStyle(each, '::after').content)).toBe('"، "');
});

test.describe('with a test font', () => {
  test.use({ bypassCSP: true });

  test('a Japanese name wraps between words, not within one', async ({ page }) => {
    const { dist } = await openExample('japanese');
    const host = await Host.open(dist);
    await page.setViewportSize(PHONE);
    await page.goto(host.url('/'));
    await page.evaluate(
      async (data) => {
        document.fonts.add(await new FontFace('Kana', `url(data:font/woff;base64,${data})`).load());
        document.documentElement.style.setProperty('--display', 'Kana');
      },
      readFileSync(KANA, 'base64'),
    );
    expect(await brokenWords(page)).toEqual([]);
  });
});
