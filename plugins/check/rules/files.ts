import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import {
  filesIn,
  foldersIn,
  isPointer,
  languagesIn,
  SHARED_FOLDERS,
  startOf,
} from '../../content/read/folder.ts';
import type { OwnerFiles } from '../../content/read/owner-files.ts';
import { type Advice, type Fault, fileFault } from '../../fault.ts';
import { PICTURE_FILE } from '../../pictures/file.ts';
import { projectFile } from './pages.ts';

/** Finds a `resume.pdf` of the owner's that is no PDF, because it would be published as it is. */
function brokenPdf({ folder, folderPath, language = '' }: OwnerFiles): Fault[] {
  const path = resolve(folder, language, 'resume.pdf');
  const file = `${folderPath}/${language && `${language}/`}resume.pdf`;
  const fault = (...advice: Advice) => [fileFault(file, advice)];
  if (!existsSync(path)) return [];
  if (!statSync(path).isFile()) return fault('is a folder', 'put the PDF itself there, or rename the folder');
  const start = startOf(path);
  if (start.startsWith('%PDF-') || isPointer(path)) return [];
  const problem = start ? 'is not a PDF' : 'is empty';
  return fault(problem, 'export it again, or remove it: the site prints one');
}

/** Finds files that Git LFS has not fetched. */
const pointers = ({ folder, folderPath }: OwnerFiles): Fault[] =>
  filesIn(folder)
    .filter((file) => isPointer(resolve(folder, file)))
    .map((file) => {
      const remedy = 'run git lfs pull, or set lfs: true where a workflow checks the project out';
      return fileFault(`${folderPath}/${file}`, [
        'is only the pointer that Git LFS keeps in its place',
        remedy,
      ]);
    });

const JSON_PAGE = /^projects\/.*\.json$/i;

const jsonPages = ({ folder, folderPath, language = '' }: OwnerFiles): Fault[] =>
  filesIn(resolve(folder, language))
    .filter((file) => JSON_PAGE.test(file) && !IGNORED.test(file))
    .map((file) => {
      const page = projectFile(file.replace(/json$/i, 'md'));
      const remedy = `write it as Markdown in projects/${page}: its fields between two lines of ---, below them each section as ## heading and its text (docs/content.md)`;
      return fileFault(`${folderPath}/${language && `${language}/`}${file}`, ['is a page in JSON', remedy]);
    });

const TRANSLATED_FILES = ['resume.json', 'site.json', 'resume.pdf'];

/** Files of operating systems and editors, notes such as a readme, and fonts, which `font` may name anywhere. */
const IGNORED = /(^|\/)\.|~$|\.(bak|orig|swp|ttf|otf|woff2?)$|(^|\/)(readme|licen[cs]e)(\.\w+)?$/i;

/** Finds folders and files that the site does not read because of their name or place. */
function unreadFiles({ folder, folderPath }: OwnerFiles): Fault[] {
  const languages = languagesIn(folder);
  return ['', ...languages].flatMap((language) => {
    const place = language ? `${folderPath}/${language}` : folderPath;
    const names = language ? TRANSLATED_FILES : [...TRANSLATED_FILES, 'budget.json'];
    const folders = language ? ['projects', 'versions'] : [...SHARED_FOLDERS, ...languages];
    const isRead = (file: string) =>
      /^(projects|versions)\//.test(file)
        ? /^(projects\/[^/]+\.md|versions\/[^/]+\.json)$/.test(file) || JSON_PAGE.test(file)
        : file.includes('/') || names.includes(file);
    const fault = (name: string, remedy: string, field?: string) =>
      fileFault(`${place}/${name}`, ['is not read by the site', remedy], { field });
    return [
      ...foldersIn(resolve(folder, language))
        .filter((name) => !folders.includes(name))
        .map((name) => fault(name, remedyForFolder(name, folderPath, language), 'the folder')),
      ...filesIn(resolve(folder, language))
        .filter((file) => !isRead(file) && !IGNORED.test(file))
        .map((file) => fault(file, remedyFor(file, names, place, folderPath))),
    ];
  });
}

function remedyForFolder(name: string, folderPath: string, language: string): string {
  if (!language)
    return 'name it after a language (de, pt-BR) and write at least {} into its site.json, or move it out of here';
  return SHARED_FOLDERS.includes(name)
    ? `all languages share ${folderPath}/${name}: move its files there`
    : `a language can have ${TRANSLATED_FILES.join(', ')}, projects and versions: rename it, or remove it`;
}

/**
 * Returns what to do about a file that the site does not read.
 * @param file path relative to `place`, which is the owner's folder or a language's
 * @param names the files that the site reads there
 */
function remedyFor(file: string, names: string[], place: string, folderPath: string): string {
  const name = basename(file).toLowerCase();
  const [, below, deeper] = file.split('/');
  const renameOrMove = `rename it, or move it to ${folderPath}/public/ if visitors should be able to load it`;
  if (PICTURE_FILE.test(name) || /\.(gif|hei[cf])$/.test(name)) return `move it to ${folderPath}/pictures/`;
  if (!below)
    return names.includes(name)
      ? `rename it to ${name}`
      : `the site reads ${names.join(', ')} here: ${renameOrMove}`;
  if (file.startsWith('versions/')) return `a version is a file such as acme.json: ${renameOrMove}`;
  if (/\.ya?ml$/.test(name))
    return `write it as the front matter of ${projectFile(name.replace(/\.ya?ml$/, '.md'))}`;
  if (!/\.md$/.test(name)) return `a project is a file such as my-game.md: ${renameOrMove}`;
  return deeper ? `move it up into ${place}/projects/` : `rename it to ${projectFile(name)}`;
}

export const fileRules = {
  faults: [brokenPdf, pointers, jsonPages],
  warnings: [unreadFiles],
};
