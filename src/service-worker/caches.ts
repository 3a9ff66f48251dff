import { url } from '../url.ts';
import { documentFor, emptied, ownPage, ownPart } from './plan.ts';
import { type OfflineList, scope } from './scope.ts';

const { caches } = scope;

/** Other sites may share the origin, so the names contain the base. */
const SITES = `site ${url('/')} `;
export const SITE = SITES + scope.list;

let reading: Promise<OfflineList> | undefined;

/**
 * Returns undefined for a file that can't be loaded, or caches that can't be read, as on a damaged disk: the network has
 * everything, too.
 */
export const unavailable = () => undefined;

/** Loads a file, with a lower priority than what the open page needs. */
export const load = (address: string, cache: RequestCache) =>
  scope.fetch(address, { cache, priority: 'low' });

/** Returns a part of this version or of the previous one, or a picture: their URLs differ. */
export const matchAnyCache = (address: string) =>
  caches.match(address, { ignoreVary: true, ignoreSearch: true }).catch(unavailable);

/** Returns the paths in a cache. */
export const pathsIn = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Returns the names of the versions' caches, the oldest first. */
export const siteNames = async () => (await caches.keys()).filter((name) => name.startsWith(SITES));

/** Returns this version's list, from the cache if it is there. */
export function readList(): Promise<OfflineList> {
  const parse = async (cache: RequestCache) => (await load(scope.list, cache)).json();
  reading ??= matchAnyCache(scope.list)
    .then((cached) => cached?.json() ?? parse('default').catch(() => parse('reload')))
    .catch((error) => {
      reading = undefined;
      throw error;
    });
  return reading;
}

/** Loads a part of this version. */
export const loadPart = async (address: string, cache: RequestCache) =>
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

/** Returns the cached page at an address, if it is one of this version. */
export async function matchPage(address: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(SITE);
    return address in (await readList()).pages ? await cache.match(address) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns another page's document, emptied, in which scripts show the page at an address, or say why they can't; undefined if no
 * such document is cached.
 */
export async function matchParts(address: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(SITE);
    const list = await readList();
    const substitute = documentFor(address, list, await pathsIn(cache));
    const source = substitute && (await cache.match(substitute.source));
    if (!source) return undefined;
    const text = emptied(await source.text(), address in list.pages ? address : undefined);
    return new Response(text, { status: substitute.status, headers: source.headers });
  } catch {
    return undefined;
  }
}
