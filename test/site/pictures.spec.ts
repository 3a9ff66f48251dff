import { parse } from 'node-html-parser';
import { PICTURE, stemOf } from '../../src/picture-file.ts';
import { GALLERIES, GALLERY, LAST_SECTION, PROJECT } from '../support/journey.ts';
import { watchRequests } from '../support/network.ts';
import { DESKTOP } from '../support/screens.ts';
import { hold, openDocument, PAGES, PROJECTS, tagOf, visit, words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const STRIPS = GALLERIES.map(({ pictures, ...strip }) => ({ ...strip, count: pictures.length }));

for (const { path } of PAGES) {
  const strips = STRIPS.filter((strip) => strip.path === path);
  const named = strips.map(({ label, count }) => `, and ${label} has ${count} with texts and captions`);
  test(`${path}: every picture has its space and its sizes${named.join('')}`, async ({ request }) => {
    const page = parse(await (await request.get(path)).text());
    const unsized = page.querySelectorAll('img').filter((image) => {
      const vector = image.getAttribute('src')?.endsWith('.svg');
      const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
      const [first, ...others] = sources.map((source) => source.getAttribute('sizes'));
      const fluid =
        // In two formats; a banner has another picture for phones.
        [2, 4].includes(sources.length) &&
        sources.every((source) => source.getAttribute('srcset')) &&
        first &&
        others.every((sizes) => sizes === first);
      return !image.hasAttribute('width') || !image.hasAttribute('height') || !(vector || fluid);
    });
    expect.soft(unsized.map(String)).toEqual([]);
    for (const { label, count } of strips) {
      const strip = page.querySelector(`[data-carousel="${label}"]`);
      const alts = strip?.querySelectorAll('img').map((image) => image.getAttribute('alt')) ?? [];
      expect(alts).toHaveLength(count);
      expect(alts.filter((alt) => !alt?.trim())).toEqual([]);
      expect(new Set(alts).size).toBe(count);
      const captions = strip?.querySelectorAll('figcaption').map(({ text }) => text) ?? [];
      expect(captions).toHaveLength(count);
      expect(captions.filter((caption) => !/\w/.test(caption))).toEqual([]);
    }
  });

  // On a phone it fetches what the budget predicts, and nothing else: `budget.spec.ts`.
  test(`${path} on a desktop fetches no picture from below`, tagOf(path), async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const requested = watchRequests(page, PICTURE);
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const places = await page.evaluate(
      (files) =>
        files.map((file) => {
          const picture = [...document.querySelectorAll('img, source')].find(({ outerHTML }) =>
            outerHTML.includes(file),
          );
          const box = picture?.closest('[data-lazy]') ?? picture?.parentElement?.querySelector('img');
          return { file, top: box?.getBoundingClientRect().top ?? Infinity };
        }),
      [...new Set(requested.map((url) => new URL(url).pathname))],
    );
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter(({ top }) => top > DESKTOP.height * 1.25)).toEqual([]);
  });
}

test('a browser without AVIF gets WebP in the width that it needs', async ({ page }) => {
  await page.route(PROJECT.path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('image/avif', 'image/unknown');
    await route.fulfill({ response, body });
  });
  const requested = watchRequests(page, PICTURE);
  await visit(page, PROJECT.path);
  await page.waitForLoadState('networkidle');
  expect(requested.some((file) => /-728\.webp$/.test(file))).toBe(true);
  expect(requested.filter((file) => file.endsWith('.avif'))).toEqual([]);
});

test('a page opened at a section fetches no pictures that it scrolls past', async ({ page }) => {
  const requested = watchRequests(page, PICTURE);
  await visit(page, `/#${LAST_SECTION}`);
  await expect(page.locator(`#${LAST_SECTION}`)).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((file) => /-card\.|logo-/.test(file))).toEqual([]);
});

test('a carousel fetches the shown picture and the next one, never all 16', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requested = watchRequests(page, PICTURE);
  await visit(page, PROJECT.path);
  const sources = await page
    .locator(`[data-carousel="${GALLERY.label}"] img`)
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const stems = sources.map(stemOf);
  const fetched = () => stems.filter((stem) => requested.map(stemOf).includes(stem));

  await page.locator(`[data-carousel="${GALLERY.label}"]`).scrollIntoViewIfNeeded();
  const carousel = page.getByRole('group', { name: GALLERY.label });
  const next = carousel.getByRole('button', { name: words.nextPicture });
  await expect(next).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched()).toEqual(stems.slice(0, 2));
  await next.click();
  await expect.poll(fetched).toEqual(stems.slice(0, 3));
});

test('a banner has its place and a ground of its own before its picture arrives', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const { path } of PROJECTS) {
    const release = await hold(page, new RegExp(`${path.slice(1)}-banner`));
    await openDocument(page, path);
    const banner = page.locator('main header img');
    expect((await banner.boundingBox())?.height, path).toBeGreaterThan(300);
    const grounds = await banner.evaluate((image) =>
      [image, image.closest('div') as Element].map((each) => getComputedStyle(each).backgroundColor),
    );
    expect(grounds[0], path).toMatch(/^color\(/);
    expect(grounds[0], path).not.toBe(grounds[1]);
    release();
  }
});
