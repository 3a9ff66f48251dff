import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Puts `loadStyles` in the place of Vite's own helper around dynamic imports: the pages preload
 * their modules themselves, and a chunk's styles come, are retried and fail along with it.
 */
export const lazyStyles = (): Plugin => ({
  name: 'lazy-styles',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER
      ? `
      import { loadStyles } from '/src/loading/styles.ts';
      export const __vitePreload = async (load, files) =>
        (await Promise.all([load(), globalThis.document && loadStyles(files)]))[0];`
      : undefined,
});
