import type { JSONPath } from 'jsonc-parser';
import type { Site } from '../types.ts';
import { textsFor, textsOf } from '../words/words.ts';
import { tagOf } from './languages.ts';

/** A language's file merged over the first language's: a value has the same path in all three. */
export type Merged = ReturnType<typeof merge>;

/**
 * Merges a language's file over the first one: objects by key, lists of objects entry by entry; anything else replaces
 * the first language's value, unless it is blank (`""`, `[]`, `{}`, null).
 */
export function merge(first: unknown, own: unknown) {
  /** Paths of the lists that are merged entry by entry, but differ in length. */
  const uneven: JSONPath[] = [];
  function join(first: unknown, own: unknown, path: JSONPath): unknown {
    if (first === undefined) return own;
    if (isBlank(own)) return first;
    if (isObject(first) && isObject(own)) {
      const names = Object.keys({ ...first, ...own });
      return Object.fromEntries(names.map((name) => [name, join(first[name], own[name], [...path, name])]));
    }
    if (!hasObjects(first) || !hasObjects(own)) return own;
    if (first.length !== own.length) uneven.push(path);
    const longer = first.length > own.length ? first : own;
    return longer.map((_, index) => join(first[index], own[index], [...path, index]));
  }
  return { value: join(first, own, []), uneven };
}

type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasObjects = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isObject);

const isBlank = (value: unknown): boolean =>
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
