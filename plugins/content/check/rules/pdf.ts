import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileFault } from '../../fault.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';

/** Checks that the owner's own résumé is a PDF: it is published as it is. */
export function brokenPdf({ folder, shown, language = '' }: OwnerFiles) {
  const path = resolve(folder, language, 'resume.pdf');
  const fault = (problem: string, remedy: string) => [
    fileFault(`${shown}/${language && `${language}/`}resume.pdf`, problem, remedy),
  ];
  if (!existsSync(path)) return [];
  if (!statSync(path).isFile()) return fault('is a folder', 'put the PDF itself there, or rename the folder');
  const start = readFileSync(path).subarray(0, 100).toString('latin1');
  if (start.startsWith('%PDF-')) return [];
  if (/^version https:\/\/git-lfs/.test(start))
    return fault('is only the pointer that Git LFS keeps in place of a PDF', 'run git lfs pull');
  const problem = start ? 'is not a PDF' : 'is empty';
  return fault(problem, 'export it again, or remove it: the site prints one');
}
