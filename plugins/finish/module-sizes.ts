import { posix, resolve } from 'node:path';
import { minifySync, type Rolldown } from 'vite';
import { HASH_PATTERN, writeNextTo } from './built-files.ts';
import { brotli } from './compress.ts';

export interface BuiltChunk {
  /** Path below the built site, for example `assets/main-Ab3dE5.js`. */
  file: string;
  name: string;
  /** Files of the chunks that it imports statically, and of those that it may load later. */
  imports: string[];
  dynamicImports: string[];
  css: string[];
  /** Bytes of each module in it, minified and compressed (brotli 11) on its own: to compare, not to add up. */
  modules: Record<string, number>;
}

/** The contents of `.build/modules.json`, for the tools that measure or serve the build. */
export interface BuiltModules {
  base: string;
  /** Files of the site's pages, without the owner's own HTML files. */
  pages: string[];
  chunks: BuiltChunk[];
}

/**
 * Writes the modules of each script to `.build/modules.json` next to the site, or for a further language, whose paths start
 * from the first one's too, `modules.LANGUAGE.json`: so the budget can name what grew.
 */
export async function recordModules(
  dist: string,
  bundle: Rolldown.OutputBundle,
  base: string,
  root: string,
  language?: string,
): Promise<void> {
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
  const [site, file] = language ? [resolve(dist, '..'), `modules.${language}.json`] : [dist, 'modules.json'];
  await writeNextTo(site, file, `${JSON.stringify(modules, null, 1)}\n`);
}

/** `assets/notify-1a2b3c.js` is `notify`. */
const chunkName = (file: string) => posix.basename(file.replace(HASH_PATTERN, ''), '.js');

/** In isolation, all exports of a module look unused. */
const KEEP_EXPORTS = { compress: { unused: false }, mangle: { toplevel: true } } as const;

async function weighModules(chunk: Rolldown.OutputChunk, root: string): Promise<Record<string, number>> {
  const sizes: [string, number][] = [];
  for (const [id, { code }] of Object.entries(chunk.modules)) {
    if (!code) continue;
    const small = minifySync('module.js', code, KEEP_EXPORTS).code;
    if (small) sizes.push([nameOf(id, root), (await brotli(Buffer.from(small))).length]);
  }
  return Object.fromEntries(sizes.sort(([, one], [, other]) => other - one));
}

/** The readable name of a module from its id in Vite: `src/app.tsx`, `node_modules/…/preact.mjs`, `content:home`. */
export function nameOf(id: string, root: string): string {
  const plain = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return /^([a-z]:)?\//i.test(plain) ? posix.relative(root, plain) : plain;
}
