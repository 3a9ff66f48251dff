import type { JSONPath } from 'jsonc-parser';
import { TRANSLATED } from '../text/text-fields.ts';
import { languagesIn, tagOf } from './languages.ts';
import { readOwnerFiles, readTranslatedFiles, sourcesOf } from './owner-files.ts';
import { fieldNameIn, fieldOf, stringAt, stringsIn, valueAt } from './source.ts';

/** Up to this many are listed one by one. */
const MOST_LISTED = 5;

/** Reports which texts of each further language fall back to the first language, and how many: a line per language. */
export function fallbackLines(root: string, folder: string): string[] {
  const first = readOwnerFiles(root, folder);
  const tag = stringAt(first.site, 'language') ?? 'en';
  return languagesIn(folder).map((language) => {
    const texts = sourcesOf(readTranslatedFiles(first, language)).flatMap(({ value, own, file }, index) => {
      const isTranslated = [TRANSLATED.resume, TRANSLATED.site][index] ?? TRANSLATED.page;
      return stringsIn(value)
        .filter(({ path, value }) => value.trim() && isTranslated(fieldNameIn(path), String(path[0])))
        .map(({ path, value: text }) => ({
          // If the language lacks the file, the path that it would have.
          file: own ? file : file.replace(`${first.shown}/`, `${first.shown}/${language}/`),
          path,
          isOwn: valueAt(own?.value, path) === text,
        }));
    });
    const missing = texts.filter(({ isOwn }) => !isOwn);
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
    if (!missing.length) return `${tagOf(language)}: all ${texts.length} texts are translated`;
    return `${tagOf(language)}: ${missing.length} of ${texts.length} texts are in ${name}: ${listed(missing)}`;
  });
}

/** The texts one by one, or if there are many, how many each file lacks. */
function listed(missing: { file: string; path: JSONPath }[]): string {
  if (missing.length <= MOST_LISTED)
    return missing.map(({ file, path }) => `${file}: ${fieldOf(path)}`).join(', ');
  const files = [...new Set(missing.map(({ file }) => file))];
  return files.map((file) => `${missing.filter((each) => each.file === file).length} of ${file}`).join(', ');
}
