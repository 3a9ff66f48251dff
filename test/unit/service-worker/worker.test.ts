import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf, startWorker } from './fake-scope.ts';

const { fetch, addEventListener, location } = globalThis;
const WHOLE = ['/', '/404.html', '/assets/home-new111.js', '/assets/main-new111.js', '/notify'];
const DAY_MS = 24 * 60 * 60 * 1000;

let site: Awaited<ReturnType<typeof startWorker>>;
beforeEach(async () => {
  vi.useFakeTimers();
  site = await startWorker();
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(globalThis, { fetch, addEventListener, location });
});

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });

test.each([
  ['has no such page', () => html('Not found', 404)],
  ['serves another site there', () => html('<script src="/notify/assets/main-other1.js"></script>')],
])('the rest of a site is available offline if its host %s', async (_, answer) => {
  site.host.answer = ({ path }) => (path === '/notify' ? answer() : undefined);
  await site.install();
  expect(site.cached()).toEqual(WHOLE.filter((path) => path !== '/notify'));
  expect(await (await site.visit('/notify'))?.text()).toBe(await answer().text());
});

test.each([
  ['a page is of another version', '/notify', () => pageOf('assets/main-old000.js')],
  ['the host fails', '/notify', () => html('', 503)],
  ['the network fails', '/', () => Promise.reject(new TypeError('offline'))],
  ['no file can be had', '', () => Promise.reject(new TypeError('offline'))],
])('a deployment under way is not taken over: %s', async (_, broken, answer) => {
  site.host.answer = ({ path }) => (path === (broken || path) ? answer() : undefined);
  await expect(site.install()).rejects.toThrow();
  expect(site.cached()).toEqual([]);
});

test.each(['/notify', '/404.html', '/assets/home-new111.js', '/assets/main-new111.js'])(
  'if %s is blocked, all else is available offline, and it is asked for again at the next visit',
  async (blocked) => {
    const answer = ({ path }: { path: string }) =>
      path === blocked ? Promise.reject(new TypeError('blocked')) : undefined;
    site.host.answer = answer;
    await site.install();
    const rest = WHOLE.filter((path) => path !== blocked);
    expect(site.cached()).toEqual(rest);
    await site.visit('/');
    expect(site.cached()).toEqual(rest);
    site.host.answer = () => undefined;
    await site.visit('/');
    expect(site.cached()).toEqual(WHOLE);
    site.host.log.length = 0;
    await site.visit('/');
    expect(site.host.log).toEqual(['HEAD /sw.js']);
  },
);

test('without a network, what is missing leaves the rest, and a page without a copy is not said to be none', async () => {
  site.host.answer = ({ path }) => (path === '/notify' ? html('', 404) : undefined);
  await site.install();
  site.host.answer = () => Promise.reject(new TypeError('offline'));
  await site.visit('/');
  expect(site.cached()).toEqual(WHOLE.filter((path) => path !== '/notify'));
  expect((await site.visit('/notify'))?.type).toBe('error');
});

test.each([
  ['complete', '', ['site / 1']],
  ['incomplete too', '/assets/main-new111.js', ['site / 1', 'site / 2']],
])(
  'a host that answers without a script is still deployed to if the version before is %s',
  async (_, lacking, kept) => {
    const without =
      (...missing: string[]) =>
      ({ path, integrity }: { path: string; integrity?: string }) => {
        if (!missing.includes(path)) return undefined;
        return integrity ? Promise.reject(new TypeError('integrity')) : html('', 404);
      };
    const { caches } = site;
    for (const [version, missing] of Object.entries({ 1: lacking, 2: '/assets/home-new111.js' })) {
      const next = await startWorker(version, caches);
      next.host.answer = without(missing);
      await next.install().catch(() => {});
      // The second version has another one of this name.
      if (version === '1') await (await caches.open('site / 1')).delete('/assets/home-new111.js');
    }
    expect(await caches.keys()).toEqual(kept);
  },
);

test('after a rollback the version that tabs have open is kept when a newer one takes over', async () => {
  const { caches } = site;
  for (const version of ['1', '2', '1', '3']) {
    const next = await startWorker(version, caches);
    await next.install();
    await next.activate();
  }
  expect(await caches.keys()).toEqual(['site / 1', 'site / 3']);
});

test('if the browser has emptied the caches, they fill again at the next visit', async () => {
  await site.install();
  site.empty();
  expect(await (await site.visit('/notify'))?.text()).toContain('/notify');
  expect(site.cached()).toEqual(WHOLE);
  site.host.log.length = 0;
  await site.visit('/');
  expect(site.host.log).toEqual(['HEAD /sw.js']);
});

test('one odd answer leaves the offline copy, and so does a host that only refuses HEAD', async () => {
  await site.install();
  site.host.answer = ({ method }) => (method === 'HEAD' ? html('', 404) : undefined);
  for (let day = 0; day < 3; day++) {
    await site.visit('/');
    vi.setSystemTime(Date.now() + DAY_MS);
  }
  expect(site.registration.unregister).not.toHaveBeenCalled();
  expect(site.cached()).toEqual(WHOLE);
});

test('the worker leaves once its file has been missing for a day, but not if it came back meanwhile', async () => {
  await site.install();
  const gone = ({ path }: { path: string }) => (path === '/sw.js' ? html('', 404) : undefined);
  const visitAfter = async (ms: number, answer: typeof gone) => {
    vi.setSystemTime(Date.now() + ms);
    site.host.answer = answer;
    await site.visit('/');
  };
  await visitAfter(0, gone);
  await visitAfter(DAY_MS, () => undefined);
  await visitAfter(1, gone);
  await visitAfter(DAY_MS - 1, gone);
  expect(site.registration.unregister).not.toHaveBeenCalled();
  await visitAfter(1, gone);
  expect(site.registration.unregister).toHaveBeenCalledOnce();
  expect(site.cached()).toEqual([]);
});

test('a reload whose answer stalls in the middle shows the page as it was, else what the host has now', async () => {
  await site.install();
  const stalled = () =>
    new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(200)) }));
  site.host.answer = ({ path }) => (path === '/notify' ? stalled() : undefined);
  const shown = site.visit('/notify', 'no-cache');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await (await shown)?.text()).toContain('/notify');
  site.host.answer = ({ path }) => (path === '/notify' ? html('newer') : undefined);
  expect(await (await site.visit('/notify', 'no-cache'))?.text()).toBe('newer');
});

test('offline, files are left to the browser, which says so, and unknown pages are not found', async () => {
  await site.install();
  site.host.answer = () => Promise.reject(new TypeError('offline'));
  expect(await site.visit('/resume.pdf')).toBeUndefined();
  expect((await site.visit('/no/such-page'))?.status).toBe(404);
});
