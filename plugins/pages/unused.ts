import { basename } from 'node:path';
import { VERSIONS } from '../content/views/pages.ts';
import { isVersionPart } from '../deployment/built-files.ts';
import { type Bundle, type Chunk, chunksOf, reachable, styleFilesOf } from './chunks.ts';
import { partName } from './parts.ts';
import { prerenderIn } from './vite-output.ts';

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
      throw new Error(`${entry.fileName} loads no part by its name (plugins/pages/unused.ts)`);
  }
  const versions = chunks.filter(({ facadeModuleId }) =>
    facadeModuleId?.includes(`content:page/${VERSIONS}/`),
  );
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

/** Returns the names of the style files that only versions of the résumé import. The pages of versions have them inlined. */
export function versionStyles(bundle: Bundle): string[] {
  const isVersionChunk = ({ fileName }: Chunk) => isVersionPart(fileName);
  const others = styleFilesOf(chunksOf(bundle).filter((chunk) => !isVersionChunk(chunk)));
  return styleFilesOf(chunksOf(bundle).filter(isVersionChunk)).filter((name) => !others.includes(name));
}
