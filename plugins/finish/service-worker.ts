import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { PrecacheManifest } from '../../src/service-worker/scope.ts';
import { filesIn } from '../content/read/folder.ts';
import { firstBase } from '../deployment/editions.ts';
import { sha256 } from '../pages/add-csp.ts';

/** A larger file would take too much of a phone's storage. */
const LARGEST_BYTES = 2 * 1024 * 1024;

const WORKER = resolve(import.meta.dirname, '../../src/service-worker');

/**
 * Lists what the worker precaches: the final pages, scripts, styles and fonts of the build, but not the owner's own.
 * @throws if the site has no entry script, or a file is too large for a phone's storage
 */
export function precacheManifest(folder: string, built: string[], base: string): PrecacheManifest {
  const files = built.filter((file) => /\.(html|js|css|woff2?|ttf|otf)$/.test(file)).sort();
  const pages = files.filter((file) => file.endsWith('.html'));
  const read = (file: string) => {
    const data = readFileSync(resolve(folder, file));
    if (data.length > LARGEST_BYTES) throw new Error(`service worker: ${file} is larger than 2 MiB`);
    return data;
  };
  // A project may be called `main-…`: the entry script is the one that pages load.
  const home = files.includes('index.html') ? String(read('index.html')) : '';
  const entry = files.find((file) => /^assets\/main-.*\.js$/.test(file) && home.includes(file));
  if (!entry) throw new Error('service worker: the site has no entry script');
  // A page without it needs the network, as the worker knows the version of a page by its entry.
  const whole = pages.filter((file) => String(read(file)).includes(entry));
  const hashed = files.map((file) => [file, sha256(read(file))] as const);
  const contents = hashed.map((each) => each.join(' '));
  const sources = filesIn(WORKER)
    .sort()
    .map((file) => readFileSync(resolve(WORKER, file), 'utf8'));
  const parts = hashed.filter(([file]) => !pages.includes(file));
  return {
    // A new worker must never share the active one's cache, as it deletes a cache that it could not fill.
    version: hash('sha256', [...contents, ...sources].join(), 'base64').slice(0, 8),
    entry,
    // Without `.html`: hosts that redirect from one form to the other serve these directly.
    pages: whole
      .filter((file) => file !== '404.html')
      .map((file) => base + file.replace(/(index)?\.html$/, '')),
    notFound: `${base}404.html`,
    parts: Object.fromEntries(parts.map(([file, integrity]) => [base + file, integrity])),
  };
}

/** Bundles the worker into one classic script, as not every browser runs modules there. */
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

/** Writes `sw.js`, the service worker of the finished site in one language. */
export async function writeServiceWorker(
  dist: string,
  built: string[],
  base: string,
  languages: string[],
  language?: string,
): Promise<void> {
  const source = await bundleWorker(base, {
    __PRECACHE_MANIFEST__: JSON.stringify(precacheManifest(dist, built, base)),
    __PICTURES__: JSON.stringify(`${firstBase(base, language)}assets/`),
    __OTHER_LANGUAGE_PATHS__: JSON.stringify(
      languages.length && !language ? `^${base}(${languages.join('|')})(/|$)` : '',
    ),
  });
  await writeFile(resolve(dist, 'sw.js'), source);
}
