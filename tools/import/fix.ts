import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readSource, type Source } from '../../plugins/content/source.ts';
import { importText } from './import-resume.ts';
import { NotAResume, sayLine } from './notes.ts';
import { decode } from './read/decode.ts';
import { rewrite } from './rewrite.ts';

/**
 * Mends the owner's résumé in its place. What it was stays beside it under another name.
 * @param path absolute path of the résumé
 * @returns what was done and what was left out, a line each
 */
export function fixResume(root: string, path: string): string[] {
  const file = relative(root, path).replaceAll('\\', '/');
  if (!existsSync(path)) return [`${file} does not exist.`];
  const { text, encoding } = decode(readFileSync(path));
  try {
    const { resume, mended, left } = importText(file, text, { gentle: true });
    if (!encoding && isAsItWas(readSource(root, path), resume))
      return [`There is nothing in ${file} that can be mended.`];
    const kept = keepBeside(path);
    writeFileSync(path, rewrite(text, resume));
    return [
      `Mended ${file}; what it was is ${relative(root, kept).replaceAll('\\', '/')}.`,
      ...(encoding ? [`${file}: ${encoding} → UTF-8`] : []),
      ...mended.map(sayLine),
      ...(left.length ? ['Left to you:', ...left.map(sayLine)] : []),
    ];
  } catch (error) {
    if (error instanceof NotAResume) return [error.message];
    throw error;
  }
}

const isAsItWas = ({ value, faults }: Source, resume: unknown): boolean =>
  !faults.length && isDeepStrictEqual(JSON.parse(JSON.stringify(value)), resume);

/**
 * Copies a file to a name that is free.
 * @returns the copy's path
 */
export function keepBeside(path: string): string {
  let number = 1;
  while (existsSync(`${path}.${number}.bak`)) number++;
  writeFileSync(`${path}.${number}.bak`, readFileSync(path));
  return `${path}.${number}.bak`;
}
