import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folders of the owner's that are no language: what all languages share. */
export const SHARED_FOLDERS = ['pictures', 'projects', 'fonts', 'public'];

const TAG = /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i;

/** Whether a text is a BCP 47 tag that a language could have. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** A language's name, in another one; undefined where nobody knows it. */
export const languageName = (language: string, tag: string): string | undefined =>
  new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(tag);

/** Whether a folder may be a language's: its name is the tag of one that has a name. */
export const isLanguageFolder = (name: string): boolean =>
  TAG.test(name) && isLanguage(name) && languageName('en', name) !== undefined;

/** A language's tag as it is written: `pt-BR` for a folder `pt-br`; what is none stays as it is. */
export const tagOf = (folder: string): string =>
  (isLanguage(folder) && Intl.getCanonicalLocales(folder)[0]) || folder;

/** The folders in the owner's own, but for hidden ones. */
export const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];

/** What a language's folder has at least one of: `cv` is Chuvash, and a folder for something else. */
const CONTENT = ['resume.json', 'site.json', 'projects'];

/**
 * The further languages of a site: one for each folder of the owner's that is named by its tag and holds content.
 * @returns names of folders
 */
export const languagesIn = (folder: string): string[] =>
  foldersIn(folder).filter(
    (name) =>
      !SHARED_FOLDERS.includes(name) &&
      isLanguageFolder(name) &&
      CONTENT.some((file) => existsSync(resolve(folder, name, file))),
  );

/**
 * What a language calls itself: `Deutsch`, `Português`. The region or the script is named only where another language of
 * the site differs by nothing else.
 * @param all tags of all the site's languages
 */
export function ownName(tag: string, all: string[]): string {
  const { language } = new Intl.Locale(tag);
  const isAlone = all.filter((each) => new Intl.Locale(each).language === language).length < 2;
  const name = languageName(tag, isAlone ? language : tag) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
