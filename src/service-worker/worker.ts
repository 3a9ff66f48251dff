/**
 * The service worker, which makes the site work offline. Pages are served from the cache at once, while the browser
 * checks for a newer worker, which brings a newer site for the next page load. Scripts and stylesheets have their hash
 * in their name, so no page can get those of another version. Each language of a site has a worker of its own, which
 * ignores the pages of the others.
 */

import { PICTURE } from '../picture-file.ts';
import { pathOf, url } from '../url.ts';
import { deleteOutdatedCaches, keepPage, keepPart, matchAnyCache, matchPage, matchParts } from './caches.ts';
import { precache, refill } from './fill.ts';
import { cachePicture, matchSimilarPicture } from './pictures.ts';
import { isRemoved, leave } from './retirement.ts';
import { type FetchEvent, otherLanguagePaths, picturesPath, scope } from './scope.ts';

const ASSETS = url('/assets/');

/** The files that are cached besides pages and pictures. */
const PART = /\.(js|css|woff2?|[ot]tf)$/;

/** How long a reload waits for the network before the page is served from the cache. */
const NETWORK_TIMEOUT_MS = 4000;

/** Files that are no pages, such as `/resume.pdf`: they are not cached. */
const FILE = /\.(?!html)\w+$/;

/** True if the site no longer has a worker: then open pages get everything from the network. */
let retired = false;

scope.addEventListener('install', (event) => {
  event.waitUntil(precache().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOutdatedCaches().then(() => scope.clients.claim()));
});

// The first page's files load before the worker is active, so the page sends their URLs.
scope.addEventListener('message', (event) => {
  const addresses = event.data as string[];
  event.waitUntil(
    Promise.allSettled(
      addresses.map(async (address) => {
        if (await matchAnyCache(address)) return;
        if (isPicture(address)) await fetchPicture(address);
        else await keepPart(address);
      }),
    ),
  );
});

scope.addEventListener('fetch', (event) => {
  const { url: address, method, mode, cache } = event.request;
  const { origin, pathname } = new URL(address);
  if (retired || method !== 'GET' || origin !== scope.location.origin) return;
  if (isPicture(address)) event.respondWith(servePicture(event));
  else if (!pathname.startsWith(url('/')) || otherLanguagePaths?.test(pathname)) return;
  else if (mode === 'navigate') {
    // For a file, the browser itself says that it is offline.
    if (!FILE.test(pathname)) event.respondWith(servePage(event, url(pathOf(pathname))));
    event.waitUntil(keepUp());
  } else if (pathname.startsWith(ASSETS) && PART.test(pathname) && cache !== 'reload') {
    event.respondWith(servePart(event));
  }
});

function isPicture(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === scope.location.origin && pathname.startsWith(picturesPath) && PICTURE.test(pathname);
}

/**
 * Serves a page from the cache at once, but on a reload tries the network first, for a limited time and to the last byte. A page that
 * is not cached comes from the host; without a network, another page's document shows its parts.
 */
async function servePage(event: FetchEvent, address: string): Promise<Response> {
  const { request } = event;
  const cached = await matchPage(address);
  const isReload = request.cache === 'no-cache' || request.cache === 'reload';
  if (cached && !isReload) return cached;
  const fallback = cached ?? (await matchParts(address));
  const usable = fallback?.ok ? fallback : undefined;
  const answer = (usable ? fetchWhole(request) : scope.fetch(request)).catch(() => undefined);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const response = await (usable ? Promise.race([answer, timeout]) : answer);
  if (response?.ok && !retired) event.waitUntil(keepPage(address, response.clone()).catch(() => {}));
  if (response && (response.status < 500 || !usable)) return response;
  // Where this version's page could not be stored, the previous version's may be there.
  return fallback ?? (await matchAnyCache(address)) ?? Response.error();
}

/** Serves a script, a stylesheet or a font of any version, and caches those of this version. */
async function servePart(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await matchAnyCache(request.url);
  if (cached) return cached;
  const response = await scope.fetch(request);
  if (!retired) event.waitUntil(keepPart(request.url, response.clone()).catch(() => {}));
  return response;
}

async function fetchWhole(request: Request): Promise<Response> {
  const response = await scope.fetch(request);
  await response.clone().arrayBuffer();
  return response;
}

/** Serves a picture from the cache, else from the network, else the same picture in another size. */
async function servePicture(event: FetchEvent): Promise<Response> {
  const address = event.request.url;
  const cached = await matchAnyCache(address);
  if (cached) return cached;
  try {
    return await fetchPicture(event.request, event);
  } catch {
    return (await matchSimilarPicture(address)) ?? Response.error();
  }
}

async function fetchPicture(request: Request | string, event?: FetchEvent): Promise<Response> {
  const response = await scope.fetch(request);
  // Some hosts know no type for AVIF; others send a page in place of a missing picture.
  const isWhole = response.status === 200 && !response.headers.get('content-type')?.startsWith('text/');
  const keeping = isWhole && !retired && cachePicture(response.url, response.clone()).catch(() => {});
  if (event) event.waitUntil(Promise.resolve(keeping));
  else await keeping;
  return response;
}

/** Completes the caches, or leaves if the site no longer has this worker; without a network, the next visit does. */
async function keepUp(): Promise<void> {
  try {
    if (await isRemoved()) retired = true;
    await (retired ? leave() : refill());
  } catch {}
}
