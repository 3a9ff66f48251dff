import { Host } from '../support/host.ts';
import { randomFrom } from '../support/random.ts';
import { PAGES } from '../support/site.ts';
import { frames } from './helpers.ts';
import { expect, test } from './test.ts';

const SEED = 20_261_126;
const WALKS = 12;
/** How many actions a walk has: in Chromium, which is the fastest, a thousand in all. */
const ACTIONS_OF = { chromium: 84, firefox: 24, webkit: 24 };
/** How many actions follow each other at most, until the visitor waits. */
const MAX_BURST = 6;
/** What renders other pages, and wakes this one. */
const LATE = /\/assets\/(app|[^/]*\.page)-/;
/** For how many actions such a file is held back at most, each for itself. */
const MAX_HELD = 5;

const PATHS = PAGES.map(({ path }) => path);

/** What a visitor does, in the page; what unloads it does so in a task of its own, or would take the answer along. */
const ACTIONS = {
  back: () => void setTimeout(() => history.back()),
  forward: () => void setTimeout(() => history.forward()),
  reload: () => void setTimeout(() => location.reload()),
  /** Points at a link to another page, clicks it as a screen reader does, does both, or clicks two; as the choice says. */
  link: (choice: number, paths: string[]) => {
    const links = [...document.querySelectorAll('a')].filter(
      ({ pathname, hash, target }) =>
        paths.includes(pathname) && pathname !== location.pathname && !hash && !target,
    );
    const [first, second] = [choice, 1 - choice].map((each) => links[Math.floor(each * links.length)]);
    const way = Math.floor(choice * 1000) % 5;
    if (way < 3) first?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    if (way > 1) setTimeout(() => first?.click());
    if (way > 3) setTimeout(() => second?.click());
  },
  /** Presses what the page itself has a handler for. */
  touch: () => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('data-on', '');
    heading?.click();
  },
  menu: (choice: number) => {
    document.querySelector<HTMLElement>('[popovertarget=menu]')?.click();
    const items = [...document.querySelectorAll<HTMLElement>('#menu a')];
    items[Math.floor(choice * items.length)]?.click();
  },
};
/** The first ones are done more often. */
const NAMES = ['link', 'link', 'link', 'touch', 'back', 'forward', 'reload', 'menu'] as const;

/** Says where the visitor is, and what of the page is not as the address says. */
function state(pages: typeof PAGES) {
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
    // Or the body: a second click may meet no link any more.
    focus: document.activeElement?.checkVisibility(),
  };
  const { consoleMessages } = window as unknown as { consoleMessages: string[] };
  return {
    // Browsers say so of their own transition between documents, and of files, where a page is left before it is shown.
    errors: consoleMessages.filter((text) =>
      /^(error|rejection|blocked): (?!<link|.*transition)/i.test(text),
    ),
    path: location.pathname,
    faults: Object.entries(isRight).flatMap(([name, right]) => (right ? [] : name)),
    isSection: !!location.hash,
    top: scrollY,
  };
}

for (let seed = 1; seed <= WALKS; seed++)
  test(`wherever random actions lead while app and pages are late, all is as the address says (${seed})`, {
    tag: '@long',
  }, async ({ visitor, site, engine }) => {
    const random = randomFrom(SEED + seed);
    // An origin of its own, for which the browser has cached nothing, nor may.
    const host = await Host.open(site);
    let held: { release: () => void; left: number }[] = [];
    const release = (isDue: (left: number) => boolean) => {
      const due = held.filter((each) => isDue(each.left--));
      held = held.filter((each) => !due.includes(each));
      for (const each of due) each.release();
    };
    host.override = async ({ url = '' }, response) => {
      // A worker would ask for all scripts that wait, and take every connection that a browser has for a host.
      if (url === '/sw.js') return !!response.writeHead(404).end();
      if (!LATE.test(url)) return false;
      const { setHeader } = response;
      response.setHeader = (name, value) =>
        setHeader.call(response, name, name.toLowerCase() === 'cache-control' ? 'no-store' : value);
      const left = Math.floor(random() * (MAX_HELD + 1));
      await new Promise<void>((done) => held.push({ release: done, left }));
      return false;
    };
    for (const path of PATHS) await visitor.open(host.url(path));
    // No further than the first document.
    let backs = PATHS.length - 1;

    const done: string[] = [];
    /** Waits until all is right, at a place of a page that is not the one that was left; returns its path. */
    const rest = async (place = 0, left = '') => {
      const message = `${done.length} actions, the last of them ${done.slice(-2 * MAX_BURST).join(', ')}`;
      /** Three times in a row, as a step through the history may still be under way. */
      let times = 0;
      const wrong = async () => {
        release(() => true);
        const { path, isSection, errors, faults, top } = await visitor.run(state, PAGES);
        // A menu's item scrolls smoothly: what comes then finds the page anywhere.
        const isPlace = top === place || (!place && done.includes('menu'));
        const isThere = path !== left && (isPlace || isSection);
        const found = [...errors, ...faults, ...(isThere ? [] : [`${path} at ${top} px`])];
        times = found.length ? 0 : times + 1;
        return times > 2 ? [] : [`right ${times} times`, ...found];
      };
      await expect.poll(() => wrong().catch(String), { message, intervals: [50] }).toEqual([]);
      return visitor.run(() => location.pathname);
    };

    for (let burst = MAX_BURST; done.length < ACTIONS_OF[engine]; burst--) {
      const name = NAMES[Math.floor(random() * NAMES.length)] ?? 'link';
      if (name === 'back' && backs-- <= 0) continue;
      done.push(name);
      // What ends the document ends what was asked of it, too.
      await visitor.run(ACTIONS[name], random(), PATHS).catch(() => {});
      // Lets tasks run: one that waits for a frame would never answer in a page that is left.
      await visitor.run(() => {}).catch(() => {});
      release((more) => more <= 0);
      if (burst > 0) continue;
      await rest();
      burst = Math.floor(random() * MAX_BURST);
    }
    const path = await rest();
    await visitor.run(() => scrollTo({ top: 40, behavior: 'instant' }));
    await frames(visitor, 2);
    await visitor.run(ACTIONS.link, 0.003, PATHS);
    const next = await rest(0, path);
    await visitor.run(ACTIONS.back);
    expect(await rest(40, next)).toBe(path);
    await visitor.open('about:blank');
    host.close();
  });
