import type { JSONPath } from 'jsonc-parser';
import { tagOf } from '../../../packages/resume-import/src/text/language-tags.ts';
import { tagsIn } from '../text/tags.ts';
import type { Site } from '../types.ts';
import { textsFor, textsOf } from '../words/words.ts';
import { isObject, type Source, valueAt } from './source.ts';

/** What `merge` returns. A value has the same path in the first file, in the language's file and in the merged result. */
type Merged = ReturnType<typeof merge>;

/**
 * Returns a language's file merged over the first one's: objects by key, lists of objects entry by entry; any other value
 * replaces the first one's, unless it is blank. `isTag` is true of what stands in braces for versions to choose by.
 */
export function merge(first: unknown, own: unknown, isTag = (_: string) => true) {
  /** Paths of the lists that are merged entry by entry, or have tags, but differ in length. */
  const uneven: JSONPath[] = [];
  function join(first: unknown, own: unknown, path: JSONPath): unknown {
    if (first === undefined) return own;
    if (isBlank(own)) return first;
    if (isObject(first) && isObject(own)) {
      const names = Object.keys({ ...first, ...own });
      const [firsts, owns] = [new Map(Object.entries(first)), new Map(Object.entries(own))];
      return Object.fromEntries(
        names.map((name) => [name, join(firsts.get(name), owns.get(name), [...path, name])]),
      );
    }
    if (path.at(-1) === 'highlights' && Array.isArray(first) && Array.isArray(own)) {
      const tags = first.map((text) => tagsIn(String(text)).filter(isTag));
      if (first.length !== own.length && tags.some((each) => each.length)) uneven.push(path);
      return own.map((text, index) => withTags(text, tags[index] ?? [], isTag));
    }
    // That of a page.
    if (path.at(-1) === 'highlight') return withTags(own, tagsIn(String(first)).filter(isTag), isTag);
    if (!hasObjects(first) || !hasObjects(own)) return own;
    if (first.length !== own.length) uneven.push(path);
    const longer = first.length > own.length ? first : own;
    return longer.map((_, index) => join(first[index], own[index], [...path, index]));
  }
  return { value: join(first, own, []), uneven };
}

/** Returns a highlight in a further language with the tags of the first one's, unless it has some. */
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

/** Merges a language's `site.json` over the first one's, whose words it inherits only if the interface has none in it. */
export function mergeSite(first: unknown, own: unknown, folder: string): Merged {
  const language = tagOf(folder);
  if (!isObject(first)) return merge(first, own);
  const { language: _, words: __, ...rest } = first;
  const words = textsFor(language) ? {} : { words: textsOf(first as Site) };
  return merge({ ...rest, ...words }, { ...(own ?? {}), language });
}

/** Returns a file as the site reads it; its faults point to the language's own file if that has the value. */
export function mergedSource(
  first: Source,
  own?: Source,
  combine: (first: unknown, own: unknown) => Merged = merge,
): Source {
  const file = own?.file ?? first.file;
  // If the first can't be read, there is nothing to merge with.
  const { value, uneven } = combine(first.value, first.value === undefined ? undefined : own?.value);
  return {
    own,
    file,
    value,
    faults: [
      ...(own?.faults ?? []),
      ...uneven.flatMap((path) => {
        const countIn = (source?: Source) => (valueAt(source?.value, path) as unknown[]).length;
        const isTagged = path.at(-1) === 'highlights';
        const whose = `${isTagged ? 'have the tags' : 'are those'} of ${first.file} in the same order`;
        const problem = `has ${countIn(own)} instead of ${countIn(first)} entries, which ${whose}`;
        const remedy = isTagged
          ? 'translate every one'
          : 'list every entry, as {} if there is nothing to translate';
        return own?.fault(path, problem, remedy) ?? [];
      }),
    ],
    fault(path, problem, remedy) {
      const known = (source: Source) =>
        path.findLastIndex((_, index) => hasPath(source, path.slice(0, index + 1)));
      const isOwn = own && (!isBlank(valueAt(own.value, path)) || known(own) > known(first));
      return (isOwn ? own : first).fault(path, problem, remedy);
    },
  };
}

const hasPath = ({ value }: Source, path: JSONPath) => valueAt(value, path) !== undefined;

/** Merges a project's page in a language over the first one's: its fields one by one, its text as a whole. */
export const mergeProject =
  (isTag: (tag: string) => boolean) =>
  (first: unknown, own: unknown): Merged => {
    if (!isObject(first) || !isObject(own) || isBlank(own.sections)) return merge(first, own, isTag);
    const { sections, ...fields } = first;
    return merge(fields, own, isTag);
  };
