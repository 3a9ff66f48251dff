import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { firstBase } from './deployment/editions.ts';

/** Serves the owner's `public/` in the dev server, before the project's own; a build copies it: `finish/finish.ts`. */
export const ownerPublic = (folder: string, language?: string): Plugin => ({
  name: 'owner-public',
  configureServer: ({ middlewares, config }) => {
    const serve = sirv(resolve(folder, 'public'), { dev: true });
    // Hosts serve them below the first language's base; links on a further language's pages get its own from Vite.
    for (const base of new Set([firstBase(config.base, language), config.base])) middlewares.use(base, serve);
  },
});
