import { carousel, FIRST, openCarousel, SECOND } from '../../support/carousel.ts';
import { GALLERY, PROJECT, placeOf } from '../../support/journey.ts';
import {
  announces,
  dialog,
  hasLoaded,
  image,
  openPicture,
  picture,
  pictureBox,
  press,
} from '../../support/lightbox.ts';
import { words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a picture opens as wide as the screen, with its caption, its position and buttons large enough for a thumb', async ({
  page,
}) => {
  await openPicture(page);
  await announces(page, FIRST, placeOf(1));
  await expect(image(page)).toHaveAttribute('alt', GALLERY.pictures[0]?.alt ?? '');
  const { width } = await pictureBox(page);
  expect(width).toBeGreaterThan(412 - 16);
  await expect(page).toHaveURL(PROJECT.path);

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    const buttons = dialog(page).getByRole('button');
    await expect(buttons).toHaveCount(4);
    for (const button of await buttons.all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect.poll(async () => (await pictureBox(page)).height).toBeGreaterThan(230);
  }

  await test.step('rotating the phone keeps the picture, as large as it can be', async () => {
    await page.setViewportSize({ width: 412, height: 823 });
    await press(page, words.nextPicture);
    await hasLoaded(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await pictureBox(page)).height).toBeGreaterThan(340);
    await announces(page, SECOND, placeOf(2));
  });
  await test.step('at 2.5 times the size, its position does not reach the buttons', async () => {
    await page.setViewportSize({ width: 165, height: 330 });
    const position = dialog(page).getByText(placeOf(2), { exact: true });
    const next = dialog(page).getByRole('button', { name: words.nextPicture });
    await expect.poll(async () => (await next.boundingBox())?.x).toBeLessThan(165);
    const { x = 0, width = 0 } = (await position.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual((await next.boundingBox())?.x ?? 0);
  });
  await test.step('printing prints the page behind it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: PROJECT.heading })).toBeVisible();
  });
});

test('on a small phone in landscape a long caption leaves all buttons in view', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await openCarousel(page);
  const text = 'Every card on the board is dragged to another column. '.repeat(4);
  await carousel(page)
    .locator('figcaption')
    .evaluateAll((captions, long) => {
      for (const caption of captions) caption.textContent = long;
    }, text);
  await picture(page).first().click();
  await hasLoaded(page);
  await expect(dialog(page)).toContainText(text.trim());
  for (const button of await dialog(page).getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
});

test('on a page that the visitor has zoomed, the open picture and its buttons are on the screen', async ({
  page,
}) => {
  await openCarousel(page);
  const browser = await page.context().newCDPSession(page);
  const zoom = (pageScaleFactor: number) => browser.send('Emulation.setPageScaleFactor', { pageScaleFactor });
  const screen = () =>
    page.evaluate(() => {
      const { offsetLeft: x, offsetTop: y, width, height } = visualViewport as VisualViewport;
      return { x, y, width, height };
    });
  const covers = async (factor: number) => {
    await expect.poll(async () => Math.round((await screen()).width)).toBe(Math.round(412 / factor));
    await expect
      .poll(async () => {
        const { x, y, width, height } = await screen();
        const box = await dialog(page).evaluate((element) => element.getBoundingClientRect().toJSON());
        return [box.x - x, box.y - y, box.width - width, box.height - height].map(Math.round);
      })
      .toEqual([0, 0, 0, 0]);
  };
  await zoom(2);
  await page.mouse.wheel(100, 0);
  await expect.poll(async () => (await screen()).x).toBeGreaterThan(40);
  await picture(page).evaluate((link: HTMLElement) => link.click());
  await hasLoaded(page);
  await covers(2);
  const { width } = await pictureBox(page);
  expect(width).toBeLessThanOrEqual(412 / 2);
  await zoom(1);
  await covers(1);
});
