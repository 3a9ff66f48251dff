import { defineConfig } from 'vite';

/** What `npm pack` builds: one file of JavaScript, as Node runs no TypeScript below `node_modules`. */
export default defineConfig({
  build: { ssr: 'src/index.ts', target: 'node20', license: { fileName: 'licenses.md' } },
  // Node 20 warns of imported JSON, and finds no names in a module of that form.
  ssr: { noExternal: ['@jsonresume/schema', 'jsonc-parser'] },
});
