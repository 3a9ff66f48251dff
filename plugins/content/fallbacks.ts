import type { JSONPath } from 'jsonc-parser';
import { languagesIn, tagOf } from './languages.ts';
import { readOwnerFiles } from './rules/owner-files.ts';
import { fieldOf, textAt } from './source.ts';
import { type MergedSource, readTranslatedFiles } from './translated-files.ts';

/** The fields that are in a language; names, addresses, dates and keywords are in none. */
const RESUME =
  /^(label|summary|description|highlights|position|studyType|area|courses|title|reference|fluency|language|level|roles|type)$/;
const SITE = /^(greeting|description|footer|portraitAlt)$/;
const PAGE = /^(tagline|description|heading|label|text|list|items|alt|caption)$/;
/** Parts of a résumé whose names are words. */
const WORDED = /^(skills|interests)$/;

/** Up to so many are named one by one. */
const NAMED = 5;

/** The field that a place is in, a list's entries being in that of the list. */
const lastName = (path: JSONPath): string => String(path.findLast((key) => typeof key === 'string'));

const isText = (path: JSONPath): boolean => {
  const field = lastName(path);
  return RESUME.test(field) || (field === 'name' && WORDED.test(String(path[0])));
};

const isSiteText = (path: JSONPath): boolean => {
  const field = lastName(path);
  return SITE.test(field) || (/^(facts|sections)$/.test(String(path[0])) && PAGE.test(field));
};

const isPageText = (path: JSONPath): boolean => PAGE.test(lastName(path));

/**
 * Says of each further language how many of its texts fall back to the first one, and which.
 * @param folder absolute path of the owner's folder, whose content is without a fault
 * @returns a line for each language
 */
export function fallbackLines(root: string, folder: string): string[] {
  const first = readOwnerFiles(root, folder);
  const tag = textAt(first.site, 'language') ?? 'en';
  return languagesIn(folder).map((language) => {
    const { resume, site, projects } = readTranslatedFiles(first, language);
    const kinds: [MergedSource, (path: JSONPath) => boolean][] = [
      [resume, isText],
      [site, isSiteText],
      ...projects.map(([, source]): [MergedSource, typeof isText] => [source, isPageText]),
    ];
    const texts = kinds.flatMap(([{ texts, merged, own, file }, is]) =>
      texts()
        .filter(({ path, value }) => value.trim() && is(path))
        .map(({ path }) => ({
          // Said of the first language's file, where the language has none.
          file: own ? file : file.replace(`${first.shown}/`, `${first.shown}/${language}/`),
          path,
          isOwn: !!merged.origins.get(JSON.stringify(path))?.own,
        })),
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
