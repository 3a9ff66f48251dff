import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's own helper around dynamic imports with `loadStyles`: the pages preload their modules
 * themselves, and a chunk's styles load, are retried and fail along with it. Their names are inlined
 * where they are used, instead of in a table that Vite puts at the start of the script.
 * Saves: the table, 59 B of scripts on every page and 47 B of the carousel's; without it the hint to V8 is on the first
 * line, where it must be.
 * Can be removed: the part about the table, when Vite writes none for `modulePreload: false`.
 */
export const lazyStyles = (): Plugin => ({
  name: 'lazy-styles',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER
      ? `
      import { loadStyles } from '/src/first/loading/styles.ts';
      export const __vitePreload = async (load, files) =>
        (await Promise.all([load(), globalThis.document && loadStyles(files)]))[0];`
      : undefined,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = inlineStyleLists(file.code);
    },
  },
});

/** Inlines the lists of styles of a finished chunk, instead of Vite's table of them; none where there are no styles. */
export function inlineStyleLists(code: string): string {
  const [table, list = '[]'] = /const __vite__mapDeps=.*?m\.f=(\[.*?\])\)\)\)=>.*?;\n?/.exec(code) ?? [];
  const files: string[] = JSON.parse(list);
  return code
    .replace(table ?? '', '')
    .replace(/[\w$]{1,9}\(\(\)=>(import\(`[^`]+`\)),\[\]\)/g, '$1')
    .replace(/__vite__mapDeps\((\[.*?\])\)/g, (_, indices: string) =>
      JSON.stringify(JSON.parse(indices).map((index: number) => files[index])),
    );
}
