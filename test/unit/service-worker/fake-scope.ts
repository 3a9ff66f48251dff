import { vi } from 'vitest';

const ORIGIN = 'https://site.test';
export const ENTRY = 'assets/main-new111.js';
const PARTS = { [`/${ENTRY}`]: 'sha256-main', '/assets/home-new111.js': 'sha256-home' };
const PAGES = ['/', '/notify'];

const absolute = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href.replace(/\?.*/, '');

class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (key: string) => this.entries.get(absolute(key))?.clone();
  put = async (key: string, response: Response) => void this.entries.set(absolute(key), response);
  delete = async (key: string) => this.entries.delete(absolute(key));
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (key: string) => {
    for (const cache of this.all.values()) if (await cache.match(key)) return cache.match(key);
    return undefined;
  };
}

/** A page of a version of this site. */
export const pageOf = (entry: string, text = 'page') =>
  new Response(`<script src="/${entry}"></script>${text}`, { headers: { 'content-type': 'text/html' } });

type Answer = (request: {
  path: string;
  method: string;
  integrity?: string;
}) => Response | Promise<Response> | undefined;

/** Runs the worker of a site with two pages on a host that has all its files, unless `answer` says otherwise. */
export async function startWorker(version = 'v', caches = new FakeCaches()) {
  const listeners = new Map<string, (event: object) => void>();
  const registration = { unregister: vi.fn(async () => true) };
  const host = {
    answer: (() => undefined) as Answer,
    /** Requests so far, such as `HEAD /sw.js`. */
    log: [] as string[],
  };
  const ownAnswer = (path: string) => {
    if (path === '/404.html' || PAGES.includes(path)) return pageOf(ENTRY, path);
    return new Response('code', { headers: { 'content-type': 'text/javascript' } });
  };
  Object.assign(globalThis, {
    location: new URL('/sw.js', ORIGIN),
    caches,
    registration,
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    async fetch(request: string | { url: string }, { method = 'GET', integrity = '' } = {}) {
      const path = new URL(absolute(request)).pathname;
      host.log.push(`${method} ${path}`);
      return (await host.answer({ path, method, integrity })) ?? ownAnswer(path);
    },
    __PRECACHE_MANIFEST__: { version, entry: ENTRY, pages: PAGES, notFound: '/404.html', parts: PARTS },
    __PICTURES__: '/assets/',
    __OTHER_LANGUAGE_PATHS__: '',
  });
  vi.resetModules();
  await import('../../../src/service-worker/worker.ts');
  /** Sends an event to the worker; returns its answer, once all of its work is done. */
  const send = async (type: string, more = {}) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(type)?.({
      waitUntil: (each: Promise<unknown>) => work.push(each),
      respondWith: (each: Promise<Response>) => {
        response = each;
      },
      ...more,
    });
    const answer = await response;
    await Promise.all(work);
    return answer;
  };
  return {
    host,
    registration,
    install: () => send('install'),
    /** Goes to a page; `cache` is `no-cache` for a reload. */
    visit: (path: string, cache = 'default') =>
      send('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'navigate', cache } }),
    /** The paths in the cache of the site, without what the worker notes. */
    cached: () =>
      [...(caches.all.get(`site / ${version}`)?.entries.keys() ?? [])]
        .map((url) => new URL(url).pathname)
        .filter((path) => !path.startsWith('/sw.'))
        .sort(),
    empty: () => caches.all.clear(),
    caches,
    activate: () => send('activate'),
  };
}
