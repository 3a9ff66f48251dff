import type { Page } from '@playwright/test';
import { nameOf, PLAY, PROJECT, placeOf } from '../support/journey.ts';
import { words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import {
  button,
  carousel,
  FIRST,
  LAST,
  openCarousel,
  SECOND,
  THIRD,
  touch,
  waitForCaption,
  waitUntilPlaying,
} from './carousel.ts';

// With reduced motion it moves only on input.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the only controls are a pause button and two arrows, in place', async ({ page }) => {
  await openCarousel(page);
  const pictures = carousel(page).getByRole('link');
  const buttons = carousel(page).getByRole('button');
  await expect(buttons).toHaveText(['', '', '']);
  const names = await buttons.or(pictures).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(names).toEqual([PLAY, words.lastPicture, words.nextPicture, expect.stringMatching(nameOf(0))]);
  for (const role of ['tablist', 'tab', 'progressbar', 'status'] as const)
    await expect(carousel(page).getByRole(role)).toHaveCount(0);
  await expect(carousel(page).locator('.splide__pagination, .splide__progress, .splide__sr')).toHaveCount(0);
  await expect(carousel(page).getByText(/\d+ *(of|\/) *\d+/)).toHaveCount(0);

  await test.step('arrow keys do not change the picture while focus is elsewhere', async () => {
    await page.keyboard.press('ArrowRight');
    await waitForCaption(page, FIRST);
  });
  await test.step('with forced colors the icon that enlarges a picture has the color of text', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const caption = carousel(page).locator('.splide__slide.is-active figcaption').first();
    const icon = await caption.evaluate((each) => getComputedStyle(each, '::after').backgroundColor);
    await expect(caption).toHaveCSS('color', icon);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('a screen reader finds only the shown picture, once, even after a clone has passed', async () => {
    await expect(pictures).toHaveCount(1);
    await expect(carousel(page).locator('.splide__slide--clone:not([inert])')).toHaveCount(0);
  });
  await test.step('the buttons do not move while the carousel slides to the next picture', async () => {
    const seen = await carousel(page).evaluate(async (box) => {
      const next = box.querySelector<HTMLElement>('.splide__arrow--next');
      const places = new Set<string>();
      const look = () => {
        const { x, y } = next?.getBoundingClientRect() ?? {};
        places.add(`${x} ${y}`);
      };
      let announced = false;
      // On a busy machine the announcement appears and is removed between two frames.
      const isAnnouncement = (node: Node) => node instanceof Element && node.matches('.splide__sr');
      new MutationObserver((changes) => {
        announced ||= changes.some(({ addedNodes }) => [...addedNodes].some(isAnnouncement));
      }).observe(box, { childList: true, subtree: true });
      look();
      next?.click();
      // Waits until the announcement for screen readers has appeared and been removed.
      for (let frames = 0; frames < 300; frames++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        look();
        if (announced && !box.querySelector('.splide__sr')) break;
      }
      return { announced, places: [...places] };
    });
    expect(seen.announced).toBe(true);
    expect(seen.places).toHaveLength(1);
  });
  await test.step('for who prefers less motion it starts by its button', async () => {
    await button(page, PLAY).click();
    await waitUntilPlaying(page);
  });
});

/** Waits until it has stopped sliding, or the next swipe would hold it where it is: the active picture is at the track's edge. */
const isStill = (page: Page) =>
  expect
    .poll(() =>
      carousel(page).evaluate((box) => {
        const start = getComputedStyle(box).direction === 'rtl' ? 'right' : 'left';
        const edge = (selector: string) => box.querySelector(selector)?.getBoundingClientRect()[start] ?? 0;
        const shown = '.splide__slide.is-active:not(.splide__slide--clone)';
        return Math.abs(edge('.splide__track') - edge(shown)) < 1;
      }),
    )
    .toBe(true);

/** More than half a picture and less than a full one: at any speed this moves by one picture. */
const SWIPE_PX = 250;

test('a finger swipes to the next picture and back, round the first, and opens none', async ({ page }) => {
  await openCarousel(page);
  const { x = 0, y = 0, width = 0 } = (await carousel(page).locator('.splide__track').boundingBox()) ?? {};
  const middle = x + width / 2;
  for (const [by, neighbour] of [
    [-SWIPE_PX, SECOND],
    [SWIPE_PX, FIRST],
    [SWIPE_PX, LAST],
  ] as const) {
    await touch(page, [{ from: [middle - by / 2, y + 80], to: [middle + by / 2, y + 80] }], 8);
    await waitForCaption(page, neighbour);
    await isStill(page);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a right-to-left page the pictures run from right to left', async ({ page }) => {
  await page.goto(PROJECT.path);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await carousel(page).scrollIntoViewIfNeeded();
  await button(page, words.nextPicture).click();
  await waitForCaption(page, SECOND);
  const link = carousel(page).getByRole('link', { name: nameOf(1) });
  await link.focus();
  await page.keyboard.press('ArrowLeft');
  await waitForCaption(page, THIRD);
  await isStill(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('[aria-live]')).toContainText(placeOf(3));
});

test('without transitions screen readers find the shown picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets = [styles];
  });
  await openCarousel(page);
  const slide = (number: number) => carousel(page).getByRole('group', { name: placeOf(number), exact: true });
  await button(page, words.nextPicture).click();
  await waitForCaption(page, SECOND);
  await expect(slide(2)).toBeVisible();
  await expect(slide(1)).toBeHidden();
  await button(page, words.previousPicture).click();
  await expect(slide(1)).toBeVisible();
});
