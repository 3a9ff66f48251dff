import type { JSONPath } from 'jsonc-parser';
import type { Site } from '../types.ts';
import { textsFor, textsOf } from '../words/words.ts';
import { tagOf } from './languages.ts';

/** Where a merged value comes from: its path in the language's own file, in the first language's, or in both. */
export interface Origin {
  own?: JSONPath;
  first?: JSONPath;
}

/** Two lists whose entries are matched by index, but differ in number. */
interface Uneven {
  /** In the language's own file. */
  path: JSONPath;
  count: number;
  first: number;
}

/** A language's file merged over the first language's. */
export interface Merged {
  value: unknown;
  /** By the path in the merged value, as JSON. */
  origins: Map<string, Origin>;
  uneven: Uneven[];
}

export type JsonObject = Record<string, unknown>;
interface Side {
  value: unknown;
  path: JSONPath;
}

/** Fields that identify an entry of a list, at any index. */
const IDENTIFIERS = ['id', 'name', 'src'];

/**
 * Merges a language's file over the first language's, field by field; fields that are blank in it (`""`, `[]`, `{}`,
 * null) or missing are taken from the first language. A list of texts is replaced in full. A list of objects is merged
 * entry by entry: one with an `id` is matched by that; any other by its `name` or `src`, preferably at the same index,
 * else by its index alone. An entry without a counterpart is added at the end. A block of another kind replaces its
 * counterpart.
 */
export function merge(first: unknown, own: unknown): Merged {
  const origins: Merged['origins'] = new Map();
  const uneven: Uneven[] = [];

  function join(path: JSONPath, first?: Side, own?: Side): unknown {
    if (first && own) {
      if (isBlank(own.value)) return join(path, first);
      const areObjects = isObject(first.value) && isObject(own.value);
      if (!areObjects && !areListsOfObjects(first.value, own.value)) return join(path, undefined, own);
    }
    origins.set(JSON.stringify(path), { own: own?.path, first: first?.path });
    const values = [first?.value, own?.value];
    if (values.some(isObject)) {
      const names = new Set(values.flatMap((value) => Object.keys(value ?? {})));
      const fields = [...names].map((name) => [name, join([...path, name], at(first, name), at(own, name))]);
      return Object.fromEntries(fields);
    }
    return values.some(Array.isArray) ? joinLists(path, first, own) : (own ?? first)?.value;
  }

  function joinLists(path: JSONPath, first?: Side, own?: Side): unknown[] {
    const [before, after] = [entriesOf(first), entriesOf(own)];
    const { pairs, byPlace } = pairsOf(before, after, path.at(-1) === 'blocks');
    if (own && byPlace && after.length !== before.length)
      uneven.push({ path: own.path, count: after.length, first: before.length });
    return pairs.map((pair, index) => join([...path, index], ...pair));
  }

  const side = (value: unknown): Side | undefined => (value === undefined ? undefined : { value, path: [] });
  return { value: join([], side(first), side(own)), origins, uneven };
}

/** Each entry with its counterpart: the first language's in their order, then those of the other language alone. */
function pairsOf(first: Side[], own: Side[], areBlocks: boolean) {
  const pairs: [Side | undefined, Side | undefined][] = first.map((each) => [each, undefined]);
  const others = [...own.entries()].filter(([place, entry]) => {
    // An employer may appear twice: prefer the entry at the same index.
    const at = [place, ...first.keys()].find(
      (index) => !pairs[index]?.[1] && isSame(first[index]?.value, entry.value),
    );
    if (at !== undefined) pairs[at] = [first[at], entry];
    return at === undefined;
  });
  for (const [place, entry] of others) {
    const [there, taken] = pairs[place] ?? [];
    const isFree = !taken && isObject(there?.value) && !('id' in (entry.value as JsonObject));
    if (isFree)
      pairs[place] = [areBlocks && !shareField(there?.value, entry.value) ? undefined : there, entry];
    else pairs.push([undefined, entry]);
  }
  return { pairs, byPlace: first.length > 0 && others.length > 0 };
}

const isSame = (one: unknown, other: unknown) =>
  isObject(one) && isObject(other) && IDENTIFIERS.some((name) => name in other && one[name] === other[name]);

const shareField = (one: unknown, other: unknown) =>
  Object.keys(other as JsonObject).some((name) => name in (one as JsonObject));

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areListsOfObjects = (first: unknown, own: unknown) =>
  Array.isArray(first) && Array.isArray(own) && first.some(isObject) && own.every(isObject);

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' ? !value.trim() : typeof value === 'object' && !Object.keys(value).length);

const entriesOf = (side?: Side): Side[] =>
  side && Array.isArray(side.value)
    ? side.value.map((value, index) => ({ value, path: [...side.path, index] }))
    : [];

const at = (side: Side | undefined, name: string): Side | undefined =>
  side && isObject(side.value) && name in side.value
    ? { value: side.value[name], path: [...side.path, name] }
    : undefined;

/**
 * Merges a language's `site.json` over the first language's. The folder determines the language. It inherits the first
 * language's words only if the interface is not translated into it at all.
 * @param first, own the contents of the files; undefined if missing
 * @param folder the language's folder, named by its tag
 */
export function mergeSite(first: unknown, own: unknown, folder: string): Merged {
  const language = tagOf(folder);
  if (typeof first !== 'object' || first === null) return merge(first, own);
  const { language: _, words: __, ...rest } = first as Site;
  const words = textsFor(language) ? {} : { words: textsOf(first as Site) };
  return merge({ ...rest, ...words }, { ...(own ?? {}), language });
}
