import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { firstBase } from './deployment/editions.ts';

/**
 * Serves the files in the owner's `public/` in the dev server as they are, instead of those of the same name in the
 * project's `public/`: mostly icons. Upstream has no such folder, so updates never conflict with it. A build copies them
 * at its end: `plugins/finish/finish.ts`.
 */
export const ownerPublic = (folder: string, language?: string): Plugin => ({
  name: 'owner-public',
  configureServer: ({ middlewares, config }) => {
    const serve = sirv(resolve(folder, 'public'), { dev: true });
    // Hosts serve them below the first language's base; links on a further language's pages get its own from Vite.
    for (const base of new Set([firstBase(config.base, language), config.base])) middlewares.use(base, serve);
  },
});
