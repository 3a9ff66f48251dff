import { mkdir, writeFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { brotli } from './precompress.ts';

/** One script of the built site, as the bundler tells it. */
export interface BuiltChunk {
  /** Path below the built site, for example `assets/main-Ab3dE5f7.js`. */
  file: string;
  name: string;
  /** Files of the chunks that it loads with itself, and of those that it may load later. */
  imports: string[];
  dynamicImports: string[];
  /** Files of the styles that it needs. */
  css: string[];
  /** Bytes of each module in it, minified and brotli 11 by itself: a share, not a sum. */
  modules: Record<string, number>;
}

/** What the build leaves in `.build/modules.json` for whoever measures it. */
export interface BuiltModules {
  base: string;
  /** Files of its pages, as an owner's HTML file is none. */
  pages: string[];
  chunks: BuiltChunk[];
}

/**
 * Writes which modules each script is made of to `.build/modules.json` beside the built site's
 * folder, so that the budget can name what grew. Must come after whatever changes the bundle.
 * @param language name of a further language's folder: its build stands within the first one's, its word beside that one's,
 * with all names as they are from there
 */
export const moduleSizes = (language?: string): Plugin => ({
  name: 'module-sizes',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = '' }, bundle) {
    const { base, root } = this.environment.config;
    const built = Object.values(bundle).filter((each) => each.type === 'chunk');
    const below = (name: string) => (language ? `${language}/${name}` : name);
    const here = (names: string[]) => names.filter((name) => bundle[name]?.type === 'chunk').map(below);
    const chunks = built.map(
      async (chunk): Promise<BuiltChunk> => ({
        file: below(chunk.fileName),
        name: below(chunkName(chunk.fileName)),
        imports: here(chunk.imports),
        dynamicImports: here(chunk.dynamicImports),
        css: [...(chunk.viteMetadata?.importedCss ?? [])].map(below),
        modules: await weighModules(chunk, root),
      }),
    );
    const pages = Object.keys(bundle)
      .filter((name) => name.endsWith('.html'))
      .map(below);
    const modules: BuiltModules = { base, pages, chunks: await Promise.all(chunks) };
    const beside = resolve(dir, language ? '../../.build' : '../.build');
    await mkdir(beside, { recursive: true });
    const file = language ? `modules.${language}.json` : 'modules.json';
    await writeFile(resolve(beside, file), `${JSON.stringify(modules, null, 1)}\n`);
  },
});

/** `assets/notify-1a2b3c.js` is `notify`. */
const chunkName = (file: string) => file.replace(/^.*\/|-[\w-]{6}\.js$/g, '');

/** Seen by itself, a module's every export looks unused. */
const KEEP = { compress: { unused: false }, mangle: { toplevel: true } } as const;

async function weighModules(chunk: Rolldown.OutputChunk, root: string): Promise<Record<string, number>> {
  const sizes: [string, number][] = [];
  for (const [id, { code }] of Object.entries(chunk.modules)) {
    if (!code) continue;
    const small = minifySync('module.js', code, KEEP).code;
    if (small) sizes.push([nameOf(id, root), (await brotli(Buffer.from(small))).length]);
  }
  return Object.fromEntries(sizes.sort(([, one], [, other]) => other - one));
}

/**
 * A module as people know it: `src/app.tsx`, `node_modules/preact/dist/preact.mjs`, `content:home`.
 * @param id, root as Vite has them, with slashes on Windows too
 */
export function nameOf(id: string, root: string): string {
  const plain = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return /^([a-z]:)?\//i.test(plain) ? posix.relative(root, plain) : plain;
}
