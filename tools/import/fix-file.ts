import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { pathFrom } from '../../plugins/content/read/folder.ts';
import { readSource, type Source } from '../../plugins/content/read/source.ts';
import { importText } from './import-resume.ts';
import { formatNote, NotAResume } from './notes.ts';
import { decode } from './read/decode.ts';
import { rewrite } from './rewrite.ts';

/**
 * Fixes the owner's résumé in place and keeps a backup next to it.
 * @param path absolute path of the résumé
 * @returns what was fixed and what was left out, one line each
 */
export function fixResumeFile(root: string, path: string): string[] {
  const file = pathFrom(root, path);
  if (!existsSync(path)) return [`${file} does not exist.`];
  const { text, encoding } = decode(readFileSync(path));
  try {
    const { resume, fixed, unresolved } = importText(file, text, { minimal: true });
    if (!encoding && isUnchanged(readSource(root, path), resume))
      return [`There is nothing to fix automatically in ${file}.`];
    const backup = backUp(path);
    writeFileSync(path, rewrite(text, resume));
    return [
      `Fixed ${file}; the original is ${pathFrom(root, backup)}.`,
      ...(encoding ? [`${file}: ${encoding} → UTF-8`] : []),
      ...fixed.map(formatNote),
      ...(unresolved.length ? ['For you to check:', ...unresolved.map(formatNote)] : []),
    ];
  } catch (error) {
    if (error instanceof NotAResume) return [error.message];
    throw error;
  }
}

const isUnchanged = ({ value, faults }: Source, resume: unknown): boolean =>
  !faults.length && isDeepStrictEqual(JSON.parse(JSON.stringify(value)), resume);

/**
 * Copies a file to the next free name: `resume.json.1.bak`, `resume.json.2.bak` and so on.
 * @returns the copy's path
 */
export function backUp(path: string): string {
  let number = 1;
  while (existsSync(`${path}.${number}.bak`)) number++;
  writeFileSync(`${path}.${number}.bak`, readFileSync(path));
  return `${path}.${number}.bak`;
}
