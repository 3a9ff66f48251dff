import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { DIST, FOLDER } from './site.ts';

/** Serves the built demonstration to the browser tests; builds it first if there is none, as in a fresh clone. */
const root = resolve(import.meta.dirname, '../..');
process.env.CONTENT_DIR = FOLDER;
process.env.DIST = DIST;
if (!existsSync(resolve(DIST, 'index.html')))
  await build({ root, build: { outDir: DIST, emptyOutDir: true } });
await import('../../tools/start.ts');
