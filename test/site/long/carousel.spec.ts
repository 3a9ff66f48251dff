import type { Locator, Page } from '@playwright/test';
import { brand, GALLERIES, GALLERY, heading, PROJECT } from '../../support/journey.ts';
import { failRequests, notFound, script, watchErrors, watchRequests } from '../../support/network.ts';
import { hold, owner, visit, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';
import { button, carousel, FIRST, openCarousel, SECOND, THIRD, waitForCaption } from '../carousel.ts';

const PLAYER = script('carousel-player');
const track = (page: Page) => carousel(page).locator('.splide__track');

/** Scrolls the strip to this many pictures from its start. */
const scrollStrip = (page: Page, pictures: number) =>
  track(page).evaluate((element, count) => {
    element.scrollTo({ left: element.clientWidth * count, behavior: 'instant' });
  }, pictures);

const loadedCount = (page: Page) =>
  carousel(page)
    .locator('img')
    .evaluateAll(
      (all: HTMLImageElement[]) => all.filter((each) => each.complete && each.naturalWidth).length,
    );

test('a page’s carousels request their script once, as one comes near', async ({ page }) => {
  const requested = watchRequests(page, PLAYER);
  await visit(page, PROJECT.path);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, words.nextPicture)).toBeVisible();
  await page.locator('[data-carousel]').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: words.nextPicture })).toHaveCount(
    GALLERIES.filter(({ path, pictures }) => path === PROJECT.path && pictures.length > 1).length,
  );
  expect(requested).toHaveLength(1);
});

test('without its script the strip loads its pictures, which open in a new tab', async ({ page }) => {
  const errors = watchErrors(page);
  const requested = await failRequests(page, PLAYER, notFound);
  await visit(page, PROJECT.path);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => loadedCount(page)).toBe(2);
  await scrollStrip(page, 2);
  await expect.poll(() => loadedCount(page)).toBe(4);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  const opened = page.context().waitForEvent('page');
  await carousel(page).getByRole('link').last().click();
  await expect(await opened).toHaveURL(/\/assets\/[^/]*\.(webp|svg)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the strip becomes a carousel in place, with the same picture', async ({ page }) => {
  const release = await hold(page, PLAYER);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PROJECT.path);
  await carousel(page).scrollIntoViewIfNeeded();
  await waitForCaption(page, FIRST);
  await scrollStrip(page, 2);
  await waitForCaption(page, THIRD);
  const before = await carousel(page).boundingBox();
  release();
  await expect(button(page, words.nextPicture)).toBeVisible();
  await waitForCaption(page, THIRD);
  expect(await carousel(page).boundingBox()).toEqual(before);
  await button(page, words.previousPicture).click();
  await waitForCaption(page, SECOND);
});

test('the page can be left while the carousel plays, and it plays again on return', async ({ page }) => {
  const errors = watchErrors(page);
  await openCarousel(page);
  await expect(track(page)).toHaveAttribute('aria-live', 'off');
  const left = await carousel(page).elementHandle();
  await brand(page).click();
  await expect(heading(page, owner)).toBeVisible();
  await expect.poll(() => left?.$('.is-initialized')).toBeNull();
  await page.goBack();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(button(page, words.nextPicture)).toHaveCount(1);
  await expect(track(page)).toHaveAttribute('aria-live', 'off');
  await button(page, words.nextPicture).click();
  await waitForCaption(page, SECOND);
  expect(errors).toEqual([]);
});

