/** The worker's decisions, by the build's list and by what is stored; `caches.ts` loads and stores. */

import { HASH_LENGTH, PARTS, partsAttribute } from '../part-file.ts';
import { stemOf } from '../picture-file.ts';
import { pathOf, url } from '../url.ts';
import type { OfflineList } from './scope.ts';

/** Maximum number of cached pictures; beyond that the oldest are deleted. */
const MAX_PICTURES = 100;

/** Returns the path of a script, a stylesheet or a font without its hash: the same in every version. */
const unhashed = (path: string) => path.replace(HASH, '');
const HASH = new RegExp(`-.{${HASH_LENGTH}}(?=\\.\\w+$)`);

/**
 * Returns which pages and files of a version to store: the pages that are open or were cached before, and the parts of all others,
 * which another page's document can show. With data saving, only what was visited. Cached files of another version are replaced.
 */
export function wantedOf(list: OfflineList, cached: string[], open: string[], isLean?: boolean) {
  const { pages, notFound, files } = list;
  // Several files may have the same path without a hash, such as each page's styles for paper.
  const replaced = cached.filter((path) => !files[path]).map(unhashed);
  const parts = isLean ? [] : [...notFound, ...Object.values(pages).flatMap((page) => page.parts)];
  const used = [...cached, ...open, ...parts];
  const visited = Object.keys(pages).filter((page) => used.includes(page));
  return {
    pages: visited[0] || isLean ? visited : [url('/')],
    files: Object.keys(files).filter((file) => used.includes(file) || replaced.includes(unhashed(file))),
  };
}

/**
 * Returns a page of this version, made to load this version's parts, or undefined if a response is not this site's. Hosts may alter
 * pages slightly (hide e-mail addresses from robots, say), but the mark identifies the version.
 * @throws if the page is of another version, or the host fails
 */
export async function ownPage(
  address: string,
  response: Response,
  { pages, names }: OfflineList,
): Promise<Response | undefined> {
  const text = await response.text();
  const isOwn = text.includes(`data-page="${address} ${pages[address]?.mark}"`);
  if (response.status >= 500 || (!isOwn && text.includes(`data-page="${address} `)))
    throw new Error(`${address} is of another version`);
  if (!isOwn || !response.ok) return undefined;
  // A new response, as a redirected one must not be used for a navigation.
  return new Response(text.replace(PARTS, partsAttribute(names)), { headers: response.headers });
}

/**
 * Returns the response with a script, a stylesheet or a font.
 * @throws if it is not the file of this version
 */
export async function ownPart(
  address: string,
  response: Response,
  { files }: OfflineList,
): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  if (!hash.startsWith(files[address] ?? '-')) throw new Error(`${address} is damaged`);
  return response;
}

/**
 * Returns a stored page whose document can stand in for a page that is not stored, and the status to answer with: 404 if there is no
 * such page, 503 if parts of it are missing, which the document then says; undefined if the parts that would say so are missing.
 * Saves: 12 kB, its document, for each page that was not visited; costs 220 B of the worker.
 */
export function documentFor(address: string, { pages, notFound }: OfflineList, stored: string[]) {
  const isThere = (parts: string[]) => parts.every((part) => stored.includes(part));
  const page = pages[address];
  const isWhole = page && isThere(page.parts);
  const source = (isWhole || isThere(notFound)) && stored.find((path) => path in pages);
  return source ? { source, status: isWhole ? 200 : page ? 503 : 404 } : undefined;
}

/** Returns a page's HTML without its contents, ready to show the page at an address, or without one the not-found page. */
export const emptied = (html: string, address?: string) =>
  html
    .replace(/(<main[^>]*>).*(?=<\/main>)/s, '$1')
    .replace(/(<ul id="menu"[^>]*>).*?(?=<\/ul>)/s, '$1')
    .replace(/(<title>)[^<]*/, '$1')
    .replace(
      /(<html[^>]*?)(?: data-accent="[^"]*")?>/,
      `$1 data-accent="${address ? pathOf(address).slice(1) : ''}">`,
    );

/** Returns which of the stored pictures, the oldest first, to delete. */
export const surplus = <T>(stored: readonly T[]) => stored.slice(0, -MAX_PICTURES);

/** Returns the address of the same picture in another width or format, the one that was stored last. */
export const similarTo = (address: string, stored: string[]) =>
  stored.filter((each) => stemOf(each) === stemOf(address)).at(-1);
