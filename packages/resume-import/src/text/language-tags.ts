/** The languages whose names of months, countries and languages are known best. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'ja', 'zh', 'ar'];

export const TAG_PATTERN = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

/** Returns a BCP 47 tag in canonical form: `pt-BR` for `pt-br`; undefined if it is not valid. */
function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** True if a string is a valid BCP 47 tag. */
export const isLanguage = (tag: string): boolean => canonicalTag(tag) !== undefined;

/** Returns the name of the language `tag`, written in `language`; undefined if it has no known name. */
export const languageName = (language: string, tag: string): string | undefined =>
  new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(tag);

/** True if a string, such as a folder's name, is the tag of a known language. */
export const isKnownLanguage = (tag: string): boolean =>
  TAG_PATTERN.test(tag) && isLanguage(tag) && languageName('en', tag) !== undefined;

/** Returns a folder's name in canonical form; unchanged if it is not a language tag. */
export const tagOf = (folder: string): string => canonicalTag(folder) ?? folder;
