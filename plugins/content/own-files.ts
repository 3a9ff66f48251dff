import { cpSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { filesIn } from './folder.ts';

const isHtml = (file: string) => file.endsWith('.html');

/**
 * Serves the files in the owner's `public/` as they are, in the place of those of the same name in the site's: icons
 * first of all. Upstream has no such folder, so that an update never meets them. A build leaves the HTML to `ownHtml`.
 */
export function ownFiles(folder: string): Plugin {
  const own = resolve(folder, 'public');
  return {
    name: 'own-files',
    generateBundle() {
      for (const fileName of filesIn(own).filter((file) => !isHtml(file)))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(own, fileName)) });
    },
    configureServer: ({ middlewares, config }) => {
      middlewares.use(config.base, sirv(own, { dev: true }));
    },
  };
}

/**
 * Puts the HTML files of the owner's `public/` into the finished site, byte for byte. They are no pages of it: must come
 * after all that takes each HTML file for one.
 */
export function ownHtml(folder: string): Plugin {
  const own = resolve(folder, 'public');
  return {
    name: 'own-html',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir: dist = '' }) {
        for (const file of filesIn(own).filter(isHtml)) cpSync(resolve(own, file), resolve(dist, file));
      },
    },
  };
}
