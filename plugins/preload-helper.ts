import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Puts a small helper in the place of Vite's own around dynamic imports: the pages preload their
 * modules themselves, so all that is left to do is to bring a chunk's styles along with it. Where
 * there are none, nothing is left of the helper.
 */
export const smallPreloadHelper = (): Plugin => ({
  name: 'small-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER
      ? `
      import { loadStyles } from '/src/loading/styles.ts';
      export const __vitePreload = (load, files) =>
        globalThis.document ? Promise.all([load(), loadStyles(files)]).then(([module]) => module) : load();`
      : undefined,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = tidy(file.code);
    },
  },
});

/**
 * Writes the lists of styles where they are used, without the table that Vite keeps them in, and
 * takes the helper off the imports that have none.
 * @param code a finished chunk
 */
export function tidy(code: string): string {
  const [table, list = '[]'] = /const __vite__mapDeps=.*?m\.f=(\[.*?\])\)\)\)=>.*?;\n?/.exec(code) ?? [];
  const files: string[] = JSON.parse(list);
  return code
    .replace(table ?? '', '')
    .replace(/__vite__mapDeps\((\[.*?\])\)/g, (_, indices: string) =>
      JSON.stringify(JSON.parse(indices).map((index: number) => files[index])),
    )
    .replace(/[\w$]+\(\(\)=>(import\("[^"]+"\)),\[\]\)/g, '$1');
}
