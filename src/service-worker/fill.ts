import { pathOf, url } from '../url.ts';
import { load, loadPart, matchAnyCache, pathsIn, readList, SITE, siteNames, unavailable } from './caches.ts';
import { ownPage, wantedOf } from './plan.ts';
import { scope } from './scope.ts';

const { caches } = scope;

/** Entry in the cache of a version that has everything that its pages need. */
const COMPLETE = url('/sw.complete');

/** How long an installation may take: WebKit would wait for a request that hangs as long as the site is open. */
const INSTALL_TIMEOUT_MS = 2 * 60 * 1000;

let filling: Promise<void> | undefined;

/**
 * Stores this version of the site: all that its pages need, as far as the host has it and the browser lets it through.
 * @throws if the network fails or hangs, or a deployment is under way; the browser tries again later
 */
export async function precache(): Promise<void> {
  // A version that is back, as after a rollback, is the newest again.
  await caches.delete(SITE);
  const timeout = new Promise((_, fail) => setTimeout(fail, INSTALL_TIMEOUT_MS));
  await Promise.race([refill(), timeout]).catch(async (error) => {
    await caches.delete(SITE);
    throw error;
  });
}

/** Stores what this version lacks because it could not be loaded before, or because the browser has emptied the caches. */
export function refill(): Promise<void> {
  filling ??= fill().finally(() => {
    filling = undefined;
  });
  return filling;
}

async function fill(): Promise<void> {
  const cache = await caches.open(SITE);
  const stored = await pathsIn(cache);
  if (stored.includes(COMPLETE)) return;
  const list = await readList();
  const { saveData, effectiveType = '' } = scope.navigator.connection ?? {};
  const isLean = saveData || effectiveType.includes('2g');
  const { pages, files } = wantedOf(list, await cachedPaths(), await openPages(), isLean);
  const store = async (address: string, find: (address: string) => Promise<Response | undefined>) => {
    if (stored.includes(address)) return true;
    const file = await find(address);
    if (file) await cache.put(address, file);
    return !!file;
  };
  const found = await Promise.all([
    store(scope.list, async () => Response.json(list)),
    ...pages.map((page) => store(page, fetchPage)),
    ...files.map((file) => store(file, fetchPart)),
  ]);
  const isWhole = found.every(Boolean);
  // If a blocker or the host withholds a file, the worker itself still loads; without a network this throws.
  if (!isWhole) await scope.fetch(scope.location.href, { method: 'HEAD', cache: 'no-store' });
  if (isLean) return;
  if (!(await pathsIn(cache)).some((path) => path in list.pages)) throw new Error('no page can be had');
  if (isWhole) await cache.put(COMPLETE, new Response());
}

/** Returns the paths of what is cached of any version. */
async function cachedPaths(): Promise<string[]> {
  const names = await siteNames();
  return (await Promise.all(names.map(async (name) => pathsIn(await caches.open(name))))).flat();
}

/** Returns the paths of the pages that are open in a window. */
async function openPages(): Promise<string[]> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.map((client) => url(pathOf(new URL(client.url).pathname)));
}

/**
 * Returns a page of this version: the cached one if it has not changed, else the one that the browser has just loaded, else a new
 * one; undefined if it can't be loaded, or is another site's.
 */
async function fetchPage(address: string): Promise<Response | undefined> {
  const verify = async (found?: Response) => found && ownPage(address, found, await readList());
  return (
    (await matchAnyCache(address).then(verify).catch(unavailable)) ??
    (await load(address, 'force-cache').then(verify).catch(unavailable)) ??
    verify(await load(address, 'no-cache').catch(unavailable))
  );
}

/**
 * Returns a part, from the HTTP cache if its hash matches there: the page has just loaded most. Undefined if it can't be loaded.
 * @throws if the host answers without the part, as during a deployment, and another version is complete
 */
const fetchPart = async (address: string): Promise<Response | undefined> =>
  (await matchAnyCache(address)) ??
  loadPart(address, 'force-cache')
    .catch(() => loadPart(address, 'reload'))
    .catch(async () => {
      const isAnswered = await scope.fetch(address).catch(unavailable);
      if (isAnswered && (await matchAnyCache(COMPLETE))) throw new Error(`${address} is missing`);
      return undefined;
    });
