import type { JSONPath } from 'jsonc-parser';
import { tagOf } from '../../../packages/resume-import/src/text/language-tags.ts';
import { tagsIn } from '../text/tags.ts';
import type { Site } from '../types.ts';
import { textsFor, textsOf } from '../words/words.ts';
import { asSource, type Source } from './source.ts';
import { isObject, valueAt } from './values.ts';

/** What `merge` returns. A value has the same path in the first file, in the language's file and in the merged result. */
type Merged = ReturnType<typeof merge>;

/**
 * Returns a language's file merged over the first language's: objects by key, lists of objects entry by entry; any other value
 * replaces that of the first, unless it is blank. `isTag` is true for words in braces by which versions choose.
 */
export function merge(original: unknown, translation: unknown, isTag = (_: string) => true) {
  /** Paths of the lists that are merged entry by entry, or have tags, but differ in length. */
  const uneven: JSONPath[] = [];
  function join(first: unknown, second: unknown, path: JSONPath): unknown {
    if (first === undefined) return second;
    if (isBlank(second)) return first;
    if (isObject(first) && isObject(second)) {
      const names = Object.keys({ ...first, ...second });
      const [firsts, seconds] = [new Map(Object.entries(first)), new Map(Object.entries(second))];
      return Object.fromEntries(
        names.map((name) => [name, join(firsts.get(name), seconds.get(name), [...path, name])]),
      );
    }
    if (path.at(-1) === 'highlights' && Array.isArray(first) && Array.isArray(second)) {
      const tags = first.map((text) => tagsIn(String(text)).filter(isTag));
      if (first.length !== second.length && tags.some((each) => each.length)) uneven.push(path);
      return second.map((text, index) => withTags(text, tags[index] ?? [], isTag));
    }
    // A project's page has one highlight, the résumé a list of them.
    if (path.at(-1) === 'highlight') return withTags(second, tagsIn(String(first)).filter(isTag), isTag);
    if (!hasObjects(first) || !hasObjects(second)) return second;
    if (first.length !== second.length) uneven.push(path);
    const longer = first.length > second.length ? first : second;
    return longer.map((_, index) => join(first[index], second[index], [...path, index]));
  }
  return { value: join(original, translation, []), uneven };
}

/** Returns a translated highlight with the tags of the original, unless it has tags. */
function withTags(text: unknown, tags: string[], isTag: (tag: string) => boolean): unknown {
  if (!tags.length || typeof text !== 'string' || !text.trim() || tagsIn(text).some(isTag)) return text;
  return `${text} {${tags}}`;
}

const hasObjects = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isObject);

/** True if a value is null, a blank text, or an empty list or object. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' ? !value.trim() : typeof value === 'object' && !Object.keys(value).length);

/** Merges a language's `site.json` over the first language's; it inherits words only if the interface lacks the language. */
export function mergeSite(original: unknown, translation: unknown, folder: string): Merged {
  const language = tagOf(folder);
  if (!isObject(original)) return merge(original, translation);
  const { language: _, words: __, ...rest } = original;
  const words = textsFor(language) ? {} : { words: textsOf(original as Site) };
  return merge({ ...rest, ...words }, { ...(translation ?? {}), language });
}

/** Returns a further language's file as the site reads it; a fault points to the file that has the value. */
export function mergedSource(
  original: Source,
  translation?: Source,
  combine: (original: unknown, translation: unknown) => Merged = merge,
): Source {
  const file = translation?.file ?? original.file;
  // If the original can't be read, there is nothing to merge with.
  const isRead = original.value !== undefined;
  const { value, uneven } = combine(original.value, isRead ? translation?.value : undefined);
  return asSource({
    translation,
    file,
    value,
    faults: [
      ...(translation?.faults ?? []),
      ...uneven.flatMap((path) => {
        const countIn = (source?: Source) => (valueAt(source?.value, path) as unknown[]).length;
        const isTagged = path.at(-1) === 'highlights';
        const relation = `${isTagged ? 'have the tags' : 'are those'} of ${original.file} in the same order`;
        const problem = `has ${countIn(translation)} instead of ${countIn(original)} entries, which ${relation}`;
        const listAll = 'list every entry, as {} if there is nothing to translate';
        return translation?.fault(path, problem, isTagged ? 'translate every one' : listAll) ?? [];
      }),
    ],
    placeAt(path) {
      const depthIn = (source: Source) =>
        path.findLastIndex((_, index) => hasPath(source, path.slice(0, index + 1)));
      const isTranslated =
        translation &&
        (!isBlank(valueAt(translation.value, path)) || depthIn(translation) > depthIn(original));
      return (isTranslated ? translation : original).placeAt(path);
    },
  });
}

const hasPath = ({ value }: Source, path: JSONPath) => valueAt(value, path) !== undefined;

/** Returns a function that merges a project's pages in two languages: field by field, but the text as a whole. */
export const mergeProject =
  (isTag: (tag: string) => boolean) =>
  (original: unknown, translation: unknown): Merged => {
    const hasText = isObject(translation) && !isBlank(translation.sections);
    if (!isObject(original) || !hasText) return merge(original, translation, isTag);
    const { sections, ...fields } = original;
    return merge(fields, translation, isTag);
  };
