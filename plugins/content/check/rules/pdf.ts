import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileFault } from '../../fault.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';

const MAX_MB = 5;

const fileOf = ({ folder, shown, language = '' }: OwnerFiles) => {
  const below = language && `${language}/`;
  return { path: resolve(folder, language, 'resume.pdf'), name: `${shown}/${below}resume.pdf` };
};

/** Checks that the owner's own résumé is a PDF: it is published as it is. */
export function brokenPdf(files: OwnerFiles) {
  const { path, name } = fileOf(files);
  if (!existsSync(path)) return [];
  if (!statSync(path).isFile())
    return [fileFault(name, 'is a folder', 'put the PDF itself there, or rename the folder')];
  const start = readFileSync(path).subarray(0, 100).toString('latin1');
  if (start.startsWith('%PDF-')) return [];
  const problem = /^version https:\/\/git-lfs/.test(start)
    ? 'is only the pointer that Git LFS keeps in place of a PDF'
    : start
      ? 'is not a PDF'
      : 'is empty';
  const remedy = /LFS/.test(problem)
    ? 'run git lfs pull'
    : 'export it again, or remove it: the site prints one';
  return [fileFault(name, problem, remedy)];
}

/** Warns of a résumé that takes long to download. */
export function largePdf(files: OwnerFiles) {
  const { path, name } = fileOf(files);
  const mb = existsSync(path) ? statSync(path).size / 1e6 : 0;
  return mb > MAX_MB
    ? [fileFault(name, `has ${mb.toFixed(1)} MB`, `compress its pictures: ${MAX_MB} MB is plenty`)]
    : [];
}
