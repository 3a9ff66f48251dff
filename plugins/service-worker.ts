import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PrecacheManifest } from '../src/service-worker/scope.ts';
import { firstBase } from './content/editions.ts';
import { filesIn } from './content/folder.ts';

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64');

/** A larger file takes too much of a phone's storage. */
const LARGEST_BYTES = 2 * 1024 * 1024;

const WORKER = resolve(import.meta.dirname, '../src/service-worker');
const workerSources = () =>
  filesIn(WORKER)
    .sort()
    .map((file) => readFileSync(resolve(WORKER, file), 'utf8'));

/**
 * Lists what the worker stores: the pages, and the scripts, styles and fonts with their hashes.
 * @param folder absolute path of the finished site; the pages must have their last byte
 * @param pages their files: what else is HTML there is the owner's own
 * @param base path that the site is served from, with a slash at both ends
 * @param apart folders in it that are sites of their own
 * @throws where the site has no entry, or a file is too large to be kept on a phone
 */
export function precacheManifest(
  folder: string,
  pages: string[],
  base: string,
  apart: string[] = [],
): PrecacheManifest {
  const parts = filesIn(folder)
    .filter((file) => /\.(js|css|woff2?|ttf|otf)$/.test(file) && file !== 'sw.js')
    .filter((file) => !apart.includes(file.replace(/\/.*/, '')))
    .sort();
  const files = [...pages, ...parts].sort();
  const read = (file: string) => {
    const data = readFileSync(resolve(folder, file));
    if (data.length > LARGEST_BYTES) throw new Error(`service worker: ${file} is larger than 2 MiB`);
    return data;
  };
  // A project may be called `main-…`: the entry is the one that pages name.
  const home = files.includes('index.html') ? String(read('index.html')) : '';
  const entry = files.find((file) => /^assets\/main-.*\.js$/.test(file) && home.includes(file));
  if (!entry) throw new Error('service worker: the site has no entry');
  const integrity = (file: string) => `sha256-${hash(read(file))}`;
  // The name of a file in `assets/` changes with what is in it.
  const revision = (file: string) =>
    file.startsWith('assets/') ? null : createHash('md5').update(read(file)).digest('hex');
  const revisions = files.map((file) => `${file} ${revision(file)}`);
  return {
    // Another worker never shares its store with the one at work: it deletes what it could not fill.
    version: hash([...revisions, ...workerSources()].join()).slice(0, 8),
    entry,
    // Without `.html`: a host that redirects from one to the other serves these at once.
    pages: pages
      .filter((file) => file !== '404.html')
      .sort()
      .map((file) => base + file.replace(/(index)?\.html$/, '')),
    notFound: `${base}404.html`,
    parts: Object.fromEntries(parts.map((file) => [base + file, integrity(file)])),
  };
}

/** Bundles the worker into one classic script, which is all that every browser runs. */
async function bundleWorker(base: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base,
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: resolve(WORKER, 'worker.ts'), output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

/**
 * Writes `sw.js`, the service worker, for the site as it was written.
 * @param languages names of the further languages' folders: each has a worker of its own
 * @param language that of the one which is built; undefined for the first
 */
export const serviceWorker = (languages: string[] = [], language?: string): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const { base } = this.environment.config;
      const pages = Object.keys(bundle).filter((file) => file.endsWith('.html'));
      const apart = language ? [] : languages;
      const source = await bundleWorker(base, {
        __PRECACHE_MANIFEST__: JSON.stringify(precacheManifest(dir, pages, base, apart)),
        __PICTURES__: JSON.stringify(`${firstBase(base, language)}assets/`),
        __APART__: JSON.stringify(apart.length ? `^${base}(${apart.join('|')})(/|$)` : ''),
      });
      await writeFile(resolve(dir, 'sw.js'), source);
    },
  },
});
