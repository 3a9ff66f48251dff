import { type ChunkErrorType, ChunkLoadError } from './chunk-error';
import { failures, partUrl } from './part';
import { StyleError } from './styles';

/** How long each step may take before the visitor sees an error: the import, the check, the retry. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The browser functions that loading uses; tests replace them. */
export interface Browser {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Reloads the current URL, bypassing the HTTP cache; false if that has already been done for this file. */
  reload: (broken: string) => Promise<boolean>;
}

const realBrowser: Browser = {
  fetch: (url, init) => fetch(url, init),
  reload: reloadOnce,
};

/** For optional chunks, which are never worth a reload. */
export const withoutReload: Browser = { ...realBrowser, reload: async () => false };

/**
 * Loads a chunk and recovers silently if possible. If the import fails, the file that failed, script or stylesheet, is
 * fetched bypassing the cache, to find out why:
 * - The server has the file: the chunk is imported once more.
 * - The server does not have it, as after a redeploy, or the second import fails too: the page is reloaded, and the
 *   promise never settles. If it has already been reloaded for this file, the error is reported.
 * - This fetch fails too, or any step times out: the error is reported without a retry.
 * @param id name of the chunk for the error message
 * @param load its dynamic import, written as a function literal: the URL is read from its source
 * @param browser `withoutReload` for optional chunks
 * @param url of the chunk, where the source of `load` does not have it
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(
  id: string,
  load: () => Promise<T>,
  browser = realBrowser,
  url = chunkUrl(load),
): Promise<T> {
  const errorOf = (type: ChunkErrorType, file = url) => new ChunkLoadError(id, type, file);
  const inTime = <V>(loading: Promise<V>) =>
    new Promise<V>((resolve, reject) => {
      const timer = setTimeout(() => reject(errorOf('timeout')), CHUNK_TIMEOUT_MS);
      loading.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  const attempt = () => {
    const count = failures[url] ?? 0;
    // What is left of a truncated file may run, but lacks its exports, which come last.
    const whole = load().then((module) => (Object.keys(module as object)[0] ? module : Promise.reject()));
    return inTime(whole).catch((error) => {
      failures[url] = count + 1;
      throw error;
    });
  };

  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const broken = error instanceof StyleError ? error.url : url;
    const type = await inTime(probe(broken, browser));
    if (type === 'missing' && (await browser.reload(broken))) return new Promise(() => {});
    if (type) throw errorOf(type, broken);
    return attempt().catch(async (cause) => {
      if (cause instanceof ChunkLoadError) throw cause;
      // The file exists, but is truncated, or a file that it imports is missing.
      if (await browser.reload(broken)) return new Promise<T>(() => {});
      throw errorOf('error', broken);
    });
  }
}

/** Fetches the file bypassing the cache: returns what is wrong with it, or undefined if nothing is. */
async function probe(url: string, browser: Browser): Promise<ChunkErrorType | undefined> {
  try {
    const { ok, headers } = await browser.fetch(url, { cache: 'reload' });
    return ok && /script|css/.test(headers.get('content-type') ?? '') ? undefined : 'missing';
  } catch {
    addEventListener('pageshow', reloadRestored);
    return 'error';
  }
}

/** Reloads a page that Back shows as it was when the visitor left it: at that moment WebKit cancels what the page loads. */
const reloadRestored = ({ persisted }: PageTransitionEvent) =>
  persisted && navigator.onLine && location.reload();

/**
 * Returns the absolute URL that a dynamic import requests, read from the function's source, as browsers do not always report it
 * when an import fails.
 */
export function chunkUrl(load: () => unknown): string {
  const file = /\(\s*[`"']([^`"']+)/.exec(String(load))?.[1] ?? '';
  // The build replaces dynamic imports: see `importPart`.
  return import.meta.env.PROD ? partUrl(file) : new URL(file, import.meta.url).href;
}

let reloading: Promise<boolean> | undefined;

/** Returns true if the page is reloaded: once, for all chunks that are missing at that time. */
async function reloadOnce(broken: string): Promise<boolean> {
  reloading ??= reload(broken);
  if (await reloading) return true;
  reloading = undefined;
  return false;
}

async function reload(broken: string): Promise<boolean> {
  try {
    if (sessionStorage.getItem(broken)) return false;
    await fetch(location.href, { cache: 'reload' });
    sessionStorage.setItem(broken, '1');
    location.reload();
    return true;
  } catch {
    return false;
  }
}
