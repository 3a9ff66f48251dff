import type { Page } from '@playwright/test';
import {
  carousel,
  FIRST,
  LAST,
  movePointerAway,
  moves,
  openCarousel,
  openPaused,
  SECOND,
  shows,
  staysStill,
} from '../../support/carousel.ts';
import {
  COUNT,
  card,
  GALLERY,
  nameOf,
  OTHER,
  OTHER_SCRIPT,
  PROJECT,
  placeOf,
} from '../../support/journey.ts';
import {
  announces,
  dialog,
  hasLoaded,
  image,
  openPicture,
  picture,
  pictureBox,
  press,
  touch,
} from '../../support/lightbox.ts';
import {
  failRequests,
  networkError,
  notFound,
  script,
  style,
  watchErrors,
  watchRequests,
} from '../../support/network.ts';
import { extrasReady, hold, scrollY, visit, words } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

test.skip(COUNT < 4, 'the owner has no carousel of four pictures');

const isClosed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const LIGHTBOX = script('lightbox');

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
  await test.step('printing prints the page behind it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: PROJECT.heading })).toBeVisible();
  });
});

/** The tab that a click on the first picture opens. */
async function tabOf(page: Page, modifiers: 'ControlOrMeta'[] = []) {
  const opened = page.context().waitForEvent('page');
  await carousel(page).locator('.splide__slide:not(.splide__slide--clone) a').first().click({ modifiers });
  return opened;
}
/** The first picture's own file. */
const FILE = /\/assets\/[^/]*\.(webp|svg)$/;

test('the script and the stylesheet load once, when a picture is opened, but not for a new tab', async ({
  page,
}) => {
  const requested = [watchRequests(page, LIGHTBOX), watchRequests(page, style('lightbox'))];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  expect(requested.flat()).toEqual([]);
  await test.step('Ctrl and click opens a picture in a new tab, and nothing in this one', async () => {
    const tab = await tabOf(page, ['ControlOrMeta']);
    await expect(tab).toHaveURL(FILE);
    await tab.close();
    await isClosed(page);
    expect(requested.flat()).toEqual([]);
  });
  for (let times = 0; times < 2; times++) {
    await picture(page).click();
    await press(page, words.closePicture);
    await isClosed(page);
  }
  expect(requested.map(({ length }) => length)).toEqual([1, 1]);
});

const CLOSE: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => press(page, words.closePicture),
  Back: (page) => page.evaluate(() => history.back()),
};

/** Moves through the history by this many steps, and waits until the page has handled it. */
const travel = (page: Page, steps: number) =>
  page.evaluate(async (by) => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(by);
    await arrived;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, steps);

/** Follows a link to the carousel and opens its picture. */
async function followToPicture(page: Page) {
  await card(page, PROJECT).click();
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('button', { name: words.nextPicture })).toBeVisible();
  await picture(page).click();
  await hasLoaded(page);
}

test('Escape, its button and Back close the lightbox, restore scroll position and focus, and leave no history entry', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await visit(page, OTHER.path);
  for (const [what, close] of Object.entries(CLOSE))
    await test.step(what, async () => {
      await followToPicture(page);
      const before = await scrollY(page);
      expect(before).toBeGreaterThan(0);
      await close(page);
      await isClosed(page);
      await expect(picture(page)).toBeFocused();
      await expect(page).toHaveURL(PROJECT.path);
      expect(await scrollY(page)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL(OTHER.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTHER.heading);
    });
  await test.step('Forward, after Back has closed the lightbox, keeps the scroll position', async () => {
    await followToPicture(page);
    const before = await scrollY(page);
    await page.evaluate(() => history.back());
    await isClosed(page);
    await travel(page, 1);
    await isClosed(page);
    expect(await scrollY(page)).toBe(before);
    // Both history entries share one scroll position: going back does not undo later scrolling.
    await page.evaluate(async () => {
      scrollBy({ top: 300, behavior: 'instant' });
      // The scroll event fires in the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await scrollY(page)).toBe(before + 300);
    await travel(page, -1);
    expect(await scrollY(page)).toBe(before + 300);
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before);
    await picture(page).click();
    await announces(page, FIRST, placeOf(1));
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await scrollY(page)).toBe(before);
  });
  expect(errors).toEqual([]);
});

test('a picture that is opened before the extras have loaded stays open', async ({ page }) => {
  const release = await hold(page, script('extras'));
  await openCarousel(page);
  await picture(page).click();
  await hasLoaded(page);
  release();
  await extrasReady(page);
  // Had they gone back, the page would have been told within two frames.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(dialog(page)).toBeVisible();
});

test('Enter opens the picture that has the focus, also where a copy of another reaches past the side of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await picture(page).first().press('Enter');
  await announces(page, FIRST, placeOf(1));
});

test('the carousel pauses while a picture is open, and stays paused afterwards', async ({ page }) => {
  await openPaused(page);
  await picture(page).click();
  // The link is shown as pressed before the lightbox is requested.
  await page.clock.runFor(50);
  await expect(dialog(page)).toBeVisible();
  await movePointerAway(page);
  await staysStill(page, 20_000);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await staysStill(page, 20_000);
  await moves(page, false);
  await shows(page, FIRST);
});

/** Swipes across the picture by this many px. */
const swipe = (page: Page, by: number) =>
  touch(page, [{ from: [206 - by / 2, 400], to: [206 + by / 2, 410] }]);

