import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { HASH_LENGTH, partFiles } from '../../src/part-file.ts';
import { isVersionPart } from '../deployment/built-files.ts';
import { isVersion } from '../deployment/editions.ts';
import { PRERENDER } from './vite-output.ts';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

/** Removes scripts that no visitor loads, and that would be precached: the prerenderer's, and those of features left out. */
export function removeUnused(bundle: Bundle): void {
  const chunks = chunksOf(bundle);
  const entries = chunks.filter((chunk) => chunk.isEntry);
  for (const entry of entries) {
    if (!PRERENDER.test(entry.code))
      throw new Error(`${entry.fileName} has no prerenderer to remove (plugins/pages/vite-output.ts)`);
    entry.code = entry.code.replace(PRERENDER, '0');
  }
  const versions = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('content:page/for/'));
  const kept = reachable([...entries, ...versions], ({ code, dynamicImports }) =>
    chunks.filter(
      ({ fileName }) =>
        code.includes(basename(fileName)) ||
        (dynamicImports.includes(fileName) && code.includes(`(\`${partName(fileName)}\`)`)),
    ),
  );
  const removed = chunks.filter((chunk) => !kept.includes(chunk));
  for (const { fileName } of removed) delete bundle[fileName];
  for (const name of stylesOf(removed)) if (!stylesOf(kept).includes(name)) delete bundle[name];
}

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Returns the names of the style files that chunks import. */
const stylesOf = (chunks: Chunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** Returns the names of the style files that only versions of the résumé import: their pages have them inlined. */
export function versionStyles(bundle: Bundle): string[] {
  const isOf = ({ fileName }: Chunk) => isVersionPart(fileName);
  const others = stylesOf(chunksOf(bundle).filter((chunk) => !isOf(chunk)));
  return stylesOf(chunksOf(bundle).filter(isOf)).filter((name) => !others.includes(name));
}

/** Returns the name that a lazy chunk is loaded by: its file's, without the hash. */
export const partName = (fileName: string): string => basename(fileName, '.js').slice(0, -1 - HASH_LENGTH);

/**
 * Returns what lazy chunks need, as pages name it: for each the names of its script, of those that it imports, with a `+`, and
 * of its styles, without what every page has. A part that imports the app comes along with it, and does not name its files.
 * @param page the script of the page that names them: no other version of the résumé is among them
 * @param all the bundle with the scripts that no visitor loads
 */
export function namedParts(bundle: Bundle, page?: string, all = bundle): string {
  const chunks = chunksOf(bundle);
  const needs = (names: string[]) => withImports(names, all);
  const entries = chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName);
  const app = chunkWith(APP, bundle);
  const had = needs(entries);
  const hadStyles = stylesOf(needs([...entries, ...app]));
  // Not those that are entries: the bundler also takes names out of a chunk that several pages share.
  const loaded = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const isNamed = ({ fileName }: Chunk) =>
    // A version is loaded by its page alone.
    fileName === page || (loaded.has(fileName) && (!page || !isVersionPart(fileName)));
  const lazy = chunks.filter(isNamed);
  if (new Set(lazy.map(({ fileName }) => partName(fileName))).size < lazy.length)
    throw new Error('two chunks that load later have the same name');
  return lazy
    .map((chunk) => {
      const needed = needs([chunk.fileName]);
      const isWithApp =
        !app.includes(chunk.fileName) && needed.some(({ fileName }) => app.includes(fileName));
      const come = [chunk, ...had, ...(isWithApp ? needs(app) : [])];
      const scripts = needed
        .filter((script) => !come.includes(script))
        .map(({ fileName }) => `+${stem(fileName)}`);
      const styles = stylesOf(needed.reverse()).filter((name) => !hadStyles.includes(name));
      return [stem(chunk.fileName), ...scripts, ...styles.map(stem)].join(' ');
    })
    .join(';');
}

const APP = '/src/app.tsx';

/** Returns the files of a part by its name, from what pages name: its script, those that it imports, and its styles. */
export function filesOfPart(parts: string, name: string): string[] {
  const [script, ...others] = partFiles(parts, name);
  if (!script) throw new Error(`no page names a part ${name} (plugins/pages/html.ts)`);
  return [`+${script}`, ...others].map((file) =>
    file.startsWith('+') ? `assets/${file.slice(1)}.js` : `assets/${file}.css`,
  );
}

/** Returns a file's name without the extension, as pages name it. */
const stem = (file: string): string => basename(file).replace(/\.\w+$/, '');

/** Returns chunks with everything that they import statically. */
export function withImports(names: string[], bundle: Bundle): Chunk[] {
  const chunkOf = (name: string): Chunk => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') throw new Error(`a page loads ${name}, which was not built`);
    return chunk;
  };
  return reachable(names.map(chunkOf), ({ imports }) => imports.map(chunkOf));
}

/** Returns the project that a page's file shows; undefined for the home page, the not-found page and versions of the résumé. */
export const projectOf = (fileName: string): string | undefined =>
  isVersion(fileName) ? undefined : /^(?!(?:index|404)\.)(.*)\.html$/.exec(fileName)?.[1];

/** Returns the file name of the chunk that renders a page. */
export function pageChunk(fileName: string, bundle: Bundle): string {
  const name = fileName.replace('.html', '');
  const shown = `content:page/${{ index: 'home', 404: 'notFound' }[name] ?? name}`;
  // A project may have the name `budget`: then there is no other page of it.
  const [chunk] = [shown, `/pages/${name}.tsx`].flatMap((module) => chunkWith(module, bundle));
  if (!chunk) throw new Error(`no script renders ${fileName}`);
  return chunk;
}

/** Returns the file names of the chunks that what is around every page is in. */
export const shellChunks = (bundle: Bundle): string[] =>
  chunksOf(bundle)
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName }) => fileName)
    .concat(chunkWith(APP, bundle));

const chunkWith = (module: string, bundle: Bundle): string[] =>
  chunksOf(bundle)
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    .map(({ fileName }) => fileName);

/** Returns some items and everything that they lead to, each once, depth first. */
function reachable<T>(starts: Iterable<T>, next: (item: T) => T[]): T[] {
  const found = new Set<T>();
  const visit = (item: T) => {
    if (found.has(item)) return;
    found.add(item);
    next(item).forEach(visit);
  };
  for (const item of starts) visit(item);
  return [...found];
}
