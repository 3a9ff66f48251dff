import ja from '../../plugins/content/words/ja.json' with { type: 'json' };
import { validContent } from '../support/content.ts';
import { serveFork } from '../support/fork.ts';
import { overflowing } from '../support/layout.ts';
import { ready } from '../support/site.ts';
import { writeFiles } from '../support/temporary-files.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('below a path a list links to the same page in other languages, on any screen', async ({ page }) => {
  const { host } = await serveFork('three-languages', validContent(), {
    base: '/portfolio/',
    prepare: (fork) => writeFiles(fork.path('src/content'), { 'ja/site.json': '{}', 'ar/site.json': '{}' }),
  });
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
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
