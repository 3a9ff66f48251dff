import { fieldOf } from '../../../packages/resume-import/src/text/faults.ts';
import { languageName, tagOf } from '../../../packages/resume-import/src/text/language-tags.ts';
import { holds, isProse } from '../text/field-kinds.ts';
import { untagged } from '../text/tags.ts';
import { stringAt } from './fields.ts';
import { type OwnerFiles, sourcesOf } from './owner-files.ts';
import { fieldNameIn, stringsIn, valueAt } from './values.ts';

/** A line names at most so many texts. */
const MAX_NAMED = 5;

/** Returns a line per further language: how many of its texts fall back to the first language, and which. */
export function fallbackLines([first, ...further]: OwnerFiles[]): string[] {
  const name = languageName('en', (first && stringAt(first.site, 'language')) ?? 'en');
  return further.map((files) => {
    const language = files.language ?? '';
    const texts = sourcesOf(files).flatMap(({ value, translation, file }) =>
      stringsIn(value)
        .filter(({ path, value }) => value.trim() && needsTranslation(fieldNameIn(path), String(path[0])))
        .map(({ path, value }) => ({
          place: `${file}: ${fieldOf(path)}`,
          isTranslated: isSame(valueAt(translation?.value, path), value),
        })),
    );
    const missing = texts.flatMap(({ place, isTranslated }) => (isTranslated ? [] : place));
    if (!missing.length) return `${tagOf(language)}: all ${texts.length} texts are translated`;
    const named = [...missing.slice(0, MAX_NAMED), ...(missing.length > MAX_NAMED ? ['…'] : [])].join(', ');
    return `${tagOf(language)}: ${missing.length} of ${texts.length} texts are in ${name}: ${named}`;
  });
}

/** True if a merged text is the translation, to which the tags of the original may have been added. */
const isSame = (translation: unknown, text: string): boolean =>
  translation === text || (typeof translation === 'string' && translation.trimEnd() === untagged(text));

/** True if the text of a field in a part of its file is to be translated; names, URLs and keywords are not. */
const needsTranslation = (field: string, part: string): boolean =>
  ((isProse(field) || holds(field, 'words')) && part !== 'logos' && part !== 'language') ||
  (field === 'title' && /^(awards|sections)$/.test(part)) ||
  (field === 'name' && /^(skills|interests)$/.test(part));
