import { manifest, scope } from './scope.ts';

const { caches } = scope;
const { BASE_URL } = import.meta.env;

/** Other sites may live at the same origin: the names carry the base. */
const SITES = `site ${BASE_URL} `;
const SITE = SITES + manifest.version;
const PICTURES = `pictures ${BASE_URL}`;

/** How many pictures are kept on the visitor's device; then the oldest go. */
const MAX_PICTURES = 100;

/**
 * Stores this version of the site whole, or not at all.
 * @throws where a file does not come, or comes from another version: the browser tries again later
 */
export async function precache(): Promise<void> {
  const cache = await caches.open(SITE);
  const { pages, notFound, parts } = manifest;
  try {
    await Promise.all([
      ...[...pages, notFound].map(async (address) => cache.put(address, await fetchPage(address))),
      ...Object.entries(parts).map(async ([address, integrity]) => {
        const kept = await matchAnyCache(address);
        return cache.put(address, kept ?? (await fetchPart(address, integrity)));
      }),
    ]);
  } catch (error) {
    await caches.delete(SITE);
    throw error;
  }
}

/** Hosts may alter pages a little (hide addresses from robots, say), but the entry tells the version. */
async function fetchPage(address: string): Promise<Response> {
  const response = await scope.fetch(address, { cache: 'no-cache', priority: 'low' });
  const text = await response.text();
  const isNotFound = address === manifest.notFound;
  if (!text.includes(manifest.entry) || !(response.ok || isNotFound))
    throw new Error(`${address} is of another version`);
  // Made anew: an answer that was redirected may not stand for a page.
  return new Response(text, { status: isNotFound ? 404 : 200, headers: response.headers });
}

/** What the page loaded a moment ago comes from the HTTP cache; past it, should that be spoilt. */
const fetchPart = (address: string, integrity: string) =>
  scope
    .fetch(address, { integrity, priority: 'low' })
    .catch(() => scope.fetch(address, { integrity, cache: 'reload' }));

/**
 * Drops the versions that nobody needs: the one before stays, for tabs that are still open on it
 * and whose pages ask for its parts.
 */
export async function deleteOutdatedCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(SITES) && name !== SITE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Deletes all that this worker ever kept. */
export async function deleteAllCaches(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(SITES) || name === PICTURES);
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** A page of this version. */
export const matchPage = async (address: string) => (await caches.open(SITE)).match(address);

/** A part of this version, of the one before, or a picture: their addresses tell them apart. */
export const matchAnyCache = (address: string) =>
  caches.match(address, { ignoreVary: true, ignoreSearch: true });

/** Keeps a picture. */
export async function cachePicture(address: string, response: Response): Promise<void> {
  const cache = await caches.open(PICTURES);
  await cache.put(address, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_PICTURES).map((key) => cache.delete(key)));
}

/** A kept picture in another width or format than the one asked for. */
export async function matchSimilarPicture(address: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES);
  const stem = address.replace(/(-\d+)?\.\w+$/, '');
  const like = (await cache.keys()).filter(({ url }) => url.replace(/(-\d+)?\.\w+$/, '') === stem).at(-1);
  return like && cache.match(like);
}
