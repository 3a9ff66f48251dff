/** Where something was in the owner's input. */
export interface Origin {
  /** The name that the owner knows it by. */
  file: string;
  /** First line is 1. */
  line: number;
}

/** A parsed value that keeps its source text and position: what every reader returns. */
export type Tree = Leaf | List | Group;

export interface Leaf extends Origin {
  kind: 'text' | 'number' | 'flag' | 'null';
  /** As written in the file: a number keeps its zeros and its plus. */
  words: string;
}

export interface List extends Origin {
  kind: 'list';
  items: Tree[];
}

export interface Group extends Origin {
  kind: 'group';
  /** In file order; a key may occur twice. */
  entries: Entry[];
}

export interface Entry {
  key: string;
  value: Tree;
  /** Its key in the file, if `key` is `period` or `current`, which are not fields of the résumé. */
  was?: string;
}

export type Path = (string | number)[];

export const text = (words: string, { file, line }: Origin): Leaf => ({ kind: 'text', words, file, line });

export const list = (items: Tree[], { file, line }: Origin): List => ({ kind: 'list', items, file, line });

export const group = (entries: Entry[], { file, line }: Origin): Group => ({
  kind: 'group',
  entries,
  file,
  line,
});

/** A group of texts, without the empty ones. */
export const textGroup = (texts: Record<string, string | undefined>, origin: Origin): Group => {
  const all = Object.entries(texts).map(([key, words = '']) => ({ key, value: text(words, origin) }));
  const filled = all.filter(({ value }) => value.words);
  return group(filled, origin);
};

/** The same list or group with each value replaced, or removed if `change` returns undefined. */
export function mapValues(
  tree: List | Group,
  change: (value: Tree, key: string | number) => Tree | undefined,
): Tree {
  if (tree.kind === 'list')
    return { ...tree, items: tree.items.flatMap((item, index) => change(item, index) ?? []) };
  const entries = tree.entries.flatMap((entry) => {
    const value = change(entry.value, entry.key);
    return value ? [{ ...entry, value }] : [];
  });
  return { ...tree, entries };
}

export const isLeaf = (tree: Tree): tree is Leaf => tree.kind !== 'list' && tree.kind !== 'group';

/** The value of a key; the last one if it occurs several times. */
export const at = (tree: Tree | undefined, key: string): Tree | undefined =>
  tree?.kind === 'group' ? tree.entries.findLast((entry) => entry.key === key)?.value : undefined;

/** The content of a text that is not blank. */
export const textOf = (tree: Tree | undefined): string | undefined =>
  tree?.kind === 'text' && tree.words.trim() ? tree.words : undefined;

/** Whether it is null, a text of whitespace alone, or a list or group of nothing else. */
export const isBlank = (tree: Tree): boolean => {
  if (tree.kind === 'list') return tree.items.every(isBlank);
  if (tree.kind === 'group') return tree.entries.every(({ value }) => isBlank(value));
  return tree.kind === 'null' || (tree.kind === 'text' && !tree.words.trim());
};

/** The value as plain JSON. Of a duplicate key the last one wins. */
export function toValue(tree: Tree): unknown {
  switch (tree.kind) {
    case 'list':
      return tree.items.map(toValue);
    case 'group':
      return Object.fromEntries(tree.entries.map(({ key, value }) => [key, toValue(value)]));
    case 'text':
      return tree.words;
    case 'null':
      return null;
    case 'flag':
      return tree.words.toLowerCase() === 'true';
    case 'number': {
      const number = Number(tree.words);
      return Number.isFinite(number) ? number : tree.words;
    }
  }
}