test.describe('at rest', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const BAR_PX = 56;
  /** Two pictures may fit side by side, and then need no buttons. */
  const LARGE = GALLERIES.filter(({ pictures }) => pictures.length > 2);
  const SCREENS = [
    [360, 640],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1440, 900],
    [2560, 1440],
  ] as const;

  const carousel = (page: Page, label: string) => page.locator(`[data-carousel="${label}"]`);

  /** Faults of a carousel's picture, caption and buttons on a screen of this height. */
  const faultsOf = (box: Locator, height: number) =>
    box.evaluate(
      (element, [height, bar]) => {
        const link = element.querySelector('.splide__slide.is-active:not(.splide__slide--clone) a');
        const picture = link?.getBoundingClientRect();
        const figcaption = link?.nextElementSibling as Element;
        const caption = figcaption.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(figcaption);
        const words = text.getBoundingClientRect();
        const [control, previous, buttons] = [...element.querySelectorAll('button')].map((button) =>
          button.getBoundingClientRect(),
        );
        const isFree = (box?: DOMRect) => box && (box.right <= words.left || box.left >= words.right);
        // It is what the caption ends with.
        const iconEnd = caption.right - Number.parseFloat(getComputedStyle(figcaption).paddingInlineEnd);
        const image = link?.querySelector('img');
        const ratio = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'));
        if (!picture || !buttons) return ['the carousel is incomplete'];
        const high = buttons.bottom - picture.top;
        const isInRow = picture.bottom <= caption.top && Math.abs(caption.bottom - buttons.bottom) < 1;
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        const sliver = (innerWidth < 1024 ? 2 : 6) * rem;
        const { left, right } = element.getBoundingClientRect();
        const isLarge = picture.width > buttons.right - left - sliver - 2 || high > height - bar - 48;
        const holds: Record<string, boolean> = {
          'picture, caption and buttons fit the screen': high <= height - bar,
          'caption and buttons are in a row below the picture': isInRow,
          'a line of caption is as high as a button': caption.height === buttons.height || words.height > 30,
          'the caption is no higher than the buttons': words.height <= buttons.height,
          'no button covers the caption': !!isFree(control) && !!isFree(previous),
          'the icon that enlarges is at the edge of the picture, or else of the buttons':
            !!previous && Math.abs(iconEnd - Math.min(picture.right, previous.left - 4)) < 1,
          'a sliver of the next picture is seen': picture.right <= right - sliver + rem / 2,
          'the picture has its own ratio': Math.abs(picture.width / picture.height - ratio) < 0.02,
          'the picture fills the width of the page or the height of the screen': isLarge,
          'the picture is not tiny': picture.height > 180,
        };
        return Object.keys(holds).filter((rule) => !holds[rule]);
      },
      [height, BAR_PX] as const,
    );

  for (const path of new Set(GALLERIES.map(({ path }) => path)))
    test(`${path}: a carousel’s picture, caption and buttons fit every screen`, async ({ page }) => {
      await page.goto(path);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        for (const { label } of LARGE.filter((each) => each.path === path)) {
          const box = carousel(page, label);
          await box.scrollIntoViewIfNeeded();
          await expect(box.getByRole('button', { name: words.nextPicture })).toBeVisible();
          await expect.poll(() => faultsOf(box, height), `${label} at ${width} × ${height}`).toEqual([]);
        }
      }
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

  test('a carousel on a page that becomes wider or narrower keeps its picture', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(PROJECT.path);
    const box = carousel(page, GALLERY.label);
    await box.scrollIntoViewIfNeeded();
    await box.getByRole('button', { name: words.nextPicture }).click();
    const clones = box.locator('.splide__slide--clone');
    await expect(clones).not.toHaveCount(0);
    const count = await clones.count();
    const widths = Array.from({ length: 8 }, (_, at) => (at % 2 ? 700 + 75 * at : 1300 - 75 * at));
    for (const width of widths) {
      await page.locator('main').evaluate(({ style }, px) => style.setProperty('width', px), `${width}px`);
      const offset = () =>
        box.evaluate((element) => {
          const edge = (part: string) => element.querySelector(part)?.getBoundingClientRect().left ?? NaN;
          return Math.abs(edge('.splide__slide.is-active:not([class*=clone])') - edge('.splide__track'));
        });
      await expect.poll(offset, `${width} px`).toBeLessThan(2);
      await expect(clones).toHaveCount(count);
    }
  });
});
