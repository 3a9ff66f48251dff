import { pathOf, url } from '../url.ts';
import { documentFor, emptied, ownPage, ownPart, wantedOf } from './plan.ts';
import { type OfflineList, scope } from './scope.ts';

const { caches } = scope;

/** Other sites may share the origin, so the names contain the base. */
const SITES = `site ${url('/')} `;
export const SITE = SITES + scope.list;

/** Noted in the cache of a version that has all that it needs for every page. */
const COMPLETE = url('/sw.complete');

/** How long an installation may take: WebKit would wait for a request that hangs as long as the site is open. */
const INSTALL_TIMEOUT_MS = 2 * 60 * 1000;

let filling: Promise<void> | undefined;
let reading: Promise<OfflineList> | undefined;

/**
 * Returns nothing, if the browser can't load a file, or read its caches, as on a damaged disk: the network has everything
 * too.
 */
const unavailable = () => undefined;

/** Loads a file behind what the open page needs. */
const load = (address: string, cache: RequestCache) => scope.fetch(address, { cache, priority: 'low' });

/** Returns a part of this version or of the previous one, or a picture: their URLs differ. */
export const matchAnyCache = (address: string) =>
  caches.match(address, { ignoreVary: true, ignoreSearch: true }).catch(unavailable);

/** Returns the paths in a cache. */
const pathsIn = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Returns the names of the versions' caches, the oldest first. */
export const siteNames = async () => (await caches.keys()).filter((name) => name.startsWith(SITES));

/** Returns this version's list, from the cache if it is there. */
function readList(): Promise<OfflineList> {
  const parse = async (cache: RequestCache) => (await load(scope.list, cache)).json();
  reading ??= matchAnyCache(scope.list)
    .then((kept) => kept?.json() ?? parse('default').catch(() => parse('reload')))
    .catch((error) => {
      reading = undefined;
      throw error;
    });
  return reading;
}

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

const loadPart = async (address: string, cache: RequestCache) =>
  ownPart(address, await load(address, cache), await readList());

/** Keeps a page that a visitor has opened, if it is one of this version. */
export async function keepPage(address: string, response: Response): Promise<void> {
  const list = await readList();
  const page = list.pages[address] && (await ownPage(address, response, list));
  if (page) await (await caches.open(SITE)).put(address, page);
}

/** Keeps a script, a stylesheet or a font that a page has loaded, if it is one of this version. */
export async function keepPart(address: string, response?: Response): Promise<void> {
  const { pathname } = new URL(address);
  const list = await readList();
  if (!list.files[pathname]) return;
  const part = response ? ownPart(pathname, response, list) : loadPart(pathname, 'force-cache');
  await (await caches.open(SITE)).put(pathname, await part);
}

/** Deletes outdated versions except the previous one, which tabs may still have open and request parts of. */
export async function deleteOutdatedCaches(): Promise<void> {
  const others = (await siteNames()).filter((name) => name !== SITE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Returns the page at an address as it was kept, if it is one of this version. */
export async function matchPage(address: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(SITE);
    return address in (await readList()).pages ? await cache.match(address) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns another page's document, emptied, in which the parts of the page at an address show it, or that they are missing;
 * undefined if neither can be.
 */
export async function matchParts(address: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(SITE);
    const list = await readList();
    const shown = documentFor(address, list, await pathsIn(cache));
    const source = shown && (await cache.match(shown.source));
    if (!source) return undefined;
    const text = emptied(await source.text(), address in list.pages ? address : undefined);
    return new Response(text, { status: shown.status, headers: source.headers });
  } catch {
    return undefined;
  }
}
