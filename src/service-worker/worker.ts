import { pathOf, url } from '../first/navigation/url.ts';
import {
  cachePicture,
  deleteAllCaches,
  deleteOutdatedCaches,
  matchAnyCache,
  matchPage,
  matchSimilarPicture,
  precache,
} from './caches.ts';
import { type FetchEvent, manifest, otherLanguagePaths, picturesPath, scope } from './scope.ts';

/**
 * The service worker, which makes the site work offline. Pages are served from the cache at once, while the browser
 * checks for a newer worker, which brings a newer site for the next page load. Scripts and stylesheets have their hash
 * in their name, so no page can get those of another version. Each language of a site has a worker of its own, which
 * ignores the pages of the others.
 */
const ASSETS = url('/assets/');
const PICTURE = /\.(avif|webp|png|svg)$/;

/** How long a reload waits for the network before the page is served from the cache. */
const NETWORK_TIMEOUT_MS = 4000;

/** Whether the site no longer has a worker: then open pages get everything from the network. */
let retired = false;

scope.addEventListener('install', (event) => {
  event.waitUntil(precache().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOutdatedCaches().then(() => scope.clients.claim()));
});

// The first page's pictures load before the worker is active, so the page sends their URLs.
scope.addEventListener('message', (event) => {
  const addresses = event.data as string[];
  event.waitUntil(
    Promise.allSettled(
      addresses.filter(isPicture).map(async (address) => {
        if (!(await matchAnyCache(address))) await fetchPicture(address);
      }),
    ),
  );
});

scope.addEventListener('fetch', (event) => {
  const { url: address, method, mode, cache } = event.request;
  const { origin, pathname } = new URL(address);
  if (retired || method !== 'GET' || origin !== scope.location.origin) return;
  if (isPicture(address)) event.respondWith(picture(event));
  else if (!pathname.startsWith(url('/')) || otherLanguagePaths?.test(pathname)) return;
  else if (mode === 'navigate') {
    event.respondWith(page(event.request, url(pathOf(pathname))));
    event.waitUntil(retireIfRemoved());
  } else if (pathname.startsWith(ASSETS) && cache !== 'reload') {
    event.respondWith(matchAnyCache(address).then((kept) => kept ?? scope.fetch(event.request)));
  }
});

function isPicture(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === scope.location.origin && pathname.startsWith(picturesPath) && PICTURE.test(pathname);
}

/** Serves a page from the cache at once, but tries the network first on a reload. */
async function page(request: Request, address: string): Promise<Response> {
  const kept = manifest.pages.includes(address) ? await matchPage(address) : undefined;
  const reload = request.cache === 'no-cache' || request.cache === 'reload';
  if (kept && !reload) return kept;
  const answer = scope.fetch(request).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const response = await (kept ? Promise.race([answer, late]) : answer);
  if (response && (response.status < 500 || !kept)) return response;
  return kept ?? (await matchPage(manifest.notFound)) ?? Response.error();
}

/** Serves a picture from the cache, else from the network, else the same picture in another size. */
async function picture(event: FetchEvent): Promise<Response> {
  const address = event.request.url;
  const kept = await matchAnyCache(address);
  if (kept) return kept;
  try {
    return await fetchPicture(event.request, event);
  } catch {
    return (await matchSimilarPicture(address)) ?? Response.error();
  }
}

async function fetchPicture(request: Request | string, event?: FetchEvent): Promise<Response> {
  const response = await scope.fetch(request);
  const isWhole = response.status === 200 && response.headers.get('content-type')?.startsWith('image/');
  const keeping = isWhole && !retired && cachePicture(response.url, response.clone()).catch(() => {});
  if (event) event.waitUntil(Promise.resolve(keeping));
  else await keeping;
  return response;
}

/** If the site no longer has this file, unregisters the worker and deletes its caches. */
async function retireIfRemoved(): Promise<void> {
  const answer = await scope.fetch(scope.location.href, { method: 'HEAD', cache: 'no-store' });
  const { status, headers } = answer;
  const isOther = status === 200 && !/script/.test(headers.get('content-type') ?? '');
  if (status !== 404 && status !== 410 && !isOther) return;
  retired = true;
  await scope.registration.unregister();
  await deleteAllCaches();
}
