import { expect, type Page, test } from '@playwright/test';
import {
  button,
  carousel,
  FIRST,
  LAST,
  letGo,
  moves,
  openCarousel,
  openHeld,
  SECOND,
  shows,
  staysFor,
  THIRD,
} from './carousels.ts';
import { watchErrors } from './spoil.ts';

/** Makes the tab look hidden, or visible again, to the page. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Keeps what the page fetches from now on. */
function watchPictures(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(request.url());
  });
  return fetched;
}

test('the carousel moves by itself after five seconds, no sooner, and goes on', async ({ page }) => {
  const errors = watchErrors(page);
  await openHeld(page);
  await letGo(page);
  await moves(page, true);
  await shows(page, FIRST);
  await staysFor(page, 4900);
  await page.clock.runFor(150);
  await shows(page, SECOND);
  await page.clock.runFor(5050);
  await shows(page, THIRD);
  expect(errors).toEqual([]);
});

test('after the last picture comes the first', async ({ page }) => {
  await openHeld(page);
  await button(page, /^Last picture$/).click();
  await shows(page, LAST);
  await button(page, /^Play/).click();
  await page.clock.runFor(100);
  await moves(page, true);
  await page.clock.runFor(5050);
  await shows(page, FIRST);
});

/** Its button starts it, and it goes on. */
async function playsByHand(page: Page): Promise<void> {
  await button(page, /^Play: App screenshots$/).click();
  await page.clock.runFor(100);
  await moves(page, true);
  await page.clock.runFor(5050);
  await shows(page, SECOND);
}

test('its button pauses and plays it, and says which', async ({ page }) => {
  await openHeld(page);
  await letGo(page);
  await moves(page, true);
  await button(page, /^Pause: App screenshots$/).click();
  await page.clock.runFor(100);
  await moves(page, false);
  await letGo(page);
  await staysFor(page, 20_000);

  await playsByHand(page);
});

test('it rests under the pointer', async ({ page }) => {
  await openHeld(page);
  await staysFor(page, 20_000);
});

const TAKE_OVER: Record<string, (page: Page) => Promise<void>> = {
  'comes to a picture by keyboard': (page) => carousel(page).getByRole('link').focus(),
  'comes to its button by keyboard': async (page) => {
    await page.keyboard.press('Tab');
    await expect(button(page, /^(Pause|Play)/)).toBeFocused();
  },
  'turns to a picture by hand': async (page) => {
    await button(page, /^Next picture$/).click();
    await letGo(page);
  },
};

for (const [who, takeOver] of Object.entries(TAKE_OVER)) {
  test(`for whoever ${who} it rests, and does not go on by itself afterwards`, async ({ page }) => {
    await openHeld(page);
    // The next stop of the keyboard is the carousel's first.
    await carousel(page).evaluate((box) => {
      const before = document.createElement('button');
      box.before(before);
      before.focus();
      before.remove();
    });
    await letGo(page);
    await moves(page, true);
    await takeOver(page);
    await page.clock.runFor(100);
    await moves(page, false);
    await page.locator(':focus').evaluate((element: HTMLElement) => element.blur());
    await staysFor(page, 20_000);
    await moves(page, false);
    await expect(button(page, /^Play: App screenshots$/)).toBeVisible();
  });
}

test('off screen it neither moves nor fetches a picture', async ({ page }) => {
  await openHeld(page);
  await letGo(page);
  await moves(page, true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await moves(page, false);
  const fetched = watchPictures(page);
  await staysFor(page, 20_000);
  expect(fetched).toEqual([]);
  await carousel(page).scrollIntoViewIfNeeded();
  await moves(page, true);
});

test('in a hidden tab it does not move', async ({ page }) => {
  await openHeld(page);
  await letGo(page);
  await setHidden(page, true);
  await moves(page, false);
  await staysFor(page, 20_000);
  await setHidden(page, false);
  await moves(page, true);
});

const CALM = {
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'saved data': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
};

for (const [wish, ask] of Object.entries(CALM)) {
  test(`who asks for ${wish} starts it by hand, or not at all`, async ({ page }) => {
    await ask(page);
    await page.clock.install();
    await openCarousel(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await moves(page, false);
    await staysFor(page, 20_000);
    await playsByHand(page);
  });
}

test('it stops for whoever asks for reduced motion while it moves', async ({ page }) => {
  await openHeld(page);
  await letGo(page);
  await moves(page, true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, /^Play: App screenshots$/)).toBeVisible();
  await page.clock.runFor(100);
  await moves(page, false);
});
