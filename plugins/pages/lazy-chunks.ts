import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { chunksOf } from './chunks.ts';
import { allParts } from './parts.ts';
import { HELPER, MARKER, namedImports } from './vite-output.ts';

const REMEDY = 'look at what Vite writes, and at plugins/pages/vite-output.ts';

/**
 * Takes the names of lazy chunks and of their styles out of the scripts that load them, and leaves these to the pages, which have
 * them in `data-parts` of the template `entry`. Otherwise one changed sentence would rename its page's chunk, therefore the entry,
 * which names all pages, and therefore all scripts, which import the entry. `importPart` replaces Vite's own helper.
 * Saves: nearly 90 kB of a visit after each deployment.
 * Can be removed: when every supported browser knows import maps, and the bundler writes them.
 */
export const lazyChunks = (): Plugin => ({
  name: 'lazy-chunks',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { importPart as __vitePreload } from '/src/first/loading/part.ts';` : undefined,
  renderChunk: {
    order: 'post',
    handler(code, { fileName, dynamicImports }) {
      const named = namedImports(code);
      const left = dynamicImports.map((file) => basename(file)).find((file) => named.includes(file));
      if (left) this.error(`${fileName} imports ${left} in another way: ${REMEDY}`);
      if (named.includes(MARKER)) this.error(`${fileName} has dependencies of its imports left: ${REMEDY}`);
      return { code: named, map: null };
    },
  },
  generateBundle(_, bundle) {
    if (chunksOf(bundle).some(({ dynamicImports }) => dynamicImports[0]) && !this.getModuleInfo(HELPER))
      this.error(`Vite's helper is no longer ${HELPER.slice(1)}: ${REMEDY}`);
    // The prerenderer runs the scripts in this process.
    globalThis.partNames = allParts(bundle);
  },
});
