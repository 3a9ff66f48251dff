import { languageName, tagOf } from '../../../packages/resume-import/src/text/language-tags.ts';
import { tagsIn, untagged } from '../text/tags.ts';
import { type OwnerFiles, sourcesOf } from './owner-files.ts';
import { fieldNameIn, fieldOf, stringAt, stringsIn, valueAt } from './source.ts';

/** How many texts a line names. */
const MOST_NAMED = 5;

/** Returns which texts of each further language fall back to the first language, and how many: a line per language. */
export function fallbackLines([first, ...further]: OwnerFiles[]): string[] {
  const name = languageName('en', (first && stringAt(first.site, 'language')) ?? 'en');
  return further.map((files) => {
    const language = files.language ?? '';
    const texts = sourcesOf(files).flatMap(({ value, own, file }) =>
      stringsIn(value)
        .filter(({ path, value }) => value.trim() && isTranslated(fieldNameIn(path), String(path[0])))
        .map(({ path, value }) =>
          isOwn(valueAt(own?.value, path), value) ? '' : `${file}: ${fieldOf(path)}`,
        ),
    );
    const missing = texts.filter(Boolean);
    if (!missing.length) return `${tagOf(language)}: all ${texts.length} texts are translated`;
    const named = [...missing.slice(0, MOST_NAMED), ...(missing.length > MOST_NAMED ? ['…'] : [])].join(', ');
    return `${tagOf(language)}: ${missing.length} of ${texts.length} texts are in ${name}: ${named}`;
  });
}

/** True if a text is the further language's own, to which the tags of the first one's may have been added. */
const isOwn = (own: unknown, text: string): boolean =>
  own === text || (typeof own === 'string' && own.trimEnd() === untagged(text, new Set(tagsIn(text))));

const TRANSLATED =
  /^(alt|answer|area|ask|caption|courses|description|fluency|footer|greeting|heading|highlights|items|label|language|level|list|notYet|portraitAlt|position|reference|roles|studyType|summary|tagline|text|type)$/;

/** True if a text is to be translated, by its field and part of the file; names, URLs and keywords need not be. */
const isTranslated = (field: string, part: string): boolean =>
  (TRANSLATED.test(field) && part !== 'logos' && part !== 'language') ||
  (field === 'title' && /^(awards|sections)$/.test(part)) ||
  (field === 'name' && /^(skills|interests)$/.test(part));
