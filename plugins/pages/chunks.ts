import type { Rolldown } from 'vite';
import type { Page } from '../content/views/pages.ts';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Returns the names of the style files that chunks import. */
export const styleFilesOf = (chunks: Chunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** Returns chunks with everything that they import statically. */
export function withImports(names: string[], bundle: Bundle): Chunk[] {
  const chunkOf = (name: string): Chunk => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') throw new Error(`a page loads ${name}, which was not built`);
    return chunk;
  };
  return reachable(names.map(chunkOf), ({ imports }) => imports.map(chunkOf));
}

/** Returns the file name of the chunk that renders a page. */
export function pageChunk({ module, file }: Page, bundle: Bundle): string {
  const [chunk] = chunkWith(module, bundle);
  if (!chunk) throw new Error(`no script renders ${file}`);
  return chunk;
}

/** Returns the file names of the entry, which every page loads. */
export const entryChunks = (bundle: Bundle): string[] =>
  chunksOf(bundle)
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName }) => fileName);

/** Returns the file names of the app with its shell, as a list; empty if there is none. */
export const appChunks = (bundle: Bundle): string[] => chunkWith('/src/app.tsx', bundle);

/** Returns the file name of the chunk that was made for a module, as a list; empty if there is none. */
const chunkWith = (module: string, bundle: Bundle): string[] =>
  chunksOf(bundle)
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    .map(({ fileName }) => fileName);

/** Returns the items from which a walk starts and all that it comes to, each once, depth first. */
export function reachable<T>(starts: Iterable<T>, next: (item: T) => T[]): T[] {
  const reached = new Set<T>();
  const visit = (item: T) => {
    if (reached.has(item)) return;
    reached.add(item);
    next(item).forEach(visit);
  };
  for (const item of starts) visit(item);
  return [...reached];
}
