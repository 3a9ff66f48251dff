import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Puts `loadStyles` in the place of Vite's own helper around dynamic imports: the pages preload
 * their modules themselves, and a chunk's styles come, are retried and fail along with it. Their
 * names are written where they are used, without the table that Vite puts in front of the script.
 * Saves: 59 B of scripts on every page by the table, 47 B of the carousel's, and keeps the hint to V8 on the first line,
 * where it must be.
 * Can go: the table, when Vite writes none for `modulePreload: false`.
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
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = withoutTable(file.code);
    },
  },
});

/** A finished chunk with its lists of styles in the place of Vite's table of them. */
export function withoutTable(code: string): string {
  const [table, list = '[]'] = /const __vite__mapDeps=.*?m\.f=(\[.*?\])\)\)\)=>.*?;\n?/.exec(code) ?? [];
  const files: string[] = JSON.parse(list);
  return code
    .replace(table ?? '', '')
    .replace(/__vite__mapDeps\((\[.*?\])\)/g, (_, indices: string) =>
      JSON.stringify(JSON.parse(indices).map((index: number) => files[index])),
    );
}
