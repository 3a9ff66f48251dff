import { hash } from 'node:crypto';
import { vi } from 'vitest';
import type { OfflineList } from '../../../src/service-worker/scope.ts';

const ORIGIN = 'https://site.test';
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

/** The files of a version of the site: every page needs `main`; each also has its own, and `box` only once it is used. */
export const partsOf = (version: string) =>
  Object.fromEntries(
    ['main', 'home', 'notify', 'missing', 'box'].map((name) => [
      name,
      `/assets/${name}-${version.padEnd(8, '0')}.js`,
    ]),
  ) as Record<'main' | 'home' | 'notify' | 'missing' | 'box', string>;

/** A page of a version of this site. */
export const pageOf = (version: string, path = '/notify', names = version) =>
  new Response(
    `<html lang="en" data-accent="any"><title>${path}</title><ul id="menu" class="m"><li>${path}</li></ul><main id="main">page ${path}</main><template data-page="${path} ${version}" data-parts="${names}">`,
    { headers: { 'content-type': 'text/html' } },
  );

const codeOf = (path: string) => `code of ${path}`;

function listOf(version: string): OfflineList {
  const { main, home, notify, missing } = partsOf(version);
  return {
    pages: {
      '/': { mark: version, parts: [main, home] },
      '/notify': { mark: version, parts: [main, notify] },
    },
    names: version,
    notFound: [main, missing],
    files: Object.fromEntries(
      Object.values(partsOf(version)).map((path) => [
        path,
        hash('sha256', codeOf(path), 'base64').slice(0, 8),
      ]),
    ),
  };
}

type Answer = (request: {
  path: string;
  method: string;
  cache?: string;
  priority?: string;
}) => Response | Promise<Response> | undefined;

/**
 * Runs the worker of a site with two pages on a host that has all its files, unless `answer` says otherwise; the home page
 * is open.
 */
export async function startWorker(version = 'v', caches = new FakeCaches()) {
  const listeners = new Map<string, (event: object) => void>();
  const registration = { unregister: vi.fn(async () => true) };
  const list = `/assets/offline-${version}.json`;
  const host = {
    answer: (() => undefined) as Answer,
    /** Requests so far, such as `HEAD /sw.js`. */
    log: [] as string[],
  };
  const ownAnswer = (path: string) => {
    if (path === list) return Response.json(listOf(version));
    if (PAGES.includes(path)) return pageOf(version, path);
    return new Response(codeOf(path), { headers: { 'content-type': 'text/javascript' } });
  };
  const connection: { saveData?: boolean; effectiveType?: string } = {};
  /** The pages that are open. */
  const windows = ['/'];
  vi.stubGlobal('navigator', { connection });
  Object.assign(globalThis, {
    location: new URL('/sw.js', ORIGIN),
    caches,
    registration,
    list,
    clients: {
      claim: async () => {},
      matchAll: async () => windows.map((path) => ({ url: ORIGIN + path })),
    },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    async fetch(
      request: string | { url: string },
      { method = 'GET', cache, priority }: { method?: string; cache?: string; priority?: string } = {},
    ) {
      const path = new URL(absolute(request)).pathname;
      host.log.push(`${method} ${path}`);
      return (await host.answer({ path, method, cache, priority })) ?? ownAnswer(path);
    },
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
    connection,
    windows,
    registration,
    install: () => send('install'),
    /** Goes to a page; `cache` is `no-cache` for a reload. */
    visit: (path: string, cache = 'default') =>
      send('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'navigate', cache } }),
    /** Loads a file of a page. */
    load: (path: string) =>
      send('fetch', { request: { url: ORIGIN + path, method: 'GET', mode: 'cors', cache: 'default' } }),
    /** The paths in the cache of the site, without what the worker notes. */
    cached: () =>
      [...(caches.all.get(`site / ${list}`)?.entries.keys() ?? [])]
        .map((url) => new URL(url).pathname)
        .filter((path) => !path.startsWith('/sw.') && path !== list)
        .sort(),
    /** The versions that are in caches. */
    versions: () => [...caches.all.keys()].map((name) => /offline-(.*)\.json/.exec(name)?.[1]),
    empty: () => caches.all.clear(),
    caches,
    activate: () => send('activate'),
  };
}
