import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { filesIn } from './folder.ts';

/**
 * Serves the files in the owner's `public/` as they are, in the place of those of the same name in the site's: icons
 * first of all. Upstream has no such folder, so that an update never meets them.
 */
export function ownFiles(folder: string): Plugin {
  const own = resolve(folder, 'public');
  return {
    name: 'own-files',
    generateBundle() {
      for (const fileName of filesIn(own))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(own, fileName)) });
    },
    configureServer: ({ middlewares, config }) => {
      middlewares.use(config.base, sirv(own, { dev: true }));
    },
  };
}
