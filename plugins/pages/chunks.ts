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
  const chunks = chunksOf(bundle);
  const entries = chunks.filter((chunk) => chunk.isEntry);
  for (const entry of entries) entry.code = entry.code.replace(PRERENDER, '0');
  const kept = reachable(entries, ({ code, dynamicImports }) =>
    chunks.filter(
      ({ fileName }) =>
        code.includes(basename(fileName)) ||
        (dynamicImports.includes(fileName) && code.includes(`(\`${partName(fileName)}\`)`)),
    ),
  );
  // With a page's HTML its styles are loaded.
  const pages = kept.flatMap((chunk) => renderedFile(chunk) ?? []);
  const styled = withImports(
    pages.flatMap((page) => shownChunks(page, bundle)),
    bundle,
  ).concat(kept);
  const removed = chunks.filter((chunk) => !kept.includes(chunk));
  for (const { fileName } of removed) delete bundle[fileName];
  for (const name of stylesOf(removed)) if (!stylesOf(styled).includes(name)) delete bundle[name];
}

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Returns the names of the style files that chunks import. */
export const stylesOf = (chunks: Chunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** Returns the name that a lazy chunk is loaded by: its file's, without the hash. */
export const partName = (fileName: string): string => basename(fileName, '.js').slice(0, -9);

/**
 * Returns what lazy chunks need, as pages name it: for each the names of its script and styles, but for what every page has
 * inlined.
 */
export function namedParts(bundle: Bundle): string {
  const chunks = chunksOf(bundle);
  const stylesFor = ({ fileName }: Chunk) => stylesOf(withImports([fileName], bundle).reverse());
  const inlined = chunks.filter((chunk) => chunk.isEntry).flatMap(stylesFor);
  // Not those that are entries: the bundler also takes names out of a chunk that several pages share.
  const loaded = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const lazy = chunks.filter(({ fileName }) => loaded.has(fileName));
  if (new Set(lazy.map(({ fileName }) => partName(fileName))).size < lazy.length)
    throw new Error('two chunks that load later have the same name');
  return lazy
    .map((chunk) =>
      nameFiles([chunk.fileName, ...stylesFor(chunk).filter((file) => !inlined.includes(file))]),
    )
    .join(';');
}

/** Returns a part's files as pages name them: its script's and its styles' names, without extensions. */
export const nameFiles = (files: string[]): string =>
  files.map((file) => basename(file).replace(/\.\w+$/, '')).join(' ');

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

/** The files of the pages that are not named as in the content. */
const FILES = new Map([
  ['home', 'index.html'],
  ['notFound', '404.html'],
]);

/** Returns the file of the page whose HTML a chunk stands for; undefined for any other chunk. */
export function renderedFile({ facadeModuleId }: Chunk): string | undefined {
  const [, name] = /content:html\/(.+)/.exec(facadeModuleId ?? '') ?? [];
  return name && (FILES.get(name) ?? `${name}.html`);
}

/** Returns the name of the part with the HTML of a page's file. */
export const htmlPart = (file: string): string =>
  `${[...FILES].find(([, each]) => each === file)?.[0] ?? projectOf(file)}.page`;

/** Returns the modules that `src/pages/pages.tsx` renders a page with. */
function modulesOf(fileName: string): string[] {
  const project = projectOf(fileName);
  if (project) return ['/src/pages/project.tsx', `content:projects/${project}`];
  if (isVersion(fileName)) return ['/src/pages/home.tsx', '/src/pages/version.tsx'];
  return [fileName === '404.html' ? '/src/pages/not-found.tsx' : '/src/pages/home.tsx'];
}

/** Returns the file names of the chunks that a page is in; `isPlain`: no script runs on it. */
export const shownChunks = (fileName: string, bundle: Bundle, isPlain = false): string[] =>
  (isPlain ? ['/src/pages/budget.tsx'] : modulesOf(fileName)).flatMap((module) => chunkWith(module, bundle));

/** Returns the file names of the chunks that what is around every page is in. */
export const shellChunks = (bundle: Bundle): string[] =>
  chunksOf(bundle)
    .filter(({ isEntry }) => isEntry)
    .map(({ fileName }) => fileName)
    .concat(chunkWith('/src/prerender.tsx', bundle));

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
