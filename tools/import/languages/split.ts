import { isKnownLanguage } from '../../../plugins/content/read/languages.ts';
import { LANGUAGES } from '../../../plugins/content/words/words.ts';
import {
  childrenOf,
  type Entry,
  type Group,
  group,
  isBlank,
  isLeaf,
  mapChildren,
  type Tree,
} from '../tree.ts';

/** Stands for the language of fields that have a version in another one beside them: `title` beside `title_en`. */
export const UNNAMED = '*';

const isTag = (key: string): boolean => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(key) && isKnownLanguage(key);

/** The languages of a group such as `{ en: Developer, de: Entwicklerin }`, which has nothing else. */
function languagesOf(tree: Tree): string[] {
  if (tree.kind !== 'group' || tree.entries.length < 2) return [];
  const keys = tree.entries.map(({ key }) => key);
  const [first] = tree.entries;
  const isAlike = tree.entries.every(({ value }) => isBlank(value) || value.kind === first?.value.kind);
  return isAlike && keys.every(isTag) && keys.some((key) => key.slice(0, 2) in LANGUAGES) ? keys : [];
}

/** `title` and `title_en` as `{ title: { '*': …, en: … } }`. */
function withSuffixes(tree: Group): Group {
  const languageIn = (key: string) => /^(.+)[_-]([a-z]{2})$/.exec(key);
  const isVersion = ({ key, value }: Entry) => {
    const [, base = '', tag = ''] = languageIn(key) ?? [];
    const others = tree.entries.filter(
      (each) => each.value !== value && (each.key === base || languageIn(each.key)?.[1] === base),
    );
    return (
      tag in LANGUAGES &&
      others.some((each) => each.key === base || (languageIn(each.key)?.[2] ?? '') in LANGUAGES)
    );
  };
  const versions = tree.entries.filter(isVersion);
  if (!versions.length) return tree;
  const bases = [...new Set(versions.map(({ key }) => languageIn(key)?.[1] ?? ''))];
  const made = (base: string): Entry => {
    const own = tree.entries.filter(({ key }) => key === base).map((entry) => ({ ...entry, key: UNNAMED }));
    const others = versions.filter(({ key }) => languageIn(key)?.[1] === base);
    return {
      key: base,
      value: group([...own, ...others.map(({ key, value }) => ({ key: languageIn(key)?.[2] ?? '', value }))]),
    };
  };
  const done = new Set<string>();
  return group(
    tree.entries.flatMap((entry) => {
      const base = bases.includes(entry.key)
        ? entry.key
        : versions.includes(entry)
          ? (languageIn(entry.key)?.[1] ?? '')
          : undefined;
      if (base === undefined) return [entry];
      return done.has(base) ? [] : [done.add(base) && made(base)];
    }),
  );
}

/**
 * One tree for each language in a file that has several, the first one's first.
 * @param first the language that the file says is its own
 * @returns one tree, without a language, if there are no others
 */
export function splitLanguages(tree: Tree, first?: string): { tag?: string; tree: Tree }[] {
  const count = new Map<string, number>();
  const visit = (each: Tree): void => {
    if (isLeaf(each)) return;
    const versions = each.kind === 'group' ? withSuffixes(each) : each;
    if (versions.kind === 'group')
      for (const { value } of versions.entries) {
        const isMade = value.kind === 'group' && value.entries.some(({ key }) => key === UNNAMED);
        if (isMade) for (const { key } of value.entries) count.set(key, (count.get(key) ?? 0) + 2);
      }
    const keys = languagesOf(each);
    // Once is enough where English is among them.
    const times = keys.includes('en') || each === tree ? 2 : 1;
    for (const key of keys) count.set(key, (count.get(key) ?? 0) + times);
    for (const child of childrenOf(versions)) visit(child);
  };
  visit(tree);
  const found = [...count].filter(([, times]) => times > 1).map(([tag]) => tag);
  if (found.length < 2) return [{ tree }];
  const tags = [...found].sort(
    (a, b) => Number(b === UNNAMED || b === first) - Number(a === UNNAMED || a === first),
  );
  const inLanguage = (each: Tree, tag: string): Tree | undefined => {
    if (isLeaf(each)) return each;
    if (
      languagesOf(each).some((key) => found.includes(key)) ||
      (each.kind === 'group' && each.entries.some(({ key }) => key === UNNAMED))
    ) {
      const versions = (each as Group).entries.filter(({ value }) => !isBlank(value));
      const version =
        versions.find(({ key }) => key === tag) ?? versions.find(({ key }) => key === tags[0]) ?? versions[0];
      return version && inLanguage(version.value, tag);
    }
    return mapChildren(each.kind === 'group' ? withSuffixes(each) : each, (child) => inLanguage(child, tag));
  };
  return tags.map((tag) => ({ tag, tree: inLanguage(tree, tag) ?? group([]) }));
}

/**
 * What differs in a further language, as its folder has it: groups by field, lists of groups by position.
 * @returns undefined if nothing does; `null` if the lists can't be matched
 */
export function difference(first: unknown, other: unknown): unknown {
  if (JSON.stringify(first) === JSON.stringify(other)) return undefined;
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && !!value && !Array.isArray(value);
  if (Array.isArray(first) && Array.isArray(other) && [...first, ...other].every(isObject)) {
    if (first.length !== other.length) return null;
    const items = other.map((item, index) => difference(first[index], item));
    return items.includes(null) ? null : items.map((item) => item ?? {});
  }
  if (!isObject(first) || !isObject(other)) return other;
  const entries = Object.entries(other).map(([key, value]): [string, unknown] => [
    key,
    difference(first[key], value),
  ]);
  return entries.some(([, value]) => value === null)
    ? null
    : Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
