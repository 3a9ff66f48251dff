import { pathOf, url } from '../url.ts';
import { type OfflineList, scope } from './scope.ts';

const { caches } = scope;
const { BASE_URL } = import.meta.env;

/** Other sites may share the origin, so the names contain the base. */
const SITES = `site ${BASE_URL} `;
const SITE = SITES + scope.list;
const PICTURES = `pictures ${BASE_URL}`;

const HOME = url('/');

/** Noted in the cache of a version that has all that it needs for every page. */
const COMPLETE = url('/sw.complete');

/** Maximum number of cached pictures; beyond that the oldest are deleted. */
const MAX_PICTURES = 100;

let filling: Promise<void> | undefined;
let reading: Promise<OfflineList> | undefined;

/** Returns this version's list, from the cache if it is there. */
function readList(): Promise<OfflineList> {
  const load = async (cache: RequestCache) =>
    (await scope.fetch(scope.list, { cache, priority: 'low' })).json();
  reading ??= matchAnyCache(scope.list)
    .then((kept) => kept?.json() ?? load('default').catch(() => load('reload')))
    .catch((error) => {
      reading = undefined;
      throw error;
    });
  return reading;
}

/**
 * Stores this version of the site: all that its pages need, as far as the host has it and the browser lets it through.
 * @throws if the network fails, or a deployment is under way; the browser tries again later
 */
