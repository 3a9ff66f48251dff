import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { filesIn, pathFrom } from '../content/read/folder.ts';
import { CODE } from '../project.ts';
import { nameOf, OVERRIDES_FOLDER, originalFile } from './folder.ts';
import { nearestTo, OVERRIDABLE } from './list.ts';

const SOURCES = resolve(CODE, 'src');

/** Returns the file that an owner names, as a path below `src/`; throws if it can't be replaced. */
function named(given: string): string {
  const name = nameOf(given.replaceAll('\\', '/').replace(/^(?:\.\/)?(?:src|overrides)\//, ''));
  const original = name in OVERRIDABLE && originalFile(name);
  if (original) return pathFrom(SOURCES, original);
  const nearest = nearestTo(name);
  throw new Error(`${given} is not among the files that can be replaced: did you mean ${nearest}?`);
}

/** Returns a file of `src/` with the styles that nothing else imports; all as paths below that. */
function withStyles(file: string): string[] {
  const texts = filesIn(SOURCES)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(resolve(SOURCES, path), 'utf8')] as const);
  const [, own = ''] = texts.find(([path]) => path === file) ?? [];
  const styles = [...own.matchAll(/'\.\/([\w.-]+\.css)'/g)].map(([, name = '']) => name);
  const isShared = (style: string) =>
    texts.some(([path, text]) => path !== file && text.includes(`/${style}'`));
  return [file, ...styles.filter((style) => !isShared(style)).map((style) => `${dirname(file)}/${style}`)];
}

/**
 * Copies a file of `src/` to the owner's overrides, with its styles.
 * @param given as an owner names it, for example `components/hero`
 * @returns the files, as paths from the project's root; throws if one is there already
 */
export function eject(root: string, given: string): string[] {
  const folder = resolve(root, OVERRIDES_FOLDER);
  const files = withStyles(named(given));
  const there = files.find((file) => existsSync(resolve(folder, file)));
  if (there) throw new Error(`${OVERRIDES_FOLDER}/${there} is there already: remove it first`);
  return take(folder, files);
}

/** Has an override, or styles alone, taken from what the original is now, and changes nothing else; returns the files. */
export function keepOverride(root: string, given: string): string[] {
  const folder = resolve(root, OVERRIDES_FOLDER);
  const [file = '', ...styles] =
    given.endsWith('.css') && originalFile(given) ? [given] : withStyles(named(given));
  if (!existsSync(resolve(folder, file))) throw new Error(`There is no ${OVERRIDES_FOLDER}/${file} to keep`);
  const isTaken = (style: string) => existsSync(resolve(folder, style)) && headerOf(resolve(folder, style));
  return take(folder, [file, ...styles.filter(isTaken)]);
}

/** Copies of what overrides were taken from, in their folder: they tell what the code has changed since. */
const COPIES = '.from';
const HEADER = /^(?:\/\/|\/\*) from ([\w./-]+)@([\da-f]{12})(?: \*\/)?\n/;

const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Returns the path below `src/` of what an override was taken from, and its hash, if the first line says so. */
export function headerOf(file: string): { file: string; hash: string } | undefined {
  const [, from, hash] = HEADER.exec(textOf(file)) ?? [];
  return from && hash ? { file: from, hash } : undefined;
}

/** Returns what an override was taken from, by its path below `src/`, as it was then and as it is now, if that has changed since. */
export function agedSource(folder: string, file: string) {
  const source = headerOf(resolve(folder, file));
  const original = source && originalFile(source.file);
  if (!original || hashOf(textOf(original)) === source.hash) return undefined;
  const copy = resolve(folder, COPIES, source.file);
  // Without the copy, at least what differs now.
  const before = existsSync(copy) ? textOf(copy) : textOf(resolve(folder, file)).replace(HEADER, '');
  return { file: source.file, before, now: textOf(original) };
}

/**
 * Says in the first line of overrides what they are taken from now, and keeps copies of that; an override that does not exist
 * becomes the same as what it is taken from.
 * @param files paths below `src/` and the folder
 * @returns the overrides, as paths from the project's root
 */
function take(folder: string, files: string[]): string[] {
  return files.map((file) => {
    const [override, copy] = [resolve(folder, file), resolve(folder, COPIES, file)];
    const text = textOf(resolve(SOURCES, file));
    const line = `from ${file}@${hashOf(text)}`;
    const own = (existsSync(override) ? textOf(override) : text).replace(HEADER, '');
    const header = file.endsWith('.css') ? `/* ${line} */` : `// ${line}`;
    for (const [path, data] of [
      [override, `${header}\n${own}`],
      [copy, text],
    ] as const) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, data);
    }
    return `${OVERRIDES_FOLDER}/${file}`;
  });
}
