import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

/**
 * Serves the files in the owner's `public/` as they are, in the place of those of the same name in the site's: icons
 * first of all. Upstream has no such folder, so that an update never meets them.
 * @param folder absolute path of the owner's folder
 */
export function ownFiles(folder: string): Plugin {
  const own = resolve(folder, 'public');
  return {
    name: 'own-files',
    generateBundle() {
      if (!existsSync(own)) return;
      for (const entry of readdirSync(own, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = resolve(entry.parentPath, entry.name);
        const fileName = relative(own, file).replaceAll('\\', '/');
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
    configureServer: ({ middlewares, config }) => {
      middlewares.use(config.base, sirv(own, { dev: true }));
    },
  };
}
