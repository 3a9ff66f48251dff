import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Puts a small helper in the place of Vite's own around dynamic imports: the pages preload their
 * modules themselves, so all that is left to do is to bring a chunk's styles along with it.
 */
export const smallPreloadHelper = (): Plugin => ({
  name: 'small-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER
      ? `
      import { loadStyles } from '/src/lib/styles.ts';
      export const __vitePreload = (load, files = []) => {
        const styles = typeof document === 'undefined' ? [] : files.filter((file) => file.endsWith('.css'));
        return styles.length ? Promise.all([load(), loadStyles(styles)]).then(([module]) => module) : load();
      };`
      : undefined,
});
