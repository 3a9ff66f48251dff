import { basename, resolve } from 'node:path';
import { type Fault, wholeFault } from '../fault.ts';
import { filesIn } from '../folder.ts';
import { foldersIn, isLanguageFolder, languageName, languagesIn, SHARED_FOLDERS } from '../languages.ts';
import type { OwnerFiles } from '../owner-files.ts';

/** What a language's folder may hold beside its projects. */
const LANGUAGE_FILES = ['resume.json', 'site.json', 'resume.pdf'];
/** The same of the owner's folder itself. */
const FILES = [...LANGUAGE_FILES, 'budget.json'];

const PICTURE = /\.(png|jpe?g|webp|avif|tiff?|svg|gif|hei[cf])$/i;
/** What systems and editors leave, what people write for themselves, and fonts, which `font` may name anywhere. */
const ASIDE = /(^|\/)\.|~$|\.(bak|orig|swp|ttf|otf|woff2?)$|(^|\/)(readme|licen[cs]e)(\.\w+)?$/i;

/** Folders that nothing reads: those that are no language, and what stands in a language's to no purpose. */
export function unreadFolders({ folder, shown }: OwnerFiles): Fault[] {
  const languages = languagesIn(folder);
  const strange = foldersIn(folder).filter(
    (name) => !SHARED_FOLDERS.includes(name) && !languages.includes(name),
  );
  const unread = languages.flatMap((language) =>
    foldersIn(resolve(folder, language))
      .filter((name) => name !== 'projects')
      .map((name) => {
        const remedy = SHARED_FOLDERS.includes(name)
          ? `all languages share ${shown}/${name}: move it there`
          : `a language has ${LANGUAGE_FILES.join(', ')} and projects: rename it, or remove it`;
        return wholeFault(`${shown}/${language}/${name}`, 'nothing reads it', remedy, 'the folder');
      }),
  );
  return [
    ...strange.map((name) => {
      const language = isLanguageFolder(name) && languageName('en', name);
      const problem = language
        ? `is named like a language (${language}), but has no resume.json, site.json or projects, so nothing reads it`
        : 'is none that the site reads, nor a language that has a name';
      const remedy = language
        ? `for a site in ${language} too write at least {} into its site.json; else move it out of here`
        : 'name it as a language is named (de, pt-BR), or move it out of here';
      return wholeFault(`${shown}/${name}`, problem, remedy, 'the folder');
    }),
    ...unread,
  ];
}

/** Files that nothing reads, for they are named otherwise or stand elsewhere. */
export const unreadFiles = ({ folder, shown }: OwnerFiles): Fault[] =>
  ['', ...languagesIn(folder)].flatMap((language) => {
    const read = language ? LANGUAGE_FILES : FILES;
    const isRead = (file: string) =>
      file.startsWith('projects/')
        ? /^[^/]+\/[^/]+\.json$/.test(file)
        : file.includes('/') || read.includes(file);
    const place = language ? `${shown}/${language}` : shown;
    return filesIn(resolve(folder, language))
      .filter((file) => !isRead(file) && !ASIDE.test(file))
      .map((file) => wholeFault(`${place}/${file}`, 'nothing reads it', remedyFor(file, read, place, shown)));
  });

/** @param file path below the place that it stands in, the owner's folder or a language's */
function remedyFor(file: string, read: string[], place: string, shown: string): string {
  const name = basename(file).toLowerCase();
  const [, below, deeper] = file.split('/');
  const otherwise = `rename it, or move it to ${shown}/public/ for visitors to load`;
  if (PICTURE.test(name)) return `move it to ${shown}/pictures/`;
  if (!below)
    return read.includes(name)
      ? `rename it to ${name}`
      : `the site reads ${read.join(', ')} here: ${otherwise}`;
  if (/\.ya?ml$/.test(name)) return `write it as JSON, in ${name.replace(/\.ya?ml$/, '.json')}`;
  if (!name.endsWith('.json')) return `a project is a file such as my-game.json: ${otherwise}`;
  return deeper ? `move it up into ${place}/projects/` : `rename it to ${name}`;
}
