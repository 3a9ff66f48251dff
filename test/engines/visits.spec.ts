import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BUILD_MS, buildSite, changedDemonstration } from '../support/fork.ts';
import type { Host } from '../support/host.ts';
import { DIST, FOLDER } from '../support/site.ts';
import { visit } from './helpers.ts';
import { expect, test } from './test.ts';

/** Without TLS WebKit asks for gzip. Under its driver it has no cache on disk, so it loads the worker twice. */
const MORE = { chromium: 1, firefox: 1, webkit: 1.3 };

const { pages } = JSON.parse(readFileSync(resolve(FOLDER, 'budget.json'), 'utf8'));

/** Timers up to this long belong to the page's own start. */
const MAX_TIMER_MS = 500;

/** A page whose picture hangs registers its worker after 20 s. */
const WORKER_MS = 90_000;

/** Records the bodies that a host sends, by path, in bytes, and those that it sends again. */
function watchBodies(host: Host) {
  const bodies = new Map<string, number>();
  const seen = { requests: 0, pending: 0, repeated: [] as string[], bodies };
  host.override = ({ method, url = '' }, response) => {
    seen.requests++;
    seen.pending++;
    response.on('close', () => {
      seen.pending--;
      if (method !== 'GET' || response.statusCode !== 200) return;
      if (bodies.has(url)) seen.repeated.push(url);
      bodies.set(url, Number(response.getHeader('content-length')));
    });
    return false;
  };
  return seen;
}

const sum = (bodies: Map<string, number>) => [...bodies.values()].reduce((all, bytes) => all + bytes, 0);

/** The versions that a page's worker has kept whole; undefined while the page or a worker is about to ask for more. */
const versions = async () => {
  const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (installing || waiting || !navigator.serviceWorker.controller) return undefined;
  if (!('extras' in document.documentElement.dataset)) return undefined;
  const names = (await caches.keys()).filter((name) => name.startsWith('site '));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.filter((requests) => requests.some(({ url }) => url.endsWith('/sw.complete'))).length;
};

/** Waits for what the page has scheduled up to now. */
const scheduled = (ms: number) =>
  new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => done()), ms));

test.describe('by what the host has sent, a visit', { tag: '@long' }, () => {
  let updated: string;
  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    const change = (text: string) => text.replace(/("summary": "I(?:ch)?) \w+/, '$1 make');
    updated = await buildSite('visits', changedDemonstration(change));
  });

  for (const [path, whole, after] of [
    ['/', pages['/'].whole, 17_000],
    ['/notify', pages['/notify'].whole, 6500],
    ['/de/', 65_000, 18_000],
  ] as const)
    test(`of ${path} has at most ${whole} bytes to its end, no file twice, and ${after} after a deployment`, async ({
      visitor,
      host,
      engine,
    }, { annotations }) => {
      test.setTimeout(4 * WORKER_MS);
      // Not the instrumented site.
      host.deploy(DIST);
      const seen = watchBodies(host);
      const repeated = () => (engine === 'webkit' ? [] : seen.repeated);
      /** Waits until a whole round has passed without any request. */
      const rest = async (count: number) => {
        await expect.poll(() => visitor.run(versions), { timeout: WORKER_MS }).toBe(count);
        await expect
          .poll(async () => {
            const before = seen.requests;
            await visitor.run(scheduled, MAX_TIMER_MS);
            return seen.requests === before && !seen.pending;
          })
          .toBe(true);
      };
      await visit(visitor, host, path);
      await rest(1);
      annotations.push({ type: 'whole', description: `${sum(seen.bodies)} B` });
      expect(repeated()).toEqual([]);
      expect(sum(seen.bodies)).toBeLessThanOrEqual(whole * MORE[engine]);

      seen.bodies.clear();
      host.deploy(updated);
      await visit(visitor, host, path);
      await visitor.run(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
      await rest(2);
      annotations.push({ type: 'deploy', description: `${sum(seen.bodies)} B` });
      expect(repeated()).toEqual([]);
      expect(sum(seen.bodies)).toBeLessThanOrEqual(after * MORE[engine]);
    });
});
