import { isDeepStrictEqual } from 'node:util';
import { Host } from '../support/host.ts';
import { randomFrom } from '../support/random.ts';
import { PAGES } from '../support/site.ts';
import { frames } from './helpers.ts';
import { expect, poll, test } from './test.ts';

const SEED = 20_261_126;

/** In tasks of their own: what unloads the page would take the answer along. */
const ACTIONS = {
  back: () => void setTimeout(() => history.back()),
  forward: () => void setTimeout(() => history.forward()),
  reload: () => void setTimeout(() => location.reload()),
  click: (choice: number, paths: string[]) => {
    const links = [...document.querySelectorAll('a')].filter(
      ({ pathname, hash, target }) => paths.includes(pathname) && !hash && !target,
    );
    setTimeout(() => links[Math.floor(choice * links.length)]?.click());
  },
  /** Presses what the page itself has a handler for. */
  touch: () => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('data-on', '');
    heading?.click();
  },
};

/** What the bursts around hydration consist of; `app` and `page` let these scripts come. */
type Step = keyof typeof ACTIONS | 'app' | 'page';
const STEPS: Step[] = ['click', 'click', 'touch', 'touch', 'back', 'forward', 'reload'];

/** The steps of a burst, in which both scripts come at a time of their own. */
function stepsOf(random: () => number): Step[] {
  const steps = Array.from(
    { length: 3 + Math.floor(random() * 4) },
    () => STEPS[Math.floor(random() * STEPS.length)] ?? 'click',
  );
  for (const script of ['app', 'page'] as const)
    steps.splice(Math.floor(random() * (steps.length + 1)), 0, script);
  // No further than the first document.
  return steps.filter(
    (step, index) =>
      step !== 'back' || steps.slice(0, index).filter((each) => each === 'back').length < PAGES.length - 1,
  );
}

/** What of a page must agree. A page that was gone to has its heading focused, one that was returned to maybe the link that was left by. */
const state = () => {
  const { activeElement, title, documentElement, readyState } = document;
  const heading = document.querySelector('h1');
  const isLink = activeElement instanceof HTMLAnchorElement;
  return {
    path: location.pathname,
    title,
    headings: [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent),
    top: scrollY,
    isFocusRight:
      'moved' in documentElement.dataset
        ? activeElement === heading || isLink
        : activeElement === document.body,
    isReady: readyState === 'complete' && (window as { clicks?: unknown }).clicks === null,
    isLoading: 'loading' in documentElement.dataset,
  };
};

for (let seed = 1; seed <= 12; seed++)
  test(`after burst ${seed} while a page wakes, page, title, address, place and focus agree`, {
    tag: '@long',
  }, async ({ visitor, site }) => {
    const random = randomFrom(SEED + seed);
    const paths = PAGES.map(({ path }) => path);
    // An origin of its own, for which the browser has cached nothing.
    const host = await Host.open(site);
    // A worker would ask for all scripts that wait, and take every connection that a browser has for a host.
    host.override = ({ url }, response) => url === '/sw.js' && !!response.writeHead(404).end();
    const open: Record<string, () => void> = { app: host.hold(/\/assets\/app-/), page: host.hold(/\.page-/) };
    for (const path of paths) await visitor.open(host.url(path));

    const steps = stepsOf(random);
    for (const step of steps) {
      if (step in open) open[step]?.();
      else await visitor.run(ACTIONS[step as keyof typeof ACTIONS], random(), paths).catch(() => {});
      // Lets tasks run: one that waits for a frame would never answer in a page that is left.
      await visitor.run(() => {}).catch(() => {});
    }
    /** Three times in a row, as a step through the history may still be under way. */
    const agrees = async (top: number) => {
      let times = 0;
      const wanted = { top, isFocusRight: true, isReady: true, isLoading: false };
      const reached = async () => {
        const now = await visitor.run(state).catch(() => undefined);
        const { path, title = '', heading = '' } = PAGES.find((page) => page.path === now?.path) ?? {};
        const isRight = isDeepStrictEqual(now, { path, title, headings: [heading], ...wanted });
        times = isRight ? times + 1 : 0;
        return times > 2 ? wanted : now;
      };
      await expect.poll(reached, { message: `${steps}`, intervals: [50] }).toEqual(wanted);
    };
    /** Follows the first link to another of some pages; returns the path of the page that it leaves. */
    const follow = async (wanted: string[]) => {
      const left = await visitor.run(() => location.pathname);
      const others = wanted.filter((path) => path !== left);
      await visitor.run(ACTIONS.click, 0, others);
      await poll(visitor, () => location.pathname).not.toBe(left);
      await agrees(0);
      return left;
    };
    await agrees(0);

    // By links away and here again, as Back may miss the entry in which the burst ends. WebKit moves in its list as a step through
    // the history begins (https://github.com/WebKit/WebKit/pull/35390), and stays there if a reload comes within 1 to 5 ms; Firefox
    // puts what is pushed while a page reloads in that page's place. Both do so with plain pages, and both lists are right from the
    // next entry on.
    const page = await follow(paths);
    await follow([page]);
    await visitor.run(() => scrollTo({ top: 40, behavior: 'instant' }));
    await frames(visitor, 2);
    await follow(paths);
    await visitor.run(ACTIONS.back);
    await poll(visitor, () => location.pathname).toBe(page);
    await agrees(40);
    await visitor.open('about:blank');
    host.close();
  });