const STEPS: Record<string, [on: (page: Page) => Promise<unknown>, back: (page: Page) => Promise<unknown>]> =
  {
    buttons: [(page) => press(page, words.nextPicture), (page) => press(page, words.previousPicture)],
    'arrow keys': [(page) => page.keyboard.press('ArrowRight'), (page) => page.keyboard.press('ArrowLeft')],
    swipes: [(page) => swipe(page, -160), (page) => swipe(page, 160)],
  };

test('buttons, arrow keys and swipes show the next and the previous picture, wrapping at both ends; Home and End the first and the last', async ({
  page,
}) => {
  await openPicture(page);
  for (const [what, [on, back]] of Object.entries(STEPS))
    await test.step(what, async () => {
      await on(page);
      await announces(page, SECOND, placeOf(2));
      await expect(image(page)).toHaveAttribute('alt', GALLERY.pictures[1]?.alt ?? '');
      await back(page);
      await announces(page, FIRST, placeOf(1));
      await back(page);
      await announces(page, LAST, placeOf(COUNT));
      await on(page);
      await announces(page, FIRST, placeOf(1));
    });
  await page.keyboard.press('End');
  await announces(page, LAST, placeOf(COUNT));
  await page.keyboard.press('Home');
  await announces(page, FIRST, placeOf(1));
  await test.step('a short or a steep swipe does nothing, and the picture returns to its place', async () => {
    const before = await pictureBox(page);
    await swipe(page, -40);
    await touch(page, [{ from: [206, 300], to: [186, 500] }]);
    await announces(page, FIRST, placeOf(1));
    await expect.poll(() => pictureBox(page)).toEqual(before);
  });
  await test.step('the caption changes with the picture, even after the browser has translated it', async () => {
    // As Google's translator does: it replaces every text node with an element.
    await dialog(page)
      .locator('[aria-live=polite]')
      .evaluate((caption) => {
        const walker = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const translation = document.createElement('font');
          translation.textContent = text.data;
          text.replaceWith(translation);
        }
      });
    await press(page, words.nextPicture);
    await announces(page, SECOND, placeOf(2));
  });
  await test.step('after closing, the carousel shows the last viewed picture, with its link focused', async () => {
    await page.keyboard.press('Escape');
    await isClosed(page);
    await shows(page, SECOND);
    await expect(carousel(page).getByRole('link', { name: nameOf(1) })).toBeFocused();
  });
});

test('without the carousel script a picture opens in a new tab, full size', async ({ page }) => {
  const errors = watchErrors(page);
  const { requested } = await failRequests(page, script('carousel-player'), notFound);
  await visit(page, PROJECT.path);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await expect(await tabOf(page)).toHaveURL(FILE);
  await isClosed(page);
  expect(errors).toEqual([]);
});

for (const [what, file, fault] of [
  ['script is unreachable', LIGHTBOX, networkError],
  ['stylesheet is missing', style('lightbox'), notFound],
] as const) {
  test(`if the lightbox's ${what}, the link opens the picture’s file, and Back returns to the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await failRequests(page, file, fault);
    await openCarousel(page);
    await picture(page).click();
    await expect(page).toHaveURL(FILE);
    await page.goBack();
    await expect(page).toHaveURL(PROJECT.path);
    await isClosed(page);
  });
}

test('if the script does not load in time, the link opens the picture’s file', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { requested } = await failRequests(page, LIGHTBOX, () => {});
  await openCarousel(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await picture(page).click();
  await page.clock.runFor(50);
  await expect.poll(() => requested.length).toBe(1);
  await page.clock.runFor(7900);
  await expect(page).toHaveURL(PROJECT.path);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(FILE);
});

test('a picture whose lightbox is still loading does not open over the next page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  const releaseLightbox = await hold(page, LIGHTBOX);
  const releasePage = await hold(page, OTHER_SCRIPT);
  const requested = page.waitForRequest(LIGHTBOX);
  await picture(page).click();
  const lightbox = await requested;
  await card(page, OTHER).click();
  await expect(page).toHaveURL(OTHER.path);
  releaseLightbox();
  await (await lightbox.response())?.finished();
  await page.evaluate((url) => import(url), lightbox.url());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await isClosed(page);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  releasePage();
  await expect(page.getByRole('heading', { level: 1, name: OTHER.heading })).toBeFocused();
});

test('on a small phone in landscape a long caption leaves all buttons in view', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('at 2.5 times the size, the position of the picture does not reach the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 165, height: 330 });
  await openPicture(page);
  const position = await dialog(page).getByText(placeOf(1), { exact: true }).boundingBox();
  const next = await dialog(page).getByRole('button', { name: words.nextPicture }).boundingBox();
  expect((position?.x ?? 0) + (position?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0);
});

test('on a page that the visitor has zoomed, the open picture and its buttons are on the screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('where the language is read from right to left, the next picture comes from the left', async ({
  page,
}) => {
  await page.goto(PROJECT.path);
  await page.evaluate(() => Object.assign(document, { dir: 'rtl' }));
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('button', { name: words.nextPicture })).toBeVisible();
  await picture(page).click();
  await hasLoaded(page);
  // Animations wait at their start.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await press(page, words.nextPicture);
  await announces(page, SECOND, placeOf(2));
  const distance = await image(page).evaluate((element) => {
    const [arrival] = element.getAnimations();
    const placeAt = (time: number) => {
      if (arrival) arrival.currentTime = time;
      return element.getBoundingClientRect().x;
    };
    arrival?.pause();
    return placeAt(0) - placeAt(200);
  });
  expect(distance).toBeLessThan(0);
});
