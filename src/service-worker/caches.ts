import { url } from '../url.ts';
import { manifest, scope } from './scope.ts';

const { caches } = scope;
const { BASE_URL } = import.meta.env;

/** Other sites may share the origin, so the names contain the base. */
const SITES = `site ${BASE_URL} `;
const SITE = SITES + manifest.version;
const PICTURES = `pictures ${BASE_URL}`;

const HOME = url('/');

/** Noted in the cache of a version that has all its files. */
const COMPLETE = url('/sw.complete');

/** How pages of any version refer to their entry. */
const ENTRY = `"${url('/assets/main-')}`;

/** Maximum number of cached pictures; beyond that the oldest are deleted. */
const MAX_PICTURES = 100;

let filling: Promise<void> | undefined;

/**
 * Stores this version of the site: all that the host has and the browser lets through.
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

async function fill(): Promise<void> {
  const cache = await caches.open(SITE);
  const stored = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  if (stored.includes(COMPLETE)) return;
  const { pages, notFound, parts } = manifest;
  const store = async (address: string, load: () => Promise<Response | undefined>) => {
    if (stored.includes(address)) return true;
    const file = await load();
    if (file) await cache.put(address, file);
    return !!file;
  };
  const storePage = (address: string) => store(address, () => fetchPage(address));
  const found = await Promise.all([
    ...[...pages.filter((page) => page !== HOME), notFound].map(storePage),
    ...Object.entries(parts).map(([address, integrity]) =>
      store(address, async () => (await matchAnyCache(address)) ?? fetchPart(address, integrity)),
    ),
  ]);
  // Last: what a blocker or the host withholds is missing alone, but without a network so is the home page.
  if (!(await storePage(HOME))) throw new Error(`${HOME} is missing`);
  if (found.every(Boolean)) await cache.put(COMPLETE, new Response());
}

/**
 * Hosts may alter pages slightly (hide e-mail addresses from robots, say), but the entry identifies the version.
 * @returns nothing if it can't be had, or is another site's
 */
async function fetchPage(address: string): Promise<Response | undefined> {
  const response = await scope.fetch(address, { cache: 'no-cache', priority: 'low' }).catch(unavailable);
  if (!response) return undefined;
  const text = await response.text();
  const isNotFound = address === manifest.notFound;
  const isOwn = text.includes(manifest.entry);
  if (response.status >= 500 || (!isOwn && text.includes(ENTRY)))
    throw new Error(`${address} is of another version`);
  if (!isOwn || !(response.ok || isNotFound)) return undefined;
  // A new response, as a redirected one must not be used for a navigation.
  return new Response(text, { status: isNotFound ? 404 : 200, headers: response.headers });
}

/**
 * From the HTTP cache, as the page has just loaded most parts; bypasses it if a part's hash does not match.
 * @returns nothing if it can't be had
 * @throws if the host answers without it, as during a deployment, and another version is complete
 */
const fetchPart = (address: string, integrity: string) =>
  scope
    .fetch(address, { integrity, priority: 'low' })
    .catch(() => scope.fetch(address, { integrity, cache: 'reload' }))
    .catch(async () => {
      const isAnswered = await scope.fetch(address).catch(unavailable);
      if (isAnswered && (await matchAnyCache(COMPLETE))) throw new Error(`${address} is missing`);
      return undefined;
    });

/**
 * Deletes outdated versions except the previous one, which tabs may still have open and request parts of.
 */
export async function deleteOutdatedCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(SITES) && name !== SITE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Deletes everything that this worker has cached. */
export async function deleteAllCaches(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(SITES) || name === PICTURES);
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Nothing, if the browser can't load a file, or read its caches, as on a damaged disk: the network has everything too. */
const unavailable = () => undefined;

/** A page of this version. */
export const matchPage = (address: string) =>
  caches
    .open(SITE)
    .then((cache) => cache.match(address))
    .catch(unavailable);

/** A part of this version or of the previous one, or a picture: their URLs differ. */
export const matchAnyCache = (address: string) =>
  caches.match(address, { ignoreVary: true, ignoreSearch: true }).catch(unavailable);

/** When this worker's file was first found missing, in ms since 1970; undefined if it was there the last time. */
export async function missingSince(): Promise<number | undefined> {
  const note = await matchPage(scope.location.href);
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

/** The same picture in another width or format than the one requested, if cached. */
export async function matchSimilarPicture(address: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES);
  const stem = address.replace(/(-\d+)?\.\w+$/, '');
  const like = (await cache.keys()).filter(({ url }) => url.replace(/(-\d+)?\.\w+$/, '') === stem).at(-1);
  return like && cache.match(like);
}
