/** What the worker decides, from what the build has listed and what is stored; `caches.ts` loads and stores. */

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
 * Returns what to store of a version: the pages that are open or were kept before, and the parts of every other page, because
 * another page's document shows it. A visitor who saves data gets only what was visited; what was used before is kept up to
 * date for everybody.
 */
export function wantedOf(list: OfflineList, before: string[], opened: string[], isLean?: boolean) {
  const { pages, notFound, files } = list;
  // Several files may have one such path, such as each page's styles for paper.
  const replaced = before.filter((path) => !files[path]).map(unhashed);
  const parts = isLean ? [] : [...notFound, ...Object.values(pages).flatMap((page) => page.parts)];
  const kept = [...before, ...opened, ...parts];
  const visited = Object.keys(pages).filter((page) => kept.includes(page));
  return {
    pages: visited[0] || isLean ? visited : [url('/')],
    files: Object.keys(files).filter((file) => kept.includes(file) || replaced.includes(unhashed(file))),
  };
}

/**
 * Returns the response with a page of this version, whose scripts load what this version has; nothing if it is another
 * site's. Hosts may alter pages slightly (hide e-mail addresses from robots, say), but the mark identifies the version.
 * @throws if it is of another version, or the host fails
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
 * Returns the response with a script, a stylesheet or a font of this version.
 * @throws if it is not the file that the list names
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
 * Returns the stored page whose document can show an address that is not stored, and the status to answer with: 404 if there is
 * no such page, 503 if parts of it are missing, which that document then says; undefined if it takes what is missing, too.
 * Saves: for 220 B of the worker, 12 kB for each page that was not visited: its document.
 */
export function documentFor(address: string, { pages, notFound }: OfflineList, stored: string[]) {
  const isThere = (parts: string[]) => parts.every((part) => stored.includes(part));
  const page = pages[address];
  const isWhole = page && isThere(page.parts);
  const source = (isWhole || isThere(notFound)) && stored.find((path) => path in pages);
  return source ? { source, status: isWhole ? 200 : page ? 503 : 404 } : undefined;
}

/** Returns a page's document without what it shows, for the page at an address of this site; for none without one. */
export const emptied = (html: string, address?: string) =>
  html
    .replace(/(<main[^>]*>).*(?=<\/main>)/s, '$1')
    .replace(/(<ul id="menu"[^>]*>).*?(?=<\/ul>)/s, '$1')
    .replace(/(<title>)[^<]*/, '$1')
    .replace(
      /(<html[^>]*?)(?: data-accent="[^"]*")?>/,
      `$1 data-accent="${address ? pathOf(address).slice(1) : ''}">`,
    );

/** Returns the pictures to delete, of those that are stored, the oldest first. */
export const surplus = <T>(stored: readonly T[]) => stored.slice(0, -MAX_PICTURES);

/** Returns the address of the same picture in another width or format, the one that was stored last. */
export const similarTo = (address: string, stored: string[]) =>
  stored.filter((each) => stemOf(each) === stemOf(address)).at(-1);
