/** What becomes of a value: on the site, only in `resume.json`, of use to the tool that wrote it alone, or left to the owner. */
export type Fate = 'shown' | 'kept' | 'technical' | { why: string };

/** What every reader returns. Each leaf remembers where it was, and what became of it. */
export type Tree = Leaf | List | Group;

export interface Leaf {
  kind: 'text' | 'number' | 'flag' | 'null';
  /** As written in the file: a number keeps its zeros and its plus. */
  words: string;
  /** The name that the owner knows the file by. */
  file: string;
  /** First line is 1. */
  line: number;
  /** For example `work[1].endDate`. */
  path: string;
  fate?: Fate;
}

export interface List {
  kind: 'list';
  items: Tree[];
}

export interface Group {
  kind: 'group';
  /** In file order; a key may occur twice. */
  entries: Entry[];
}

export interface Entry {
  key: string;
  value: Tree;
}

export const group = (entries: Entry[]): Group => ({ kind: 'group', entries });
export const list = (items: Tree[]): List => ({ kind: 'list', items });

export const isLeaf = (tree: Tree): tree is Leaf => tree.kind !== 'list' && tree.kind !== 'group';

/** Whether it is null, a text of whitespace alone, or a list or group of nothing else. */
export const isBlank = (tree: Tree): boolean =>
  isLeaf(tree) ? tree.kind === 'null' || !tree.words.trim() : childrenOf(tree).every(isBlank);

export const childrenOf = (tree: List | Group): Tree[] =>
  tree.kind === 'list' ? tree.items : tree.entries.map(({ value }) => value);

/** All values in a tree, in file order, without the blank ones. */
export const leavesOf = (tree: Tree): Leaf[] =>
  isLeaf(tree) ? (isBlank(tree) ? [] : [tree]) : childrenOf(tree).flatMap(leavesOf);

/** Decides about every leaf that nothing has been decided about. */
export function settle(tree: Tree, fate: Fate): void {
  for (const leaf of leavesOf(tree)) leaf.fate ??= fate;
}

/** Leaves every value to the owner, whatever was decided before. */
export function leave(tree: Tree, why: string): void {
  for (const leaf of leavesOf(tree)) leaf.fate = leaf.kind === 'flag' ? 'technical' : { why };
}

/** The value of a key; the last one if it occurs several times. */
export const at = (tree: Tree | undefined, key: string): Tree | undefined =>
  tree?.kind === 'group' ? tree.entries.findLast((entry) => entry.key === key)?.value : undefined;

/** The first of some keys that has a value which is no list or group. */
export const leafAt = (tree: Tree, ...keys: string[]): Leaf | undefined =>
  keys.flatMap((key) => at(tree, key) ?? []).find((each): each is Leaf => isLeaf(each) && !isBlank(each));

export const entriesOf = (tree: Tree): Entry[] => (tree.kind === 'group' ? tree.entries : []);
export const itemsOf = (tree: Tree): Tree[] => (tree.kind === 'list' ? tree.items : []);

/** The values of some entries as a list. */
export const listOf = (entries: Entry[] = []): List => list(entries.map(({ value }) => value));

/** The only entry of a group, if it is no list or group itself. */
export function onlyEntry(tree: Tree): { key: string; value: Leaf } | undefined {
  const [only, ...more] = entriesOf(tree).filter(({ value }) => !isBlank(value));
  return only && !more.length && isLeaf(only.value) ? { key: only.key, value: only.value } : undefined;
}

/** An object without its empty values. */
export const filled = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(object).filter(([, value]) => value && (!Array.isArray(value) || value.length)),
  );

const isFlag = (tree: Tree, key: string, words: string): boolean => {
  const flag = at(tree, key);
  return flag?.kind === 'flag' && flag.words === words;
};

/** Whether something is marked as hidden, as builders do with what their owners don't want to show; if so, it is left. */
export function isHidden(tree: Tree, isPrivate = false): boolean {
  const found =
    ['visible', 'enable', 'enabled'].some((key) => isFlag(tree, key, 'false')) ||
    isFlag(tree, 'hidden', 'true') ||
    (isPrivate && isFlag(tree, 'private', 'true'));
  if (found) leave(tree, 'is marked as hidden');
  return found;
}

/** The value as plain JSON. Of a duplicate key the last one wins. */
export function toValue(tree: Tree): unknown {
  if (tree.kind === 'list') return tree.items.map(toValue);
  if (tree.kind === 'group')
    return Object.fromEntries(tree.entries.map(({ key, value }) => [key, toValue(value)]));
  if (tree.kind === 'text') return tree.words;
  if (tree.kind === 'null') return null;
  if (tree.kind === 'flag') return tree.words.toLowerCase() === 'true';
  return Number.isFinite(Number(tree.words)) ? Number(tree.words) : tree.words;
}
