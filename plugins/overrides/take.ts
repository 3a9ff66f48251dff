import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { join } from 'node:path/posix';
import { filesIn, pathFrom } from '../content/read/folder.ts';
import { nameOf, OVERRIDES_FOLDER, originalFile, SOURCES } from './folder.ts';
import { nearestTo, OVERRIDABLE } from './list.ts';
import { readScripts, type Script } from './scripts.ts';

/** Returns the original that an owner names, as a path below `src/`; throws if it can't be replaced. */
function originalNamed(input: string): string {
  const name = nameOf(input.replaceAll('\\', '/').replace(/^(?:\.\/)?(?:src|overrides)\//, ''));
  const original = OVERRIDABLE.includes(name) && originalFile(name);
  if (original) return pathFrom(SOURCES, original);
  const nearest = nearestTo(name);
  throw new Error(`${input} is not among the files that can be replaced: did you mean ${nearest}?`);
}

/** Returns a file of `src/` and the styles beside it that only this file imports, as paths below `src/`. */
async function withStyles(file: string): Promise<string[]> {
  const files = filesIn(SOURCES).filter((path) => /\.tsx?$/.test(path));
  const others = await readScripts(
    SOURCES,
    files.filter((path) => path !== file),
  );
  const shared = others.flatMap(stylesOf);
  const styles = (await readScripts(SOURCES, [file])).flatMap(stylesOf);
  return [file, ...styles.filter((style) => dirname(style) === dirname(file) && !shared.includes(style))];
}

/** Returns the styles that a script imports, as paths below its folder. */
const stylesOf = ({ file, imports }: Script): string[] =>
  imports.filter((path) => path.endsWith('.css')).map((path) => join(dirname(file), path));

/**
 * Copies a file of `src/` to the owner's overrides, with its styles.
 * @param input the owner's name for the file, for example `components/hero`
 * @returns the overrides, as paths from the project's root; throws if one exists already
 */
export async function eject(root: string, input: string): Promise<string[]> {
  const folder = resolve(root, OVERRIDES_FOLDER);
  const files = await withStyles(originalNamed(input));
  const existing = files.find((file) => existsSync(resolve(folder, file)));
  if (existing) throw new Error(`${OVERRIDES_FOLDER}/${existing} is there already: remove it first`);
  return take(folder, files);
}

/** Marks an override, or styles alone, as taken from today's original, and changes nothing else; returns the files. */
export async function keepOverride(root: string, input: string): Promise<string[]> {
  const folder = resolve(root, OVERRIDES_FOLDER);
  const [file = '', ...styles] =
    input.endsWith('.css') && originalFile(input) ? [input] : await withStyles(originalNamed(input));
  if (!existsSync(resolve(folder, file))) throw new Error(`There is no ${OVERRIDES_FOLDER}/${file} to keep`);
  const isTaken = (style: string) => existsSync(resolve(folder, style)) && headerOf(resolve(folder, style));
  return take(folder, [file, ...styles.filter(isTaken)]);
}

/** The folder with copies of the originals as they were taken: a comparison shows what has changed since. */
const COPIES = '.from';
const HEADER = /^(?:\/\/|\/\*) from ([\w./-]+)@([\da-f]{12})(?: \*\/)?\n/;

const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const hashOf = (text: string): string => hash('sha256', text, 'hex').slice(0, 12);

/** Returns the original's path below `src/` and its hash, as the first line of an override names them, if it does. */
export function headerOf(override: string): { file: string; hash: string } | undefined {
  const [, file, hash] = HEADER.exec(textOf(override)) ?? [];
  return file && hash ? { file, hash } : undefined;
}

/** Returns the original of an override with its text as it was taken and as it is now; undefined if it has not changed. */
export function agedSource(folder: string, file: string) {
  const source = headerOf(resolve(folder, file));
  const original = source && originalFile(source.file);
  if (!original || hashOf(textOf(original)) === source.hash) return undefined;
  const copy = resolve(folder, COPIES, source.file);
  // Without the copy, the override itself shows what differs now.
  const before = existsSync(copy) ? textOf(copy) : textOf(resolve(folder, file)).replace(HEADER, '');
  return { file: source.file, before, now: textOf(original) };
}

/**
 * Writes the path and hash of each original into the first line of its override, and keeps a copy of the original. An override
 * that does not exist begins as the original.
 * @param files paths below `src/` and the folder
 * @returns the overrides, as paths from the project's root
 */
function take(folder: string, files: string[]): string[] {
  return files.map((file) => {
    const [override, copy] = [resolve(folder, file), resolve(folder, COPIES, file)];
    const text = textOf(resolve(SOURCES, file));
    const origin = `from ${file}@${hashOf(text)}`;
    const body = (existsSync(override) ? textOf(override) : text).replace(HEADER, '');
    const header = file.endsWith('.css') ? `/* ${origin} */` : `// ${origin}`;
    for (const [path, data] of [
      [override, `${header}\n${body}`],
      [copy, text],
    ] as const) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, data);
    }
    return `${OVERRIDES_FOLDER}/${file}`;
  });
}
