import { languageName, languagesIn, tagOf } from './languages.ts';
import { readOwnerFiles, readTranslatedFiles, sourcesOf } from './owner-files.ts';
import { fieldNameIn, fieldOf, stringAt, stringsIn, valueAt } from './source.ts';

/** So many texts are named. */
const MOST_NAMED = 5;

/** Reports which texts of each further language fall back to the first language, and how many: a line per language. */
export function fallbackLines(root: string, folder: string): string[] {
  const first = readOwnerFiles(root, folder);
  const name = languageName('en', stringAt(first.site, 'language') ?? 'en');
  return languagesIn(folder).map((language) => {
    const texts = sourcesOf(readTranslatedFiles(first, language)).flatMap(({ value, own, file }) =>
      stringsIn(value)
        .filter(({ path, value }) => value.trim() && isTranslated(fieldNameIn(path), String(path[0])))
        .map(({ path, value }) => (valueAt(own?.value, path) === value ? '' : `${file}: ${fieldOf(path)}`)),
    );
    const missing = texts.filter(Boolean);
    if (!missing.length) return `${tagOf(language)}: all ${texts.length} texts are translated`;
    const named = [...missing.slice(0, MOST_NAMED), ...(missing.length > MOST_NAMED ? ['…'] : [])].join(', ');
    return `${tagOf(language)}: ${missing.length} of ${texts.length} texts are in ${name}: ${named}`;
  });
}

const TRANSLATED =
  /^(alt|area|caption|courses|description|fluency|footer|greeting|heading|highlights|items|label|language|level|list|portraitAlt|position|reference|roles|studyType|summary|tagline|text|type)$/;

/** Whether a text is to be translated, by its field and part of the file; names, URLs and keywords need not be. */
const isTranslated = (field: string, part: string): boolean =>
  (TRANSLATED.test(field) && part !== 'logos' && part !== 'language') ||
  (field === 'title' && /^(awards|sections)$/.test(part)) ||
  (field === 'name' && /^(skills|interests)$/.test(part));
