import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf, partsOf, startWorker } from './fake-scope.ts';

const { fetch, addEventListener, location } = globalThis;
const { main, home, notify, missing, box } = partsOf('v');
/** What the worker has once the home page was visited: the other pages' parts, nothing that was not used. */
const WHOLE = ['/', main, home, notify, missing].sort();
const DAY_MS = 24 * 60 * 60 * 1000;

let site: Awaited<ReturnType<typeof startWorker>>;
beforeEach(async () => {
  vi.useFakeTimers();
  site = await startWorker();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(globalThis, { fetch, addEventListener, location });
});

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
const offline = () => Promise.reject(new TypeError('offline'));

test('offline, a page that was never visited is shown by its parts, in the document of one that was', async () => {
  await site.install();
  expect(site.cached()).toEqual(WHOLE);
  site.host.answer = offline;
  const page = await site.visit('/notify');
  expect(page?.status).toBe(200);
  expect(await page?.text()).toBe(
    '<html lang="en" data-accent="notify"><title></title><ul id="menu" class="m"></ul><main id="main"></main><template data-page="/ v" data-parts="v">',
  );
  const kept = await site.visit('/');
  expect(await kept?.text()).toContain('page /');
  expect(kept?.headers.get('content-type')).toBe('text/html');
  const none = await site.visit('/no/such-page');
  expect(none?.status).toBe(404);
  expect(await none?.text()).toMatch(/^<html lang="en" data-accent=""><title><\/title>/);
});

test('what is kept comes behind what the open page needs', async () => {
  const hurried: string[] = [];
  site.host.answer = ({ path, priority }) => void (priority === 'low' || hurried.push(path));
  await site.install();
  expect(hurried).toEqual([]);
});

test.each([
  ['saves data', { saveData: true }],
  ['has a slow connection', { effectiveType: 'slow-2g' }],
])(
  'for a visitor who %s only what was visited is kept, and what is missing once that ends',
  async (_, connection) => {
    Object.assign(site.connection, connection);
    await site.install();
    expect(site.cached()).toEqual(['/']);
    await site.load(main);
    await site.visit('/notify');
    expect(site.cached()).toEqual(['/', main, '/notify']);
    const next = await startWorker('w', site.caches);
    Object.assign(next.connection, connection);
    await next.install();
    expect(next.cached()).toEqual(['/', partsOf('w').main, '/notify']);
    next.host.answer = offline;
    expect((await next.visit('/no/such-page'))?.type).toBe('error');
    next.host.answer = () => undefined;
    Object.assign(next.connection, { saveData: false, effectiveType: '4g' });
    await next.visit('/');
    const { main: mainW, home: homeW, notify: notifyW, missing: missingW } = partsOf('w');
    expect(next.cached()).toEqual(['/', mainW, homeW, missingW, notifyW, '/notify'].sort());
  },
);

test('what was used is kept, and up to date in the next version', async () => {
  await site.install();
  await site.load(box);
  expect(site.cached()).toContain(box);
  const next = await startWorker('w', site.caches);
  await next.install();
  expect(next.cached()).toContain(partsOf('w').box);
});

test('a file that was not used is not loaded because an unchanged one of its name was', async () => {
  await site.install();
  await site.load(box);
  const next = await startWorker('w', site.caches);
  const list = await (await globalThis.fetch('/assets/offline-w.json')).json();
  list.files[box] = 'as before';
  next.host.answer = ({ path }) => (path.endsWith('.json') ? Response.json(list) : undefined);
  await next.install();
  expect(next.cached()).toContain(box);
  expect(next.cached()).not.toContain(partsOf('w').box);
});

test('a page that a deployment has not changed is not loaded again, and leads to what is new', async () => {
  await site.install();
  const next = await startWorker('w', site.caches);
  const list = await (await globalThis.fetch('/assets/offline-w.json')).json();
  list.pages['/'].mark = 'v';
  next.host.answer = ({ path }) => (path.endsWith('.json') ? Response.json(list) : undefined);
  await next.install();
  expect(next.host.log).not.toContain('GET /');
  expect(await (await next.visit('/'))?.text()).toContain('data-page="/ v" data-parts="w"');
});

test('what the browser has just loaded is not loaded again, unless it is of another version or damaged', async () => {
  const asked: string[] = [];
  site.host.answer = ({ path, cache }) => {
    asked.push(`${cache} ${path}`);
    const isStale = cache === 'force-cache';
    if (path === '/' && isStale) return pageOf('old', '/');
    return path === home && isStale ? new Response('half') : undefined;
  };
  await site.install();
  expect(asked.filter((each) => !each.startsWith('force-cache') && !each.endsWith('.json')).sort()).toEqual([
    'no-cache /',
    `reload ${home}`,
  ]);
  expect(site.cached()).toEqual(WHOLE);
});

