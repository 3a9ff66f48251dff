import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Edition } from './service-worker/scope.ts';

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64');

/**
 * Lists what the worker stores: the pages, and the scripts and styles with their hashes.
 * @param bundle the finished site; the pages must have their last byte
 * @param base path that the site is served from, with a slash at both ends
 */
export function editionOf(bundle: Rolldown.OutputBundle, base: string): Edition {
  const files = Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const contents = (file: (typeof files)[number]) => (file.type === 'chunk' ? file.code : file.source);
  const kept = files.filter(({ fileName }) => /\.(html|js|css)$/.test(fileName));
  const entry = kept.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  if (!entry) throw new Error('service worker: the site has no entry');
  const pages = kept.filter(({ fileName }) => fileName.endsWith('.html'));
  const parts = kept.filter(({ fileName }) => !fileName.endsWith('.html'));
  return {
    version: hash(kept.map((file) => `${file.fileName} ${hash(contents(file))}`).join()).slice(0, 8),
    entry,
    // Without `.html`: a host that redirects from one to the other serves these at once.
    pages: pages
      .filter(({ fileName }) => fileName !== '404.html')
      .map(({ fileName }) => base + fileName.replace(/(index)?\.html$/, '')),
    notFound: `${base}404.html`,
    parts: Object.fromEntries(parts.map((file) => [base + file.fileName, `sha256-${hash(contents(file))}`])),
  };
}

/**
 * Bundles the worker into one classic script, which is all that every browser runs.
 * @param file absolute path of its source
 */
async function bundleWorker(file: string, edition: Edition, base: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base,
    define: { __EDITION__: JSON.stringify(edition) },
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

/** Makes `sw.js`, the service worker; must come after all that writes pages. */
export function serviceWorker(): Plugin {
  let base = '/';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const file = resolve(import.meta.dirname, 'service-worker/worker.ts');
        const source = await bundleWorker(file, editionOf(bundle, base), base);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
