import { type ChunkErrorType, ChunkLoadError } from './chunk-error';
import { StyleError } from './styles';

/** How long a chunk may take before the visitor is told (spec, section 8). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** What loading needs of the browser; tests stand in for it. */
export interface Browser {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Imports a module at run time. */
  load: (url: string) => Promise<unknown>;
  /** Loads the present address anew, past the HTTP cache; false where that was done before. */
  reload: () => Promise<boolean>;
}

const browser: Browser = {
  fetch: (url, init) => fetch(url, init),
  load: (url) => import(/* @vite-ignore */ url),
  reload: reloadOnce,
};

/** For a part that the page can do without: its loss is never worth a reload. */
export const optional: Browser = { ...browser, reload: async () => false };

let retries = 0;

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
  const inTime = (loading: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => reject(fail('timeout')), CHUNK_TIMEOUT_MS);
      loading.then(resolve, reject).finally(() => clearTimeout(timer));
    });

  try {
    return await inTime(load());
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const broken = error instanceof StyleError ? error.url : address;
    const type = await probe(broken, env);
    if (type === 'missing' && (await env.reload())) return new Promise(() => {});
    if (type) throw fail(type, broken);
    // A browser may remember a failed module by its address: a query makes it another one.
    const again = () => env.load(`${address}?${++retries}`) as Promise<T>;
    return inTime(broken === address ? again() : load()).catch((cause) => {
      throw cause instanceof ChunkLoadError ? cause : fail('error', broken);
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

async function reloadOnce(): Promise<boolean> {
  try {
    const key = `reloaded ${location.pathname}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    await fetch(location.href, { cache: 'reload' });
    location.reload();
    return true;
  } catch {
    return false;
  }
}
