import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { HASH_LENGTH, partFiles } from '../../src/part-file.ts';
import { isVersionPart } from '../deployment/built-files.ts';
import { isVersion } from '../deployment/file-names.ts';
import { prerenderIn } from './vite-output.ts';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

/** Removes the prerenderer's scripts and those of features left out: no visitor loads them, but the worker would keep them. */
export function removeUnused(bundle: Bundle): void {
  const chunks = chunksOf(bundle);
  const entries = chunks.filter((chunk) => chunk.isEntry);
  for (const entry of entries) {
    const prerender = prerenderIn(entry.code);
    if (!prerender)
      throw new Error(`${entry.fileName} has no prerenderer to remove (plugins/pages/vite-output.ts)`);
    entry.code = entry.code.replace(prerender, '0');
    // Some parts may be left out, but the app never is.
    if (!entry.dynamicImports.some((part) => loadsPart(entry.code, part)))
      throw new Error(`${entry.fileName} loads no part by its name (plugins/pages/chunks.ts)`);
  }
  const versions = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('content:page/for/'));
  const used = reachable([...entries, ...versions], ({ code, dynamicImports }) =>
    chunks.filter(
      ({ fileName }) =>
        code.includes(basename(fileName)) || (dynamicImports.includes(fileName) && loadsPart(code, fileName)),
    ),
  );
  const unused = chunks.filter((chunk) => !used.includes(chunk));
  for (const { fileName } of unused) delete bundle[fileName];
  for (const name of styleFilesOf(unused)) if (!styleFilesOf(used).includes(name)) delete bundle[name];
}

/** True if a minified script loads a chunk by its name, in whatever quotes. */
const loadsPart = (code: string, fileName: string): boolean =>
  ['"', "'", '`'].some((quote) => code.includes(`(${quote}${partName(fileName)}${quote})`));

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Returns the names of the style files that chunks import. */
export const styleFilesOf = (chunks: Chunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** Returns the names of the style files that only versions of the résumé import. The pages of versions have them inlined. */
export function versionStyles(bundle: Bundle): string[] {
  const isVersionChunk = ({ fileName }: Chunk) => isVersionPart(fileName);
  const others = styleFilesOf(chunksOf(bundle).filter((chunk) => !isVersionChunk(chunk)));
  return styleFilesOf(chunksOf(bundle).filter(isVersionChunk)).filter((name) => !others.includes(name));
}

/** Returns the name that a lazy chunk is loaded by: the name of its file without extension and hash. */
export const partName = (fileName: string): string => basename(fileName, '.js').slice(0, -1 - HASH_LENGTH);

/**
 * Returns the files that lazy chunks need, as pages name them: for each chunk its script, with a `+` the scripts that this one
 * imports, and its styles. Files that every page has are left out, and so are the app's in a chunk that imports the app.
 * @param page the script of the page that names them: the page of a version names that version's chunk, no page any other version's
 * @param fullBundle the bundle with the scripts that no visitor loads
 */
export function namedParts(bundle: Bundle, page?: string, fullBundle = bundle): string {
  const chunks = chunksOf(bundle);
  const needs = (names: string[]) => withImports(names, fullBundle);
  const entries = chunks.filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName);
  const app = chunkWith(APP, bundle);
  const entryChunks = needs(entries);
  const firstStyles = styleFilesOf(needs([...entries, ...app]));
  // Some of these are no entries: the bundler may move a module that loads later into a chunk that several pages share.
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
      const importsApp = needed.some((other) => other !== chunk && app.includes(other.fileName));
      const unnamed = [chunk, ...entryChunks, ...(importsApp ? needs(app) : [])];
      const scripts = needed
        .filter((script) => !unnamed.includes(script))
        .map(({ fileName }) => `+${stem(fileName)}`);
      const styles = styleFilesOf(needed.reverse()).filter((name) => !firstStyles.includes(name));
      return [stem(chunk.fileName), ...scripts, ...styles.map(stem)].join(' ');
    })
    .join(';');
}

const APP = '/src/app.tsx';

/** Returns the files of a part in `parts`, which `namedParts` has written: its script, the scripts that this imports, its styles. */
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

/** Returns the project that a page shows; undefined for the home page, the not-found page and versions of the résumé. */
export const projectOf = (fileName: string): string | undefined =>
  isVersion(fileName) ? undefined : /^(?!(?:index|404)\.)(.*)\.html$/.exec(fileName)?.[1];

/** Returns the file name of the chunk that renders a page. */
export function pageChunk(fileName: string, bundle: Bundle): string {
  const name = fileName.replace('.html', '');
  const view = `content:page/${{ index: 'home', 404: 'notFound' }[name] ?? name}`;
  // The page `/budget` has a component alone; if a project has the name `budget`, the project's page is the only one.
  const [chunk] = [view, `/pages/${name}.tsx`].flatMap((module) => chunkWith(module, bundle));
  if (!chunk) throw new Error(`no script renders ${fileName}`);
  return chunk;
}

/** Returns the file names of the chunks that every page has: the entry and the app with its shell. */
export const shellChunks = (bundle: Bundle): string[] =>
  chunksOf(bundle)
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName }) => fileName)
    .concat(chunkWith(APP, bundle));

/** Returns the file name of the chunk that was made for a module, as a list; empty if there is none. */
const chunkWith = (module: string, bundle: Bundle): string[] =>
  chunksOf(bundle)
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    .map(({ fileName }) => fileName);

/** Returns the items from which a walk starts and all that it comes to, each once, depth first. */
function reachable<T>(starts: Iterable<T>, next: (item: T) => T[]): T[] {
  const reached = new Set<T>();
  const visit = (item: T) => {
    if (reached.has(item)) return;
    reached.add(item);
    next(item).forEach(visit);
  };
  for (const item of starts) visit(item);
  return [...reached];
}
