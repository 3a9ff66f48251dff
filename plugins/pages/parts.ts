import { basename } from 'node:path';
import { HASH_LENGTH, partFiles } from '../../src/part-file.ts';
import { isVersionPart } from '../deployment/built-files.ts';
import {
  appChunks,
  type Bundle,
  type Chunk,
  chunksOf,
  entryChunks,
  styleFilesOf,
  withImports,
} from './chunks.ts';

/** Returns the name that a lazy chunk is loaded by: the name of its file without extension and hash. */
export const partName = (fileName: string): string => basename(fileName, '.js').slice(0, -1 - HASH_LENGTH);

/** Returns all parts of a bundle that load later, in the form that `src/part-file.ts` describes: what the build renders pages by. */
export const allParts = (bundle: Bundle): string =>
  listOf(chunksOf(bundle).filter(loadsLater(bundle)), bundle);

/** Returns the parts that a page names, by the page's script: that of a version names that version, no page any other version. */
export function partsOfPage(script: string, bundle: Bundle): string {
  const isLazy = loadsLater(bundle);
  const named = chunksOf(bundle).filter(
    (chunk) => chunk.fileName === script || (isLazy(chunk) && !isVersionPart(chunk.fileName)),
  );
  return listOf(named, bundle);
}

/**
 * Returns a function that is true for the chunks that some chunk imports later. Not all of them are entries: the bundler may move a
 * module that loads later into a chunk that several pages share.
 */
function loadsLater(bundle: Bundle): (chunk: Chunk) => boolean {
  const loaded = new Set(chunksOf(bundle).flatMap(({ dynamicImports }) => dynamicImports));
  return ({ fileName }) => loaded.has(fileName);
}

/** Returns parts as a list of their files, without the files that every page has; a part that imports the app also lacks the app's. */
function listOf(parts: Chunk[], bundle: Bundle): string {
  if (new Set(parts.map(({ fileName }) => partName(fileName))).size < parts.length)
    throw new Error('two chunks that load later have the same name');
  const entry = withImports(entryChunks(bundle), bundle);
  const app = withImports(appChunks(bundle), bundle);
  const shellStyles = styleFilesOf([...entry, ...app]);
  const filesOf = (part: Chunk): string => {
    const needed = withImports([part.fileName], bundle);
    const importsApp = needed.some(
      ({ fileName }) => fileName !== part.fileName && appChunks(bundle).includes(fileName),
    );
    const unnamed = [part, ...entry, ...(importsApp ? app : [])];
    const scripts = needed
      .filter((chunk) => !unnamed.includes(chunk))
      .map(({ fileName }) => `+${stem(fileName)}`);
    const styles = styleFilesOf(needed.toReversed()).filter((name) => !shellStyles.includes(name));
    return [stem(part.fileName), ...scripts, ...styles.map(stem)].join(' ');
  };
  return parts.map(filesOf).join(';');
}

/** Returns a file's name without the extension, as pages name it. */
const stem = (file: string): string => basename(file).replace(/\.\w+$/, '');

/** Returns the files of a part in a page's list: its script, the scripts that this imports, its styles. */
export function filesOfPart(parts: string, name: string): string[] {
  const [script, ...others] = partFiles(parts, name);
  if (!script) throw new Error(`no page names a part ${name} (plugins/pages/html.ts)`);
  return [`+${script}`, ...others].map((file) =>
    file.startsWith('+') ? `assets/${file.slice(1)}.js` : `assets/${file}.css`,
  );
}
