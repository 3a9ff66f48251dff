import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readPictureFile } from '../../src/picture-file.ts';
import { validContent } from '../support/content.ts';
import { BUILD_MS, serveFork } from '../support/fork.ts';
import { DESKTOP } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

/** A blue photo, taller than wide, with a red head below the top tenth. */
const photo = (): Promise<Buffer> => {
  const [width, height] = [600, 800];
  const head = { create: { width, height: 240, channels: 3, background: '#f00' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: head, top: height / 10, left: 0 }])
    .png()
    .toBuffer();
};

/** Red, green and blue in the middle of the upper edge of a displayed picture. */
async function upperEdge(picture: Locator): Promise<number[]> {
  const shot = sharp(await picture.screenshot());
  const { width = 0 } = await shot.metadata();
  const region = { left: Math.floor(width / 2), top: 2, width: 1, height: 1 };
  return [...(await shot.extract(region).removeAlpha().raw().toBuffer())];
}

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { width, height, left } = each.getBoundingClientRect();
      return { width, height, left };
    }),
  );

test('pictures taller than wide are tall on a phone, side by side on a desktop, and do not cut off heads', async ({
  browser,
}) => {
  test.setTimeout(BUILD_MS);
  const content = validContent();
  const names = ['alpha/1.png', 'alpha/2.png', 'alpha/3.png'];
  for (const name of [...names, 'alpha/card.png']) content.pictures[name] = [1080, 2340];
  content.pictures['beta.png'] = [1360, 850];
  Object.assign(content.projects.beta ?? {}, { card: { src: 'beta.png', alt: 'A wide card' } });
  content.pictures['me.png'] = await photo();
  const pictures = names.map((src) => ({ src, alt: src, role: 'wide' as const }));
  content.projects.alpha?.sections.splice(2, 1, {
    id: 'screens',
    heading: 'Screens',
    shown: [{ carousel: { label: 'Screens', pictures } }],
  });
  const { host } = await serveFork('tall-pictures', content);

  for (const viewport of [PHONE, DESKTOP]) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: viewport === PHONE ? 1.75 : 1,
      reducedMotion: 'reduce',
    });
    await page.goto(host.url('/'));
    const [red = 0, , blue = 0] = await upperEdge(page.getByRole('main').getByRole('img').first());
    expect(blue).toBeGreaterThan(red);
    await page.locator('#projects').scrollIntoViewIfNeeded();
    await expect(page.locator('#projects [data-near] img')).toHaveCount(2);
    const cards = await boxes(page, '#projects [data-lazy]');
    const ratios = cards.map(({ width, height }) => width / height);
    for (const ratio of ratios) expect(ratio).toBeCloseTo(1.6, 1);

    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(host.url('/alpha'));
    await page.locator('#screens').scrollIntoViewIfNeeded();
    await page.locator('#screens .is-initialized').waitFor();
    const first = page.locator('#screens .is-visible img').first();
    await expect(first).toHaveJSProperty('complete', true);
    const [slide] = await boxes(page, '#screens .is-visible figure a');
    const { width: slideWidth = 0, height: slideHeight = 0 } = slide ?? {};
    expect(slideWidth / slideHeight).toBeCloseTo(1080 / 2340, 2);
    expect(slideHeight).toBeGreaterThan(600);
    await expect(page.locator('#screens .is-visible')).toHaveCount(viewport === PHONE ? 1 : 3);
    // If all slides are visible, there are no buttons and no clones.
    const allVisible = viewport === DESKTOP;
    await expect(page.locator('#screens button:visible')).toHaveCount(allVisible ? 0 : 3);
    await expect(page.locator('#screens .splide__slide--clone')).toHaveCount(allVisible ? 0 : 6);
    const widths = requested
      .map(readPictureFile)
      .flatMap(({ name = '', width }) => (/^alpha-\d/.test(name) && width ? width : []));
    expect(widths.length).toBeGreaterThan(0);
    // No file is twice as wide as its picture on the screen.
    expect(Math.max(...widths)).toBeLessThan(2 * slideWidth * (viewport === PHONE ? 1.75 : 1));
    // On a taller screen it is limited to 640 px, on a phone in landscape to the height of the screen.
    for (const [width, height, maxHeight] of [
      [viewport.width, 1440, 640],
      [844, 390, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => (await boxes(page, '#screens figure a'))[0]?.height)
        .toBeLessThanOrEqual(maxHeight);
    }
    await page.close();
  }
  host.close();
});
