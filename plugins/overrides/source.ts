import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { originalFile } from './folder.ts';

/** Copies of what overrides were taken from, in their folder: what the code has changed since is told by them. */
const COPIES = '.from';
const HEADER = /^(?:\/\/|\/\*) from ([\w./-]+)@([\da-f]{12})(?: \*\/)?\n/;

const textOf = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Returns the path below `src/` of what an override was taken from, and its hash, if the first line says so. */
export function sourceOf(file: string): { file: string; hash: string } | undefined {
  const [, from, hash] = HEADER.exec(textOf(file)) ?? [];
  return from && hash ? { file: from, hash } : undefined;
}

/** A file of the code that an override was taken from, as it was then and as it is now. */
interface Aged {
  /** Its path below `src/`. */
  file: string;
  before: string;
  now: string;
}

/** Returns what an override was taken from, if that has changed since. */
export function agedSource(folder: string, file: string): Aged | undefined {
  const source = sourceOf(resolve(folder, file));
  const original = source && originalFile(source.file);
  if (!original || hashOf(textOf(original)) === source.hash) return undefined;
  const copy = resolve(folder, COPIES, source.file);
  // Without the copy, at least what differs now.
  const before = existsSync(copy) ? textOf(copy) : textOf(resolve(folder, file)).replace(HEADER, '');
  return { file: source.file, before, now: textOf(original) };
}

/**
 * Says in the first line of an override what it is taken from now, and keeps a copy of that; an override that does not exist
 * becomes the same as what it is taken from.
 * @param file path of both, below `src/` and the folder
 */
export function takeFrom(original: string, folder: string, file: string): void {
  const [override, copy] = [resolve(folder, file), resolve(folder, COPIES, file)];
  const text = textOf(original);
  const line = `from ${file}@${hashOf(text)}`;
  const own = (existsSync(override) ? textOf(override) : text).replace(HEADER, '');
  for (const [path, data] of [
    [override, `${file.endsWith('.css') ? `/* ${line} */` : `// ${line}`}\n${own}`],
    [copy, text],
  ] as const) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
  }
}
