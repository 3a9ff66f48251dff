import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Takes scripts out that no other script, page or worker names. The bundler makes a file of every dynamic import, of one
 * too that can't be reached: the background's where the owner wants none. It would be kept for offline visits.
 */
export function unusedChunks(): Plugin {
  return {
    name: 'unused-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry) continue;
        const name = basename(file);
        // Its source map, which does not stay, names it.
        const others = Object.values(bundle).filter(({ fileName }) => !fileName.startsWith(file));
        const isNamed = others.some((other) =>
          other.type === 'chunk' ? other.code.includes(name) : String(other.source).includes(name),
        );
        if (!isNamed) delete bundle[file];
      }
    },
  };
}
