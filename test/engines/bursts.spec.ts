import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../support/random.ts';
import { PAGES } from '../support/site.ts';
import { expect, test } from './test.ts';

const BURSTS = 30;
const SEED = 20_261_126;
/** A tenth of what a slow network takes: what follows depends on the order of events only. */
const MAX_SCRIPT_MS = 400;
const MAX_PAUSE_MS = 120;

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
};

test('after bursts of clicks, reloads, Back and Forward the page is that of the address', {
  tag: '@long',
}, async ({ visitor, host }) => {
  test.setTimeout(600_000);
  const random = randomFrom(SEED);
  const delays = randomFrom(SEED + 1);
  // The entry, what renders pages and each page's own scripts, all apart.
  host.delayOf = (path) => (path.endsWith('.js') ? delays() * MAX_SCRIPT_MS : 0);
  const paths = PAGES.map(({ path }) => path);
  const shown = () =>
    visitor
      .run(() => ({
        address: location.href,
        path: location.pathname,
        title: document.title,
        heading: document.querySelector('h1')?.textContent,
        state: document.readyState,
        hasStarted: (window as { clicks?: unknown }).clicks === null,
        isLoading: 'loading' in document.documentElement.dataset,
      }))
      .catch(() => undefined);

  for (let burst = 0; burst < BURSTS; burst++) {
    const done: string[] = [];
    // Enough entries that Back stays on the site.
    if (burst % 10 === 0) for (const path of [...paths, ...paths]) await visitor.open(host.url(path));
    const length = 2 + Math.floor(random() * 4);
    for (let count = 0; count < length; count++) {
      const name =
        (['click', 'click', 'back', 'forward', 'reload'] as const)[Math.floor(random() * 5)] ?? 'click';
      done.push(name);
      await visitor.run(ACTIONS[name], random(), paths).catch(() => {});
      await wait(random() * MAX_PAUSE_MS);
    }
    await expect
      .poll(
        async () => {
          const now = await shown();
          const { title, heading } = PAGES.find(({ path }) => path === now?.path) ?? {};
          const isReady = now?.state === 'complete' && now.hasStarted && !now.isLoading;
          return isReady && now.title === title && now.heading === heading ? 'as the address says' : now;
        },
        { message: `burst ${burst}: ${done}`, intervals: [50] },
      )
      .toBe('as the address says');
  }
});
