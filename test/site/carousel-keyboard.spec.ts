import {
  acceptsKeys,
  button,
  carousel,
  FIRST,
  openCarousel,
  SECOND,
  shows,
  THIRD,
} from '../support/carousel.ts';
import { COUNT, GALLERY, nameOf, PLAY, placeOf } from '../support/journey.ts';
import { words } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// With reduced motion it moves only on input.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Tab reaches the pause button first, then the arrows and the shown picture, but no clone; focus follows the picture', async ({
  page,
}) => {
  await openCarousel(page);
  await button(page, words.nextPicture).click();
  await shows(page, SECOND);
  await button(page, PLAY).focus();
  const stops: (string | null)[] = [];
  for (let presses = 0; presses < 5; presses++) {
    stops.push(
      await carousel(page).evaluate((box) => {
        const element = document.activeElement;
        return element && box.contains(element) ? element.getAttribute('aria-label') : 'elsewhere';
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(stops).toEqual([
    PLAY,
    words.previousPicture,
    words.nextPicture,
    expect.stringContaining(GALLERY.pictures[1]?.alt ?? ''),
    'elsewhere',
  ]);
  await button(page, words.previousPicture).click();
  await shows(page, FIRST);

  const link = carousel(page).getByRole('link');
  await test.step('a screen reader announces a picture shown by a button, and none that has the focus', async () => {
    const track = carousel(page).locator('.splide__track');
    await link.focus();
    await page.keyboard.press('ArrowRight');
    await shows(page, SECOND);
    await expect(track).toHaveAttribute('aria-live', 'off');
    await button(page, words.nextPicture).press('Enter');
    await shows(page, THIRD);
    await expect(track).toHaveAttribute('aria-live', 'polite');
    for (const before of [SECOND, FIRST]) {
      await button(page, words.previousPicture).click();
      await shows(page, before);
    }
  });
  await test.step('focus follows the shown picture, and Enter opens it', async () => {
    await link.focus();
    for (const [key, name] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', COUNT - 1],
      ['ArrowRight', 0],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(carousel(page).getByRole('link', { name: nameOf(name) })).toBeFocused();
      await acceptsKeys(page);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').locator('[aria-live]')).toHaveText(`${SECOND} ${placeOf(2)}`);
  });
});
