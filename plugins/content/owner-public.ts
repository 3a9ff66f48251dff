import { cpSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { onWritten } from '../on-written.ts';
import { firstBase } from './deployment/editions.ts';
import { filesIn } from './read/folder.ts';

const isHtml = (file: string) => file.endsWith('.html');

/**
 * Serves the files in the owner's `public/` as they are, instead of those of the same name in the project's `public/`:
 * mostly icons. Upstream has no such folder, so updates never conflict with it. A build leaves HTML files to
 * `ownerHtml`.
 */
export function ownerPublic(folder: string, language?: string): Plugin {
  const own = resolve(folder, 'public');
  return {
    name: 'owner-public',
    generateBundle: {
      // The last file of a name is written: the owner's, not a generated one.
      order: 'post',
      handler() {
        for (const fileName of filesIn(own).filter((file) => !isHtml(file)))
          this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(own, fileName)) });
      },
    },
    configureServer: ({ middlewares, config }) => {
      const serve = sirv(own, { dev: true });
      // Hosts serve them below the first language's base; links on a further language's pages get its own from Vite.
      for (const base of new Set([firstBase(config.base, language), config.base]))
        middlewares.use(base, serve);
    },
  };
}

/**
 * Copies the HTML files of the owner's `public/` into the finished site, byte for byte. They are not pages of the site:
 * must come after all plugins that treat each HTML file as a page.
 */
export const ownerHtml = (folder: string) =>
  onWritten('owner-html', ({ dir }) => {
    const own = resolve(folder, 'public');
    for (const file of filesIn(own).filter(isHtml))
      cpSync(resolve(own, file), resolve(dir, file), { dereference: true });
  });
