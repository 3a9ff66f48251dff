import { url } from '../url.ts';
import { similarTo, surplus } from './plan.ts';
import { scope } from './scope.ts';

const { caches } = scope;

/** The name of the cache with the pictures of every version. */
export const PICTURES = `pictures ${url('/')}`;

/** Caches a picture. */
export async function cachePicture(address: string, response: Response): Promise<void> {
  const cache = await caches.open(PICTURES);
  await cache.put(address, response);
  await Promise.all(surplus(await cache.keys()).map((key) => cache.delete(key)));
}

/** Returns the same picture in another width or format than the one requested, if cached. */
export async function matchSimilarPicture(address: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES);
  const stored = (await cache.keys()).map(({ url }) => url);
  return cache.match(similarTo(address, stored) ?? '-');
}
