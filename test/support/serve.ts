import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

/** Serves the built site to the browser tests; builds it first if there is none, as in a fresh clone. */
const root = resolve(import.meta.dirname, '../..');
if (!process.env.DIST && !existsSync(resolve(root, 'dist/index.html'))) await build({ root });
await import('../../tools/start.ts');
