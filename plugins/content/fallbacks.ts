import type { JSONPath } from 'jsonc-parser';
import { languagesIn, tagOf } from './languages.ts';
import { readOwnerFiles, readTranslatedFiles, sourcesOf } from './owner-files.ts';
import { fieldOf, nameIn, textAt, textsIn } from './source.ts';

/** The fields that are in a language; names, addresses, dates and keywords are in none. */
const RESUME =
  /^(label|summary|description|highlights|position|studyType|area|courses|title|reference|fluency|language|level|roles|type)$/;
const SITE = /^(greeting|description|footer|portraitAlt)$/;
const PAGE = /^(tagline|description|heading|label|text|list|items|alt|caption)$/;

/** Up to so many are named one by one. */
const NAMED = 5;

/** Whether a text is in a language: by its field, and the part of the file that this is in. */
type IsWorded = (field: string, part: string) => boolean;
const inResume: IsWorded = (field, part) =>
  RESUME.test(field) || (field === 'name' && /^(skills|interests)$/.test(part));
const inSite: IsWorded = (field, part) =>
  SITE.test(field) || (/^(facts|sections)$/.test(part) && PAGE.test(field));
const inPage: IsWorded = (field) => PAGE.test(field);

/**
 * Says of each further language how many of its texts fall back to the first one, and which.
 * @param folder absolute path of the owner's folder, whose content is without a fault
 * @returns a line for each language
 */
export function fallbackLines(root: string, folder: string): string[] {
  const first = readOwnerFiles(root, folder);
  const tag = textAt(first.site, 'language') ?? 'en';
  return languagesIn(folder).map((language) => {
    const texts = sourcesOf(readTranslatedFiles(first, language)).flatMap(
      ({ value, merged, own, file }, index) => {
        const isWorded = [inResume, inSite][index] ?? inPage;
        return textsIn(value)
          .filter(({ path, value }) => value.trim() && isWorded(nameIn(path), String(path[0])))
          .map(({ path }) => ({
            // Said of the first language's file, where the language has none.
            file: own ? file : file.replace(`${first.shown}/`, `${first.shown}/${language}/`),
            path,
            isOwn: !!merged?.origins.get(JSON.stringify(path))?.own,
          }));
      },
    );
    const missing = texts.filter(({ isOwn }) => !isOwn);
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
    if (!missing.length) return `${tagOf(language)}: all of its ${texts.length} texts are there`;
    return `${tagOf(language)}: ${missing.length} of ${texts.length} texts are in ${name}: ${listed(missing)}`;
  });
}

/** The texts one by one, or where there are many, how many each file lacks. */
function listed(missing: { file: string; path: JSONPath }[]): string {
  if (missing.length <= NAMED) return missing.map(({ file, path }) => `${file}: ${fieldOf(path)}`).join(', ');
  const files = [...new Set(missing.map(({ file }) => file))];
  return files.map((file) => `${missing.filter((each) => each.file === file).length} of ${file}`).join(', ');
}
