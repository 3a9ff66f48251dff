import type { Page, Route } from '@playwright/test';
import { NEXT_PAGE } from '../../support/journey.ts';
import { watchErrors } from '../../support/network.ts';
import { randomFrom } from '../../support/random.ts';
import { WIDE_PHONE } from '../../support/screens.ts';
import { PAGES, visitWithExtras } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

// With reduced motion the menu opens, and scrolling ends, at once.
test.use({ viewport: WIDE_PHONE, contextOptions: { reducedMotion: 'reduce' } });

const SEEDS = [20_261_127, 20_261_128, 20_261_129, 20_261_130];
const COUNT = 250;
/** The largest number of actions that each file is held back for. */
const MAX_HELD = 5;
/** The largest number of actions in a row before the visitor waits. */
const MAX_BURST = 6;

const LINKS = PAGES.map(({ path }) => `a[href="${path}"]`).join();

/** Returns where the visitor is: the entry of the history, and the position there. */
function place() {
  const { navigation } = window as unknown as {
    navigation: { currentEntry: { key: string }; canGoBack: boolean; canGoForward: boolean };
  };
  const { dataset } = document.documentElement;
  return {
    entry: navigation.currentEntry.key,
    top: Math.round(scrollY),
    isLoading: 'loading' in dataset,
    hasExtras: 'extras' in dataset,
    goes: { back: navigation.canGoBack, forward: navigation.canGoForward },
  };
}

/**
 * Chooses one of the elements that can be seen; returns its middle once the page has heard that it was scrolled there, which
 * takes a frame.
 */
async function choose({ choice, selector }: { choice: number; selector: string }) {
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const one = all[Math.floor(choice * all.length)];
  if (!one) return;
  document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
  one.dataset.chosen = '';
  if (!one.closest('header')) one.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Goes through the history, which may end the document. */
const traverse = (to: 'back' | 'forward') => (page: Page) =>
  page.evaluate(
    (way) =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        history[way]();
      }).then(() => {}),
    to,
  );

const clickOn = async (page: Page, choice: number, selector = LINKS) => {
  const middle = await page.evaluate(choose, { choice, selector });
  if (middle) await page.mouse.click(middle.x, middle.y);
};

const ACTIONS: Record<string, (page: Page, choice: number) => Promise<unknown>> = {
  'a click': clickOn,
  'two clicks': async (page, choice) => {
    await clickOn(page, choice);
    await clickOn(page, 1 - choice);
  },
  'a pointer over a link': async (page, choice) => {
    const middle = await page.evaluate(choose, { choice, selector: LINKS });
    if (middle) await page.mouse.move(middle.x, middle.y);
  },
  'a click with no event before it': async (page, choice) => {
    await page.evaluate(choose, { choice, selector: LINKS });
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-chosen]')?.click());
  },
  'the key Enter': async (page, choice) => {
    await page.evaluate(choose, { choice, selector: LINKS });
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-chosen]')?.focus());
    await page.keyboard.press('Enter');
  },
  'a click with Ctrl': async (page, choice) => {
    await page.keyboard.down('ControlOrMeta');
    await clickOn(page, choice).finally(() => page.keyboard.up('ControlOrMeta'));
  },
  'an item of the menu': async (page, choice) => {
    await clickOn(page, 0, '[popovertarget=menu]');
    await clickOn(page, choice, '#menu:popover-open a');
  },
  'a scroll': (page, choice) =>
    page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return new Promise(requestAnimationFrame);
    }, choice * 3000),
  back: traverse('back'),
  forward: traverse('forward'),
  'a reload': (page) => page.reload({ waitUntil: 'commit' }),
};

/** Returns what differs from the page at the address. */
function faultsOf(pages: typeof PAGES): string[] {
  const { dataset } = document.documentElement;
  const facts = pages.find(({ path }) => path === location.pathname);
  const items = [...document.querySelectorAll<HTMLAnchorElement>('#menu a')].map(({ hash }) => hash.slice(1));
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  const isRight = {
    rest: document.readyState === 'complete' && 'extras' in dataset && !('loading' in dataset),
    title: document.title === facts?.title,
    heading: document.querySelector('main > .page:only-of-type h1')?.textContent === facts?.heading,
    menu: `${items}` === `${facts?.sections}` && !document.querySelector('#menu:popover-open'),
    'canonical address': new URL(canonical).pathname === location.pathname,
    'current section': document.querySelectorAll('#menu [aria-current]').length < 2,
    // The body may be meant, because a second click may find no link any more.
    focus: document.activeElement?.checkVisibility(),
  };
  return Object.entries(isRight).flatMap(([name, right]) => (right ? [] : name));
}

for (const seed of SEEDS)
  test(`after ${COUNT} random actions page and address agree (${seed})`, async ({ page, context }) => {
    test.setTimeout(1_800_000);
    const random = randomFrom(seed);
    const delays = randomFrom(seed + 1);
    const errors = watchErrors(page);
    context.on('page', (tab) => tab.close());

    let held: { route: Route; left: number }[] = [];
    const release = async (isDue: (left: number) => boolean) => {
      const due = held.filter((each) => isDue(each.left--));
      held = held.filter((each) => !due.includes(each));
      for (const { route } of due) await route.continue().catch(() => {});
    };
    await page.route(NEXT_PAGE, (route) => held.push({ route, left: Math.floor(delays() * (MAX_HELD + 1)) }));

    /** The position in which each entry was left, if its document keeps it for the next one. */
    const left = new Map<string, number>();
    const note = async () => {
      const now = await page.evaluate(place);
      if (!now.hasExtras) left.clear();
      else if (!now.isLoading) left.set(now.entry, now.top);
      return now;
    };
    const done: string[] = [];
    const rest = async () => {
      const message = `${done.length} actions, the last of them ${done.slice(-2 * MAX_BURST).join(', ')}`;
      const wrong = async () => {
        await release(() => true);
        return await page.evaluate(faultsOf, PAGES).catch(String);
      };
      await expect.poll(wrong, { message, intervals: [50] }).toEqual([]);
      const { entry, top } = await page.evaluate(place);
      // The browser logs this about its own transition between documents, if one is left before it is shown.
      const faults = errors.filter((error) => !error.startsWith('Transition was aborted'));
      expect([faults, left.get(entry) ?? top], message).toEqual([[], top]);
    };

    await visitWithExtras(page, '/');
    const names = Object.keys(ACTIONS);
    let burst = 0;
    while (done.length < COUNT) {
      const { goes } = await note();
      const name = names[Math.floor(random() * names.length)] as keyof typeof ACTIONS;
      if (goes[name as keyof typeof goes] === false) continue;
      done.push(name);
      // An action that ends the document leaves its own script without an answer.
      await ACTIONS[name]?.(page, random()).catch(() => {});
      // A link is followed after the frame in which it was pressed.
      await page
        .evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
        .catch(() => {});
      await note().catch(() => {});
      await release((more) => more <= 0);
      if (burst-- > 0) continue;
      await rest();
      burst = Math.floor(random() * MAX_BURST);
    }
    await rest();
  });
