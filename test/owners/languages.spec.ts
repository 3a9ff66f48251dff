import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ar from '../../plugins/content/words/ar.json' with { type: 'json' };
import ja from '../../plugins/content/words/ja.json' with { type: 'json' };
import { validContent } from '../support/content.ts';
import { BUILD_MS, serveFork } from '../support/fork.ts';
import type { Host } from '../support/host.ts';
import { overflowing } from '../support/layout.ts';
import { ready } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const BASE = '/portfolio/';
const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const FILES = {
  'ja/resume.json': { basics: { label: '開発者', summary: '物を作ります。' } },
  'ja/projects/alpha.md': '---\ntagline: アルファとは\n---\n',
  'ar/site.json': { greeting: 'أهلًا' },
};

test.describe('a site in English, Japanese and Arabic with a base path', () => {
  test.describe.configure({ mode: 'default' });
  let host: Host;

  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    const content = validContent();
    content.projects.alpha?.sections[0]?.shown.push({ text: 'It is here [in Japanese](/ja/alpha).' });
    ({ host } = await serveFork('three-languages', content, {
      base: BASE,
      prepare(fork) {
        for (const [name, data] of Object.entries(FILES)) {
          const file = fork.path('src/content', name);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data, null, 2));
        }
      },
    }));
  });
  test.afterAll(() => host?.close());

  test('each language has its own pages and direction, and falls back to English', async ({ page }) => {
    for (const [folder, words, dir] of [
      ['ja', ja, null],
      ['ar', ar, 'rtl'],
    ] as const) {
      expect((await page.goto(host.url(`/${folder}/`)))?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', folder);
      expect(await page.locator('html').getAttribute('dir')).toBe(dir);
      await expect(page.getByRole('heading', { name: words.experience })).toBeVisible();
      // Between the marks that isolate a name from right to left.
      await expect(page.getByRole('heading', { name: /^\W?Developer\W?$/ })).toBeVisible();
      expect((await page.goto(host.url(`/${folder}/no/such-page`)))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound);
    }
    await page.goto(host.url('/ja/alpha'));
    await expect(page.getByText('アルファとは')).toBeVisible();
    await page.goto(host.url('/ar/'));
    await expect(page.getByText('أهلًا')).toBeVisible();
    await page.goto(host.url('/ar/alpha'));
    // A plain path would lead to the page in Arabic.
    await expect(page.getByRole('link', { name: 'in Japanese' })).toHaveJSProperty(
      'href',
      host.url('/ja/alpha'),
    );
  });

  test('on any screen a list links to the same page in the other languages', async ({ page }) => {
    for (const [from, button, others] of [
      ['/alpha', 'en Languages', ['العربية', '日本語']],
      ['/ja/alpha', `ja ${ja.languages}`, ['English', 'العربية']],
    ] as const) {
      await page.goto(host.url(from));
      await ready(page);
      const list = page.locator('#languages a');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(list.first()).toBeHidden();
        await page.getByRole('button', { name: button }).click();
        await expect(list).toHaveText([...others]);
        for (const link of await list.all()) {
          const box = await link.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        expect(await overflowing(page), `${from} at ${size.width} px`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
    await page.getByRole('button', { name: `ja ${ja.languages}` }).click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(host.url('/ar/alpha'));
  });
});
