import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { exampleNames } from '../../plugins/content/folder.ts';
import { directionOf } from '../../plugins/content/language.ts';
import { violations } from '../../test/support/axe.ts';
import { exampleFolder, openExample } from '../../test/support/examples.ts';
import { foreignTo } from '../../test/support/foreign-words.ts';
import { Host } from '../../test/support/host.ts';
import { brokenWords, cutTexts, overflowing } from '../../test/support/layout.ts';
import { textsOn } from '../../test/support/page-texts.ts';
import { hydrated, readThrough } from '../../test/support/site.ts';
import type { Report } from '../../tools/budget/report.ts';

const KANA = resolve(
  import.meta.dirname,
  '../../test/support/fonts/noto-sans-jp/files/noto-sans-jp-119-400-normal.woff',
);
const JITI = 'node_modules/jiti/lib/jiti-cli.mjs';
const ROOT = resolve(import.meta.dirname, '../..');
const EXAMPLES = exampleNames(ROOT);
/** All four may be built at the same time. */
const BUILD_MS = 240_000;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Large letters have boxes that are higher than they are: whether they meet others is not asked. */
const isCut = (trouble: string) => trouble.startsWith('cut:');

/** Opens a page and looks at it whole on each screen: the next is turned to, as a window is made larger or smaller. */
async function lookAt(
  page: Page,
  address: string,
  sizes: typeof SIZES,
  look: (width: number) => Promise<void>,
) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (size === sizes[0]) {
      await page.goto(address);
      await hydrated(page);
    }
    await readThrough(page);
    await look(size.width);
  }
}

/** What `npm run budget` says of an example. */
const weigh = (name: string, dist: string): Promise<Report> =>
  new Promise((answer, failed) => {
    const words = [JITI, 'tools/budget/main.ts', '--dist', dist, '--json'];
    const env = { ...process.env, CONTENT_DIR: exampleFolder(name) };
    // Past a ceiling it ends with status 1, and says so in the report too.
    execFile(process.execPath, words, { cwd: ROOT, env }, (error, said) =>
      said ? answer(JSON.parse(said)) : failed(error),
    );
  });

// As visitors have it: what it keeps must not complain either.
test.use({ serviceWorkers: 'allow' });

test('there are four sites of other people', () => {
  expect(EXAMPLES).toEqual(['arabic', 'designer', 'japanese', 'student']);
});

for (const name of EXAMPLES) {
  test(`the ${name} example fits both screens, speaks its own language and has nothing to complain of`, async ({
    page,
  }) => {
    test.setTimeout(BUILD_MS);
    const { dist, editions } = await openExample(name);
    const host = await Host.open(dist);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));

    const visits = editions.flatMap(({ home, paths, ...edition }) =>
      [...paths, `${home}no/such-page`].map((path) => ({ path, ...edition })),
    );
    // The first page comes on a phone, the next on a desktop.
    for (const [index, { path, language, content }] of visits.entries())
      await lookAt(page, host.url(path), index % 2 ? SIZES.toReversed() : SIZES, async (width) => {
        const where = `${path} at ${width} px`;
        const root = page.locator('html');
        await expect(root, where).toHaveAttribute('lang', language);
        if (directionOf(language) === 'rtl') await expect(root, where).toHaveAttribute('dir', 'rtl');
        expect(foreignTo(await textsOn(page), content), where).toEqual([]);
        expect(await overflowing(page), where).toEqual([]);
        expect((await cutTexts(page)).filter(isCut), where).toEqual([]);
        expect(await violations(page, 'as loaded'), where).toEqual([]);
      });
    // Chromium says of the last one that it came with status 404: so it should.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    host.close();
  });

  test(`the ${name} example keeps the budget`, async () => {
    test.setTimeout(BUILD_MS);
    const { dist } = await openExample(name);
    const report = await weigh(name, dist);
    expect(report.problems).toEqual([]);
  });
}

test.describe('in a font of the test’s own', () => {
  test.use({ bypassCSP: true });

  test('a Japanese name breaks between its words, not within one', async ({ page }) => {
    test.setTimeout(BUILD_MS);
    const { dist } = await openExample('japanese');
    const host = await Host.open(dist);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(host.url('/'));
    await page.evaluate(
      async (data) => {
        document.fonts.add(await new FontFace('Kana', `url(data:font/woff;base64,${data})`).load());
        document.documentElement.style.setProperty('--display', 'Kana');
      },
      readFileSync(KANA, 'base64'),
    );
    expect(await brokenWords(page)).toEqual([]);
    host.close();
  });
});
