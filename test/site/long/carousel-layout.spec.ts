import type { Locator, Page } from '@playwright/test';
import { GALLERIES, GALLERY, PROJECT } from '../../support/journey.ts';
import { words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const BAR_PX = 56;
/** The carousels of each page; two pictures may fit side by side, and then need no buttons. */
const CAROUSELS = new Map(
  GALLERIES.map(({ path }) => [
    path,
    GALLERIES.filter((each) => each.path === path && each.pictures.length > 2),
  ]),
);
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
      const isFree = (button?: DOMRect) =>
        button && (button.right <= words.left || button.left >= words.right);
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

for (const [path, galleries] of CAROUSELS)
  test(`${path}: a carousel's picture, caption and buttons fit every screen together, and no two elements share an id`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      for (const { label } of galleries) {
        const box = carousel(page, label);
        await box.scrollIntoViewIfNeeded();
        await expect(box.getByRole('button', { name: words.nextPicture })).toBeVisible();
        await expect.poll(() => faultsOf(box, height), `${label} at ${width} × ${height}`).toEqual([]);
      }
    }
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

test('a carousel whose page becomes wider or narrower without the window keeps its picture in place, and its clones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PROJECT.path);
  const box = carousel(page, GALLERY.label);
  await box.scrollIntoViewIfNeeded();
  await box.getByRole('button', { name: words.nextPicture }).click();
  const clones = box.locator('.splide__slide--clone');
  await expect(clones).not.toHaveCount(0);
  const count = await clones.count();
  const widths = Array.from({ length: 8 }, (_, index) => (index % 2 ? 700 + 75 * index : 1300 - 75 * index));
  for (const width of widths) {
    await page.locator('main').evaluate((main, px) => Object.assign(main.style, { width: `${px}px` }), width);
    const offset = () =>
      box.evaluate((element) => {
        const left = (selector: string) =>
          element.querySelector(selector)?.getBoundingClientRect().left ?? NaN;
        return Math.abs(left('.splide__slide.is-active:not(.splide__slide--clone)') - left('.splide__track'));
      });
    await expect.poll(offset, `${width} px`).toBeLessThan(2);
    await expect(clones).toHaveCount(count);
  }
});
