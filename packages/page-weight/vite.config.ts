import { defineConfig } from 'vite';

/** What `npm pack` builds: JavaScript, as Node runs no TypeScript below `node_modules`. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    license: { fileName: 'licenses.md' },
    rolldownOptions: { input: ['src/index.ts', 'src/cli.ts'] },
  },
  // Node 20 finds no names in a module of that form.
  ssr: { noExternal: ['jsonc-parser'] },
});
