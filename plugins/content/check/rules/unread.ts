import { basename, resolve } from 'node:path';
import { PICTURE_FILE } from '../../../pictures/file.ts';
import { type Fault, fileFault } from '../../fault.ts';
import { filesIn, ownerPublicFiles } from '../../read/folder.ts';
import { foldersIn, languagesIn, SHARED_FOLDERS } from '../../read/languages.ts';
import type { OwnerFiles } from '../../read/owner-files.ts';
import { projectFile } from './pages.ts';

const TRANSLATED_FILES = ['resume.json', 'site.json', 'resume.pdf'];
const FILES = [...TRANSLATED_FILES, 'budget.json'];

const UNREAD = 'is not read by the site';
/** Left by operating systems and editors, notes such as a readme, and fonts, which `font` may name anywhere. */
const IGNORED = /(^|\/)\.|~$|\.(bak|orig|swp|ttf|otf|woff2?)$|(^|\/)(readme|licen[cs]e)(\.\w+)?$/i;

/** Finds folders that the site does not read: those that are not a language's, and unused ones in a language's. */
export function unreadFolders({ folder, shown }: OwnerFiles): Fault[] {
  const languages = languagesIn(folder);
  const unknown = foldersIn(folder).filter(
    (name) => !SHARED_FOLDERS.includes(name) && !languages.includes(name),
  );
  const unread = languages.flatMap((language) =>
    foldersIn(resolve(folder, language))
      .filter((name) => name !== 'projects')
      .map((name) => {
        const remedy = SHARED_FOLDERS.includes(name)
          ? `all languages share ${shown}/${name}: move its files there`
          : `a language can have ${TRANSLATED_FILES.join(', ')} and projects: rename it, or remove it`;
        return fileFault(`${shown}/${language}/${name}`, UNREAD, remedy, 'the folder');
      }),
  );
  return [
    ...unknown.map((name) => {
      const problem = "is neither a folder that the site reads nor a language's";
      const remedy =
        'name it after one (de, pt-BR) and write at least {} into its site.json, or move it out of here';
      return fileFault(`${shown}/${name}`, problem, remedy, 'the folder');
    }),
    ...unread,
  ];
}

/** Finds files that the site does not read because of their name or folder. */
export const unreadFiles = ({ folder, shown }: OwnerFiles): Fault[] =>
  ['', ...languagesIn(folder)].flatMap((language) => {
    const read = language ? TRANSLATED_FILES : FILES;
    const isRead = (file: string) =>
      file.startsWith('projects/')
        ? /^[^/]+\/[^/]+\.json$/.test(file)
        : file.includes('/') || read.includes(file);
    const place = language ? `${shown}/${language}` : shown;
    return filesIn(resolve(folder, language))
      .filter((file) => !isRead(file) && !IGNORED.test(file))
      .map((file) => fileFault(`${place}/${file}`, UNREAD, remedyFor(file, read, place, shown)));
  });

/** Finds the hidden files of `public/`, such as `.env`, which are not published. */
export function unpublishedFiles({ folder, shown }: OwnerFiles): Fault[] {
  const published = ownerPublicFiles(folder);
  return filesIn(resolve(folder, 'public'))
    .filter((file) => !published.includes(file) && !/\.git(keep|ignore)$/.test(file))
    .map((file) => {
      const remedy = 'move it elsewhere, or rename it if visitors may read it';
      return fileFault(`${shown}/public/${file}`, 'is hidden, so it is not published', remedy);
    });
}

/** @param file path relative to `place`, which is the owner's folder or a language's */
function remedyFor(file: string, read: string[], place: string, shown: string): string {
  const name = basename(file).toLowerCase();
  const [, below, deeper] = file.split('/');
  const renameOrMove = `rename it, or move it to ${shown}/public/ if visitors should be able to load it`;
  if (PICTURE_FILE.test(name) || /\.(gif|hei[cf])$/.test(name)) return `move it to ${shown}/pictures/`;
  if (!below)
    return read.includes(name)
      ? `rename it to ${name}`
      : `the site reads ${read.join(', ')} here: ${renameOrMove}`;
  if (/\.ya?ml$/.test(name)) return `write it as JSON in ${projectFile(name.replace(/\.ya?ml$/, ''))}`;
  if (!name.endsWith('.json')) return `a project is a file such as my-game.json: ${renameOrMove}`;
  return deeper
    ? `move it up into ${place}/projects/`
    : `rename it to ${projectFile(name.replace(/\.json$/, ''))}`;
}
