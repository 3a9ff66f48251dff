import { pathOf, url } from '../url.ts';
import { load, loadPart, matchAnyCache, pathsIn, readList, SITE, siteNames, unavailable } from './caches.ts';
import { ownPage, wantedOf } from './plan.ts';
import { scope } from './scope.ts';

const { caches } = scope;

/** Noted in the cache of a version that has all that it needs for every page. */
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
  const late = new Promise((_, fail) => setTimeout(fail, INSTALL_TIMEOUT_MS));
  await Promise.race([refill(), late]).catch(async (error) => {
    await caches.delete(SITE);
    throw error;
  });
}

/** Stores what is missing of this version: it could not be had before, or the browser has emptied the caches. */
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
  const before = await Promise.all((await siteNames()).map(async (name) => pathsIn(await caches.open(name))));
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const opened = windows.map((client) => url(pathOf(new URL(client.url).pathname)));
  const { saveData, effectiveType = '' } = scope.navigator.connection ?? {};
  const isLean = saveData || effectiveType.includes('2g');
  const { pages, files } = wantedOf(list, before.flat(), opened, isLean);
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
  // What a blocker or the host withholds is missing alone, but without a network so is the worker.
  if (!isWhole) await scope.fetch(scope.location.href, { method: 'HEAD', cache: 'no-store' });
  if (isLean) return;
  if (!(await pathsIn(cache)).some((path) => path in list.pages)) throw new Error('no page can be had');
  if (isWhole) await cache.put(COMPLETE, new Response());
}

/**
 * Returns a page of this version: as it was kept, if it has not changed, or as the browser has just loaded it, if possible;
 * nothing if it can't be had, or is another site's.
 */
async function fetchPage(address: string): Promise<Response | undefined> {
  const own = async (found?: Response) => found && ownPage(address, found, await readList());
  return (
    (await matchAnyCache(address).then(own).catch(unavailable)) ??
    (await load(address, 'force-cache').then(own).catch(unavailable)) ??
    own(await load(address, 'no-cache').catch(unavailable))
  );
}

/**
 * Returns a part, from the HTTP cache, as the page has just loaded most parts; bypasses it if a part's hash does not match.
 * @returns nothing if it can't be had
 * @throws if the host answers without it, as during a deployment, and another version is complete
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