test.each([
  ['a page is of another version', '/', () => pageOf('old', '/'), '/ is of another version'],
  ['the host fails', '/', () => html('', 500), '/ is of another version'],
  ['the host has no page', '/', () => html('', 404), 'no page can be had'],
  ['the host has another site’s page', '/', () => pageOf('other', '/notify/'), 'no page can be had'],
  ['the list is gone', '/assets/offline-v.json', () => html('', 404), 'JSON'],
  ['no file can be had', '', offline, 'offline'],
])('a deployment under way is not taken over: %s', async (_, broken, answer, why) => {
  site.host.answer = ({ path }) => (path === (broken || path) ? answer() : undefined);
  await expect(site.install()).rejects.toThrow(why);
  expect(site.cached()).toEqual([]);
});

test.each(['v', 'w'])(
  'a deployment in the middle of an installation leaves the version before, whenever it comes; home page of %s',
  async (mark) => {
    for (let before = 0, isTaken = false; !isTaken; before++) {
      const { caches, install } = await startWorker();
      await install();
      const next = await startWorker('w', caches);
      const list = await (await globalThis.fetch('/assets/offline-w.json')).json();
      list.pages['/'].mark = mark;
      next.host.log.length = 0;
      next.host.answer = ({ path }) => {
        if (next.host.log.length > before) return path === '/' ? pageOf('x', path) : html('', 404);
        return path.endsWith('.json') ? Response.json(list) : undefined;
      };
      isTaken = await next.install().then(
        () => true,
        () => false,
      );
      const { main, home, notify, missing } = partsOf('w');
      expect(next.cached()).toEqual(isTaken ? ['/', main, home, notify, missing].sort() : []);
      expect(next.versions()).toEqual(isTaken ? ['v', 'w'] : ['v']);
      expect(before).toBeLessThan(20);
    }
  },
);

test('a network that ends during an installation leaves the version before', async () => {
  await site.install();
  const next = await startWorker('w', site.caches);
  const { home: last } = partsOf('w');
  let isDown = false;
  next.host.answer = ({ path }) => {
    isDown ||= path === last;
    return isDown ? offline() : undefined;
  };
  await expect(next.install()).rejects.toThrow();
  expect(next.versions()).toEqual(['v']);
});

test.each([home, missing, main, notify])(
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

test('without a network, a page whose parts are missing is not said to be none', async () => {
  site.host.answer = ({ path }) => (path === notify ? html('', 404) : undefined);
  await site.install();
  site.host.answer = offline;
  await site.visit('/');
  expect(site.cached()).toEqual(WHOLE.filter((path) => path !== notify));
  expect((await site.visit('/notify'))?.type).toBe('error');
});

test.each([
  ['complete', '', ['1']],
  ['incomplete too', 'main', ['1', '2']],
] as const)(
  'a host that answers without a script is still deployed to if the version before is %s',
  async (_, lacking, kept) => {
    const { caches } = site;
    for (const [version, name] of [
      ['1', lacking],
      ['2', 'home'],
    ] as const) {
      const next = await startWorker(version, caches);
      next.host.answer = ({ path }) => (name && path === partsOf(version)[name] ? html('', 404) : undefined);
      await next.install().catch(() => {});
    }
    expect(site.versions()).toEqual(kept);
  },
);

test('after a rollback the version that tabs have open is kept when a newer one takes over', async () => {
  const { caches } = site;
  for (const version of ['1', '2', '1', '3']) {
    const next = await startWorker(version, caches);
    await next.install();
    await next.activate();
  }
  expect(site.versions()).toEqual(['1', '3']);
});

test('if the browser has emptied the caches, they fill again at the next visit', async () => {
  await site.install();
  site.empty();
  expect(await (await site.visit('/notify'))?.text()).toContain('/notify');
  expect(site.cached()).toEqual([...WHOLE, '/notify'].sort());
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
  site.host.answer = ({ path }) => (path === '/' ? stalled() : undefined);
  const shown = site.visit('/', 'no-cache');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await (await shown)?.text()).toContain('page /');
  site.host.answer = ({ path }) => (path === '/' ? html('newer') : undefined);
  expect(await (await site.visit('/', 'no-cache'))?.text()).toBe('newer');
});

test('offline, files are left to the browser, which says so', async () => {
  await site.install();
  site.host.answer = offline;
  expect(await site.visit('/resume.pdf')).toBeUndefined();
});
