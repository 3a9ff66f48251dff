import type { JSONPath } from 'jsonc-parser';
import { tagOf } from './languages.ts';
import type { Site } from './types.ts';
import { textsFor, textsOf } from './words/words.ts';

/** Where a merged value comes from: its place in a language's own file, in the first language's, or in both. */
export interface Origin {
  own?: JSONPath;
  first?: JSONPath;
}

/** Two lists whose entries belong together by their places, and are not as many. */
interface Uneven {
  /** In the language's own file. */
  path: JSONPath;
  count: number;
  first: number;
}

/** What a language's file and the first language's make together. */
export interface Merged {
  value: unknown;
  /** By the path in the merged value, as JSON. */
  origins: Map<string, Origin>;
  uneven: Uneven[];
}

export type Group = Record<string, unknown>;
interface Side {
  value: unknown;
  path: JSONPath;
}

/** What an entry of a list may be known by, wherever it stands. */
const NAMES = ['id', 'name', 'src'];

/**
 * Lays a language's file over the first language's, field by field; what is blank in it (`""`, `[]`, `{}`, null) or not
 * there is the first language's. A list of texts is taken whole. A list of groups is merged entry by entry: one with an
 * `id` with that of the same `id`; any other with that of the same `name` or `src`, the one at its place before others,
 * else with whatever is at its place. An entry without a counterpart stands at the end. A block of another kind takes its
 * counterpart's place.
 */
export function merge(first: unknown, own: unknown): Merged {
  const origins: Merged['origins'] = new Map();
  const uneven: Uneven[] = [];

  function join(path: JSONPath, first?: Side, own?: Side): unknown {
    if (first && own) {
      if (isBlank(own.value)) return join(path, first);
      const areGroups = isGroup(first.value) && isGroup(own.value);
      if (!areGroups && !areListsOfGroups(first.value, own.value)) return join(path, undefined, own);
    }
    origins.set(JSON.stringify(path), { own: own?.path, first: first?.path });
    const values = [first?.value, own?.value];
    if (values.some(isGroup)) {
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

/** Each entry with its counterpart: the first language's in their order, then what only the other has. */
function pairsOf(first: Side[], own: Side[], areBlocks: boolean) {
  const pairs: [Side | undefined, Side | undefined][] = first.map((each) => [each, undefined]);
  const others = [...own.entries()].filter(([place, entry]) => {
    // An employer may stand twice: then its own place says which is meant.
    const at = [place, ...first.keys()].find(
      (index) => !pairs[index]?.[1] && isSame(first[index]?.value, entry.value),
    );
    if (at !== undefined) pairs[at] = [first[at], entry];
    return at === undefined;
  });
  for (const [place, entry] of others) {
    const [there, taken] = pairs[place] ?? [];
    const isFree = !taken && isGroup(there?.value) && !('id' in (entry.value as Group));
    if (isFree)
      pairs[place] = [areBlocks && !shareField(there?.value, entry.value) ? undefined : there, entry];
    else pairs.push([undefined, entry]);
  }
  return { pairs, byPlace: first.length > 0 && others.length > 0 };
}

const isSame = (one: unknown, other: unknown) =>
  isGroup(one) && isGroup(other) && NAMES.some((name) => name in other && one[name] === other[name]);

const shareField = (one: unknown, other: unknown) =>
  Object.keys(other as Group).some((name) => name in (one as Group));

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areListsOfGroups = (first: unknown, own: unknown) =>
  Array.isArray(first) && Array.isArray(own) && first.some(isGroup) && own.every(isGroup);

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' ? !value.trim() : typeof value === 'object' && !Object.keys(value).length);

const entriesOf = (side?: Side): Side[] =>
  side && Array.isArray(side.value)
    ? side.value.map((value, index) => ({ value, path: [...side.path, index] }))
    : [];

const at = (side: Side | undefined, name: string): Side | undefined =>
  side && isGroup(side.value) && name in side.value
    ? { value: side.value[name], path: [...side.path, name] }
    : undefined;

/**
 * A language's `site.json` over the first language's. Its folder says the language. The owner's own words of the first
 * language are no word of another: they stand in only where the interface does not speak that at all.
 * @param first, own what the files say; undefined where there is none
 * @param folder the language's, named by its tag
 */
export function mergeSite(first: unknown, own: unknown, folder: string): Merged {
  const language = tagOf(folder);
  if (typeof first !== 'object' || first === null) return merge(first, own);
  const { language: _, words: __, ...rest } = first as Site;
  const words = textsFor(language) ? {} : { words: textsOf(first as Site) };
  return merge({ ...rest, ...words }, { ...(own ?? {}), language });
}
