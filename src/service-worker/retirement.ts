import { SITE, siteNames } from './caches.ts';
import { PICTURES } from './pictures.ts';
import { scope } from './scope.ts';

const { caches, location } = scope;

/** For how long the site must be without a worker until its offline copy is deleted. */
const MISSING_MS = 24 * 60 * 60 * 1000;

/**
 * True if the site no longer has this worker's file: after two failures a day apart, as portals, hosts without HEAD and
 * deployments under way answer oddly too.
 */
export async function isRemoved(): Promise<boolean> {
  const cache = await caches.open(SITE);
  // The time of the first failure, in ms since 1970.
  const note = await cache.match(location.href);
  if (!(await isMissing('HEAD'))) {
    if (note) await cache.delete(location.href);
    return false;
  }
  if (!note) await cache.put(location.href, new Response(String(Date.now())));
  return !!note && Date.now() - Number(await note.text()) >= MISSING_MS && isMissing('GET');
}

async function isMissing(method: string): Promise<boolean> {
  const { status, headers } = await scope.fetch(location.href, { method, cache: 'no-store' });
  const isOther = status === 200 && !/script/.test(headers.get('content-type') ?? '');
  return status === 404 || status === 410 || isOther;
}

/** Unregisters the worker and deletes everything that it has cached. */
export async function leave(): Promise<void> {
  await scope.registration.unregister();
  await Promise.all([...(await siteNames()), PICTURES].map((name) => caches.delete(name)));
}
