import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import site from '../site.schema.json' with { type: 'json' };
import { leadsToFolder } from './folder.ts';

/** The folders of the owner's content that all languages share. */
export const SHARED_FOLDERS = ['pictures', 'projects', 'fonts', 'public'];

export const TAG_PATTERN = new RegExp(site.properties.language.pattern);

/** Whether a string is a valid BCP 47 tag. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The name of the language `tag`, written in `language`; undefined if it has no known name. */
export const languageName = (language: string, tag: string): string | undefined =>
  new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(tag);

/** Whether a string, such as a folder's name, is the tag of a known language. */
export const isKnownLanguage = (tag: string): boolean =>
  TAG_PATTERN.test(tag) && isLanguage(tag) && languageName('en', tag) !== undefined;

/** A folder's name in canonical form: `pt-BR` for `pt-br`; unchanged if it is not a language tag. */
export const tagOf = (folder: string): string =>
  (isLanguage(folder) && Intl.getCanonicalLocales(folder)[0]) || folder;

/** The names of a folder's subfolders, except hidden ones. */
export const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => leadsToFolder(entry) && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];

/** A language's folder has at least one of these: a folder `cv` is more likely a CV's than Chuvash. */
const CONTENT = ['resume.json', 'site.json', 'projects'];

/** The further languages of a site, by folder: each subfolder that is named after a language and has content. */
export const languagesIn = (folder: string): string[] =>
  foldersIn(folder).filter(
    (name) =>
      !SHARED_FOLDERS.includes(name) &&
      isKnownLanguage(name) &&
      CONTENT.some((file) => existsSync(resolve(folder, name, file))),
  );

/** The further language that a mode of Vite names, in full or without its script and region (RFC 4647, 3.3.1). */
export const languageOfMode = (mode: string, languages: string[]): string | undefined =>
  languages.find((each) => each === mode || each.startsWith(`${mode}-`));

/** A language's name in that language: `Deutsch`; with region or script only if the site has another variant of it. */
export function nativeName(tag: string, all: string[]): string {
  const { language } = new Intl.Locale(tag);
  const isAlone = all.filter((each) => new Intl.Locale(each).language === language).length < 2;
  const name = languageName(tag, isAlone ? language : tag) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
