import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PrecacheManifest } from '../src/service-worker/scope.ts';

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64');

/**
 * Lists what the worker stores: the pages, and the scripts and styles with their hashes.
 * @param folder absolute path of the finished site; the pages must have their last byte
 * @param base path that the site is served from, with a slash at both ends
 * @throws where the site has no entry, or a file is too large to be kept on a phone
 */
export async function editionOf(folder: string, base: string): Promise<PrecacheManifest> {
  const { getManifest } = await import('workbox-build');
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: ['**/*.{html,js,css}'],
    globIgnores: ['sw.js'],
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length) throw new Error(`service worker: ${warnings.join('; ')}`);
  const entries = manifestEntries.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const files = entries.map(({ url }) => url);
  const entry = files.find((file) => /^assets\/main-.*\.js$/.test(file));
  if (!entry) throw new Error('service worker: the site has no entry');
  const integrity = (file: string) => `sha256-${hash(readFileSync(resolve(folder, file)))}`;
  const parts = files.filter((file) => !file.endsWith('.html'));
  return {
    version: hash(entries.map(({ url, revision }) => `${url} ${revision}`).join()).slice(0, 8),
    entry,
    // Without `.html`: a host that redirects from one to the other serves these at once.
    pages: files
      .filter((file) => file.endsWith('.html') && file !== '404.html')
      .map((file) => base + file.replace(/(index)?\.html$/, '')),
    notFound: `${base}404.html`,
    parts: Object.fromEntries(parts.map((file) => [base + file, integrity(file)])),
  };
}

/**
 * Bundles the worker into one classic script, which is all that every browser runs.
 * @param file absolute path of its source
 */
async function bundleWorker(file: string, edition: PrecacheManifest, base: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base,
    define: { __PRECACHE_MANIFEST__: JSON.stringify(edition) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

/** Writes `sw.js`, the service worker, for the site as it was written. */
export function serviceWorker(): Plugin {
  let base = '/';
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved({ base: path, root, build: { outDir } }) {
      base = path;
      folder = resolve(root, outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const file = resolve(import.meta.dirname, '../src/service-worker/worker.ts');
        const source = await bundleWorker(file, await editionOf(folder, base), base);
        await writeFile(resolve(folder, 'sw.js'), source);
      },
    },
  };
}
