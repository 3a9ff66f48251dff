import { type ChunkErrorType, ChunkLoadError } from './chunk-error';
import { loadStyles, requested, StyleError } from './styles';

/** How long a chunk may take before the visitor is told (spec, section 8). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** What loading needs of the browser; tests stand in for it. */
export interface Browser {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Imports a module at run time, and whatever styles did not come before. */
  load: (url: string) => Promise<unknown>;
  /** Loads the present address anew, past the HTTP cache; false where that was done for this file. */
  reload: (broken: string) => Promise<boolean>;
}

const browser: Browser = {
  fetch: (url, init) => fetch(url, init),
  load: async (url) => (await Promise.all([import(/* @vite-ignore */ url), loadStyles(requested)]))[0],
  reload: reloadOnce,
};

/** For a part that the page can do without: its loss is never worth a reload. */
export const optional: Browser = { ...browser, reload: async () => false };

/** How often each file failed. A browser may remember that by the address: a query makes it another one. */
const failures = new Map<string, number>();

/**
 * Loads a lazy part of the site, curing silently what can be cured: a failed network by one retry,
 * a part that is gone after a redeploy by loading the page whole, once (then it never resolves).
 * @param id name of the part for the error's message
 * @param load its dynamic import, written out: the address is read from it
 * @param env `optional` for what the page can do without
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>, env = browser): Promise<T> {
  const address = chunkUrl(load);
  const fail = (type: ChunkErrorType, at = address) => new ChunkLoadError(id, type, at);
  const inTime = <V>(loading: Promise<V>) =>
    new Promise<V>((resolve, reject) => {
      const timer = setTimeout(() => reject(fail('timeout')), CHUNK_TIMEOUT_MS);
      loading.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  const attempt = () => {
    const count = failures.get(address);
    const loading = count ? (env.load(`${address}?${count}`) as Promise<T>) : load();
    return inTime(loading).catch((error) => {
      failures.set(address, (count ?? 0) + 1);
      throw error;
    });
  };

  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const broken = error instanceof StyleError ? error.url : address;
    const type = await inTime(probe(broken, env));
    if (type === 'missing' && (await env.reload(broken))) return new Promise(() => {});
    if (type) throw fail(type, broken);
    return attempt().catch(async (cause) => {
      if (cause instanceof ChunkLoadError) throw cause;
      // The file is there, and yet: it is cut short, or a file that it needs is gone.
      if (await env.reload(broken)) return new Promise<T>(() => {});
      throw fail('error', broken);
    });
  }
}

/** Asks the host for the file past the cache: what is wrong with it, or undefined if nothing is. */
async function probe(address: string, env: Browser): Promise<ChunkErrorType | undefined> {
  try {
    const { ok, headers } = await env.fetch(address, { cache: 'reload' });
    return ok && /script|css/.test(headers.get('content-type') ?? '') ? undefined : 'missing';
  } catch {
    return 'error';
  }
}

/**
 * The absolute address that a dynamic import asks for, read from the function's own source: no
 * browser tells it otherwise in every case.
 */
export function chunkUrl(load: () => unknown): string {
  const file = /import\(\s*[`"']([^`"']+)/.exec(String(load))?.[1] ?? '';
  return new URL(file, import.meta.url).href;
}

let reloading: Promise<boolean> | undefined;

/** One reload serves all the parts that are missing at that time. */
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
