import { isKnownLanguage } from '../../../plugins/content/read/languages.ts';
import { LANGUAGES } from '../../../plugins/content/words/words.ts';
import { childrenOf, type Entry, entriesOf, group, isBlank, isLeaf, list, type Tree } from '../tree.ts';

/** Stands for the language of fields that have a version in another one beside them: `title` beside `title_en`. */
export const UNNAMED = '*';

const isTag = (key: string): boolean =>
  key === UNNAMED || (/^[a-z]{2}(?:-[A-Z]{2})?$/.test(key) && isKnownLanguage(key));

/** The languages of a group such as `{ en: Developer, de: Entwicklerin }`, which has nothing else. */
function languagesOf(tree: Tree): string[] {
  const filled = entriesOf(tree).filter(({ value }) => !isBlank(value));
  const keys = filled.map(({ key }) => key);
  const isAlike = keys.length > 1 && filled.every(({ value }) => value.kind === filled[0]?.value.kind);
  return isAlike && keys.every(isTag) && keys.some((key) => key.slice(0, 2) in LANGUAGES) ? keys : [];
}

/** The tree with `title` and `title_en` as `{ title: { '*': …, en: … } }`. */
function withVersions(tree: Tree): Tree {
  if (isLeaf(tree)) return tree;
  if (tree.kind === 'list') return list(tree.items.map(withVersions));
  const partsOf = (key: string): [base: string, tag: string] => {
    const [, base, tag = ''] = /^(.+)[_-]([a-z]{2})$/.exec(key) ?? [];
    return base && tag in LANGUAGES ? [base, tag] : [key, UNNAMED];
  };
  const versions = new Map<string, (Entry & { tag: string })[]>();
  for (const { key, value } of tree.entries) {
    const [base, tag] = partsOf(key);
    versions.set(base, [...(versions.get(base) ?? []), { key, tag, value: withVersions(value) }]);
  }
  return group(
    [...versions].flatMap(([key, some]): Entry[] =>
      new Set(some.map(({ tag }) => tag)).size > 1
        ? [{ key, value: group(some.map(({ tag, value }) => ({ key: tag, value }))) }]
        : some,
    ),
  );
}

/**
 * One tree for each language in a file that has several, the first one's first.
 * @param first the language that the file says is its own
 * @returns one tree, without a language, if there are no others
 */
export function splitLanguages(given: Tree, first?: string): { tag?: string; tree: Tree }[] {
  const tree = withVersions(given);
  const count = new Map<string, number>();
  const visit = (each: Tree): void => {
    const keys = languagesOf(each);
    // Once is enough where English is among them, or where they are around everything.
    const times = keys.includes('en') || keys.includes(UNNAMED) || each === tree ? 2 : 1;
    for (const key of keys) count.set(key, (count.get(key) ?? 0) + times);
    if (!isLeaf(each)) childrenOf(each).forEach(visit);
  };
  visit(tree);
  const found = [...count].filter(([, times]) => times > 1).map(([tag]) => tag);
  if (found.length < 2) return [{ tree: given }];
  const isFirst = (tag: string) => Number(tag === UNNAMED || tag === first);
  const tags = found.sort((a, b) => isFirst(b) - isFirst(a));
  const inLanguage = (each: Tree, tag: string): Tree => {
    if (isLeaf(each)) return each;
    if (each.kind === 'list') return list(each.items.map((item) => inLanguage(item, tag)));
    const versions = each.entries.filter(({ value }) => !isBlank(value));
    const [version] = [tag, ...tags].flatMap((key) => versions.find((entry) => entry.key === key) ?? []);
    if (version && languagesOf(each).length) return inLanguage(version.value, tag);
    return group(each.entries.map(({ key, value }) => ({ key, value: inLanguage(value, tag) })));
  };
  return tags.map((tag) => ({ tag, tree: inLanguage(tree, tag) }));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && !!value && !Array.isArray(value);

/**
 * What differs in a further language, as its folder has it: groups by field, lists of groups by position.
 * @returns undefined if nothing does; `null` if the lists can't be matched
 */
export function difference(first: unknown, other: unknown): unknown {
  if (JSON.stringify(first) === JSON.stringify(other)) return undefined;
  if (Array.isArray(first) && Array.isArray(other) && [...first, ...other].every(isObject)) {
    const items = other.map((item, index) => difference(first[index], item));
    return items.includes(null) || first.length !== other.length ? null : items.map((item) => item ?? {});
  }
  if (!isObject(first) || !isObject(other)) return other;
  const entries = Object.entries(other).map(([key, value]) => [key, difference(first[key], value)] as const);
  return entries.some(([, value]) => value === null)
    ? null
    : Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