export async function precache(): Promise<void> {
  // A version that is back, as after a rollback, is the newest again.
  await caches.delete(SITE);
  await refill().catch(async (error) => {
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

/** Returns the paths in a cache. */
const pathsIn = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Returns a path without its hash, the same in every version. */
const stemOf = (path: string) => path.replace(/-[\w-]{8}\./, '.');

/**
 * Stores the pages that are open or were kept before, and the parts of every other page: another page's document shows
 * it. A visitor who saves data gets only what was visited; what was used before is kept up to date for everybody.
 */
async function fill(): Promise<void> {
  const cache = await caches.open(SITE);
  const stored = await pathsIn(cache);
  if (stored.includes(COMPLETE)) return;
  const { pages, notFound, files } = await readList();
  const before = (
    await Promise.all((await siteNames()).map(async (name) => pathsIn(await caches.open(name))))
  ).flat();
  const opened = (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map((client) =>
    url(pathOf(new URL(client.url).pathname)),
  );
  const { saveData, effectiveType = '' } = scope.navigator.connection ?? {};
  const isLean = saveData || effectiveType.includes('2g');
  // Several files may have one stem, such as each page's styles for paper.
  const replaced = before.filter((path) => !files[path]).map(stemOf);
  const parts = [...notFound, ...Object.values(pages).flatMap((page) => page.parts)];
  const isWanted = (file: string) =>
    (!isLean && parts.includes(file)) || before.includes(file) || replaced.includes(stemOf(file));
  const visited = Object.keys(pages).filter((page) => [...opened, ...before].includes(page));
  const store = async (address: string, find: () => Promise<Response | undefined>) => {
    if (stored.includes(address)) return true;
    const file = await find();
    if (file) await cache.put(address, file);
    return !!file;
  };
  const found = await Promise.all([
    store(scope.list, async () => Response.json(await readList())),
    ...(visited[0] || isLean ? visited : [HOME]).map((page) => store(page, () => fetchPage(page))),
    ...Object.keys(files)
      .filter(isWanted)
      .map((file) => store(file, async () => (await matchAnyCache(file)) ?? fetchPart(file))),
  ]);
  // What a blocker or the host withholds is missing alone, but without a network so is the worker.
  if (!found.every(Boolean)) await scope.fetch(scope.location.href, { method: 'HEAD', cache: 'no-store' });
  if (isLean) return;
  if (!(await pathsIn(cache)).some((path) => path in pages)) throw new Error('no page can be had');
  if (found.every(Boolean)) await cache.put(COMPLETE, new Response());
}

/**
 * Returns a page of this version: as it was kept, if it has not changed, or as the browser has just loaded it, if possible;
 * nothing if it can't be had, or is another site's.
 */
async function fetchPage(address: string): Promise<Response | undefined> {
  const load = (cache: RequestCache) => scope.fetch(address, { cache, priority: 'low' }).catch(unavailable);
  for (const find of [() => matchAnyCache(address), () => load('force-cache')]) {
    const found = await find();
    const page = found && (await ownPage(address, found).catch(unavailable));
    if (page) return page;
  }
  const response = await load('no-cache');
  return response && ownPage(address, response);
}

/**
 * Returns the response with a page of this version, whose scripts load what this version has; nothing if it is another
 * site's. Hosts may alter pages slightly (hide e-mail addresses from robots, say), but the mark identifies the version.
 * @throws if it is of another version, or the host fails
 */
async function ownPage(address: string, response: Response): Promise<Response | undefined> {
  const text = await response.text();
  const { pages, names } = await readList();
  const isOwn = text.includes(`data-page="${address} ${pages[address]?.mark}"`);
  if (response.status >= 500 || (!isOwn && text.includes(`data-page="${address} `)))
    throw new Error(`${address} is of another version`);
  if (!isOwn || !response.ok) return undefined;
  // A new response, as a redirected one must not be used for a navigation.
  return new Response(text.replace(/( data-parts=")[^"]*/, `$1${names}`), { headers: response.headers });
}

/** Keeps a page that a visitor has opened, if it is one of this version. */
export async function keepPage(address: string, response: Response): Promise<void> {
  const { pages } = await readList();
  const page = pages[address] && (await ownPage(address, response));
  if (page) await (await caches.open(SITE)).put(address, page);
}

/**
 * Returns a part from the HTTP cache, as the page has just loaded most parts; bypasses it if a part's hash does not match.
 * @returns nothing if it can't be had
 * @throws if the host answers without it, as during a deployment, and another version is complete
 */
const fetchPart = (address: string) =>
  loadPart(address, 'force-cache')
    .catch(() => loadPart(address, 'reload'))
    .catch(async () => {
      const isAnswered = await scope.fetch(address).catch(unavailable);
      if (isAnswered && (await matchAnyCache(COMPLETE))) throw new Error(`${address} is missing`);
      return undefined;
    });

const loadPart = async (address: string, cache: RequestCache) =>
  ownPart(address, await scope.fetch(address, { cache, priority: 'low' }));

/** @throws if it is not the file that the list names */
async function ownPart(address: string, response: Response): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const { files } = await readList();
  if (!hash.startsWith(files[address] ?? '-')) throw new Error(`${address} is damaged`);
  return response;
}

/** Keeps a script, a stylesheet or a font that a page has loaded, if it is one of this version. */
export async function keepPart(address: string, response?: Response): Promise<void> {
  const { pathname } = new URL(address);
  const { files } = await readList();
  if (!files[pathname]) return;
  const part = response ? ownPart(pathname, response) : loadPart(pathname, 'force-cache');
  await (await caches.open(SITE)).put(pathname, await part);
}

const siteNames = async () => (await caches.keys()).filter((name) => name.startsWith(SITES));

/**
 * Deletes outdated versions except the previous one, which tabs may still have open and request parts of.
 */
export async function deleteOutdatedCaches(): Promise<void> {
  const others = (await siteNames()).filter((name) => name !== SITE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Deletes everything that this worker has cached. */
export async function deleteAllCaches(): Promise<void> {
  const own = [...(await siteNames()), PICTURES];
  await Promise.all(own.map((name) => caches.delete(name)));
}

/**
 * Returns nothing, if the browser can't load a file, or read its caches, as on a damaged disk: the network has everything
 * too.
 */
const unavailable = () => undefined;

/** Returns what this version has of an address: the page as it was kept, else a document in which its parts show it. */
export async function matchPage(address: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(SITE);
    const { pages, notFound } = await readList();
    const page = pages[address];
    const kept = page && (await cache.match(address));
    if (kept) return kept;
    const stored = await pathsIn(cache);
    const source = await cache.match(stored.find((path) => path in pages) ?? '-');
    if (!source || !(page?.parts ?? notFound).every((part) => stored.includes(part))) return undefined;
    const text = emptied(await source.text(), page ? pathOf(address).slice(1) : '');
    return new Response(text, { status: page ? 200 : 404, headers: source.headers });
  } catch {
    return undefined;
  }
}

/** Returns a page's document without what it shows, for another one with that accent. */
const emptied = (html: string, accent: string) =>
  html
    .replace(/(<main[^>]*>).*(?=<\/main>)/s, '$1')
    .replace(/(<ul id="menu"[^>]*>).*?(?=<\/ul>)/s, '$1')
    .replace(/(<title>)[^<]*/, '$1')
    .replace(/(<html[^>]*?)(?: data-accent="[^"]*")?>/, `$1 data-accent="${accent}">`);

/** Returns a part of this version or of the previous one, or a picture: their URLs differ. */
export const matchAnyCache = (address: string) =>
  caches.match(address, { ignoreVary: true, ignoreSearch: true }).catch(unavailable);

/** Returns when this worker's file was first found missing, in ms since 1970; undefined if it was there the last time. */
export async function missingSince(): Promise<number | undefined> {
  const note = await (await caches.open(SITE)).match(scope.location.href);
  return note && Number(await note.text());
}

/** Remembers since when this worker's file is missing; undefined if it is there. */
export async function noteMissing(since?: number): Promise<void> {
  const cache = await caches.open(SITE);
  if (since) await cache.put(scope.location.href, new Response(String(since)));
  else await cache.delete(scope.location.href);
}

/** Caches a picture. */
export async function cachePicture(address: string, response: Response): Promise<void> {
  const cache = await caches.open(PICTURES);
  await cache.put(address, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_PICTURES).map((key) => cache.delete(key)));
}

/** Returns the same picture in another width or format than the one requested, if cached. */
export async function matchSimilarPicture(address: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES);
  const stem = address.replace(/(-\d+)?\.\w+$/, '');
  const like = (await cache.keys()).filter(({ url }) => url.replace(/(-\d+)?\.\w+$/, '') === stem).at(-1);
  return like && cache.match(like);
}
