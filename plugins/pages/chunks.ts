import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { isVersion } from '../deployment/editions.ts';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

/** The entry's function that has rendered the pages, minified. */
const PRERENDER =
  /\(\{url:[\w$]+\}\)=>([\w$]+)\(\(\)=>\1\(`prerender`\)\.then\([\w$]+=>[\w$]+\.renderPage\([\w$]+\)\)\)/;

/** Removes scripts that no visitor loads, and that would be precached: the prerenderer's, and those of features left out. */
export function removeUnused(bundle: Bundle): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entries = chunks.filter((chunk) => chunk.isEntry);
  for (const entry of entries) entry.code = entry.code.replace(PRERENDER, '0');
  const kept = reachable(entries, ({ code }) =>
    chunks.filter(
      ({ fileName }) => code.includes(basename(fileName)) || code.includes(`(\`${partName(fileName)}\`)`),
    ),
  );
  const stylesOf = (some: Chunk[]) =>
    some.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const removed = chunks.filter((chunk) => !kept.includes(chunk));
  for (const { fileName } of removed) delete bundle[fileName];
  for (const name of stylesOf(removed)) if (!stylesOf(kept).includes(name)) delete bundle[name];
}

/** Returns the name that a lazy chunk is loaded by: its file's, without the hash. */
const partName = (fileName: string) => basename(fileName, '.js').slice(0, -9);

/**
 * Returns what lazy chunks need, as pages name it: for each the names of its script and styles, but for what every page has
 * inlined.
 */
export function namedParts(bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const stylesOf = ({ fileName }: Chunk) =>
    withImports([fileName], bundle)
      .reverse()
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const inlined = chunks.filter((chunk) => chunk.isEntry).flatMap(stylesOf);
  // Not those that are entries: the bundler also takes names out of a chunk that several pages share.
  const loaded = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const lazy = chunks.filter(({ fileName }) => loaded.has(fileName));
  if (new Set(lazy.map(({ fileName }) => partName(fileName))).size < lazy.length)
    throw new Error('two chunks that load later have the same name');
  return lazy
    .map((chunk) => [chunk.fileName, ...stylesOf(chunk).filter((file) => !inlined.includes(file))])
    .map((files) => files.map((file) => basename(file).replace(/\.\w+$/, '')).join(' '))
    .join(';');
}

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

/** Returns the modules that `src/first/routes.ts` loads for a page. */
function modulesOf(fileName: string): string[] {
  const project = projectOf(fileName);
  if (project) return ['/src/pages/project.tsx', `content:projects/${project}`];
  if (isVersion(fileName)) return ['/src/pages/home.tsx', '/src/pages/version.tsx'];
  return [fileName === '404.html' ? '/src/pages/not-found.tsx' : '/src/pages/home.tsx'];
}

/** Returns the file names of the chunks that a page and what is around it are in; `isPlain`: no script runs on it. */
export const shownChunks = (fileName: string, bundle: Bundle, isPlain = false): string[] =>
  ['/src/prerender.tsx', ...(isPlain ? ['/src/pages/budget.tsx'] : modulesOf(fileName))].flatMap((module) => {
    const isIt = (file: Bundle[string]) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module);
    return Object.values(bundle).find(isIt)?.fileName ?? [];
  });

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
