import { closeSync, existsSync, lstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesIn, isBelow, pathFrom, targetOf } from '../../../packages/page-weight/src/files.ts';
import { isKnownLanguage, languageName } from '../../../packages/resume-import/src/text/language-tags.ts';
import { capitalized } from '../text/locale.ts';

export { filesIn, isBelow, pathFrom };

/** The owner's folder, and the demonstration's, which is used until the owner has one; paths from the project's root. */
export const OWNER_FOLDER = 'src/content';
export const DEMONSTRATION_FOLDER = 'demo/content';
/** The folder of examples: the content folders of sites that other owners might build with this code. */
export const EXAMPLES_FOLDER = 'examples';

/** Returns the folder that the owner's content is written to: `CONTENT_DIR`, else `src/content`; absolute. */
export const ownerFolder = (root: string, env = process.env): string =>
  resolve(root, env.CONTENT_DIR || OWNER_FOLDER);

/** Returns the folder that the site is built from: the owner's, else the demonstration's; absolute. */
export function contentFolder(root: string, env = process.env): string {
  const [owner, demonstration] = [ownerFolder(root, env), resolve(root, DEMONSTRATION_FOLDER)];
  // Any file of an owner's counts, because the résumé may be misnamed.
  const isClaimed = env.CONTENT_DIR || filesIn(owner).some((file) => !/(^|\/)\./.test(file));
  return isClaimed || !existsSync(demonstration) ? owner : demonstration;
}

/** Returns the names of the examples, such as `designer`; empty if their folder is missing. */
export function exampleNames(root: string): string[] {
  const folder = resolve(root, EXAMPLES_FOLDER);
  return foldersIn(folder).filter((name) => existsSync(resolve(folder, name, 'resume.json')));
}

/** Returns the names of a folder's subfolders, except hidden ones. */
export const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => targetOf(entry)?.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];

/** Returns the absolute paths of the symbolic links that lead somewhere: those in a folder, at any depth, and the folder itself. */
export const symlinksIn = (folder: string): string[] =>
  existsSync(folder)
    ? [
        folder,
        ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => resolve(folder, name)),
      ].filter((path) => existsSync(path) && lstatSync(path).isSymbolicLink())
    : [];

/** Returns the first hundred bytes of a file, each as a character. */
export function startOf(file: string): string {
  const descriptor = openSync(file, 'r');
  const buffer = Buffer.alloc(100);
  const count = readSync(descriptor, buffer);
  closeSync(descriptor);
  return buffer.toString('latin1', 0, count);
}

/** True if a file is only the pointer that Git LFS keeps in its place. */
export const isPointer = (file: string): boolean => startOf(file).startsWith('version https://git-lfs');

/** Hidden files that hosts or visitors read; other hidden files are not published. */
const READ_ON_HOSTS = /^(\.well-known\/.*|\.htaccess|\.nojekyll)$/;

/** Returns the files of the owner's `public/` that are published; paths relative to it. */
export const ownerPublicFiles = (folder: string): string[] =>
  filesIn(resolve(folder, 'public')).filter((file) => !/(^|\/)\./.test(file) || READ_ON_HOSTS.test(file));

/** Returns the files that are served as they are, the code's and the owner's: paths from the first language's base. */
export const publicFiles = (code: string, folder: string): string[] => [
  ...filesIn(resolve(code, 'public')),
  ...ownerPublicFiles(folder),
];

/** The folders of the owner's content that all languages share. */
export const SHARED_FOLDERS = ['pictures', 'projects', 'versions', 'fonts', 'public'];

/** A language's folder has at least one of these files: a folder `cv` without any is a CV's rather than Chuvash. */
const CONTENT = ['resume.json', 'site.json', 'projects'];

/** Returns the further languages of a site, by folder: each subfolder that is named after a language and has content. */
export const languagesIn = (folder: string): string[] =>
  foldersIn(folder).filter(
    (name) => isKnownLanguage(name) && CONTENT.some((file) => existsSync(resolve(folder, name, file))),
  );

/** Returns the further language that a mode of Vite names, in full or without its script and region (RFC 4647, 3.3.1). */
export const languageOfMode = (mode: string, languages: string[]): string | undefined =>
  languages.find((each) => each === mode || each.startsWith(`${mode}-`));

/** Returns a language's name in that language: `Deutsch`; with region or script only if the site has another variant of it. */
export function nativeName(tag: string, tags: string[]): string {
  const { language } = new Intl.Locale(tag);
  const isAlone = tags.filter((other) => new Intl.Locale(other).language === language).length < 2;
  const name = languageName(tag, isAlone ? language : tag) ?? tag;
  return capitalized(name, tag);
}
