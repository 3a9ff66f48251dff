/** Where something stood in what the owner gave. */
export interface Place {
  /** As the owner knows it. */
  file: string;
  /** First line is 1. */
  line: number;
}

/** A value that still knows its words and its place: what every reader makes of a file. */
export type Tree = Leaf | List | Group;

export interface Leaf extends Place {
  kind: 'text' | 'number' | 'flag' | 'null';
  /** As they stand in the file: a number keeps its zeros and its plus. */
  words: string;
}

export interface List extends Place {
  kind: 'list';
  items: Tree[];
}

export interface Group extends Place {
  kind: 'group';
  /** In the order of the file; a key may come twice. */
  entries: Entry[];
}

export interface Entry {
  key: string;
  value: Tree;
  /** Its key in the file, where it has got another one that stands nowhere. */
  was?: string;
}

export type Path = (string | number)[];

export const text = (words: string, { file, line }: Place): Leaf => ({ kind: 'text', words, file, line });

export const list = (items: Tree[], { file, line }: Place): List => ({ kind: 'list', items, file, line });

export const group = (entries: Entry[], { file, line }: Place): Group => ({
  kind: 'group',
  entries,
  file,
  line,
});

/** A group of texts; what is empty is left out. */
export const textGroup = (texts: Record<string, string | undefined>, place: Place): Group => {
  const entries = Object.entries(texts).map(([key, words = '']) => ({ key, value: text(words, place) }));
  return group(
    entries.filter(({ value }) => value.words),
    place,
  );
};

/** The same list or group with other values, or without them. */
export function mapped(
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

/** What stands under a key, the last time where there are several. */
export const at = (tree: Tree | undefined, key: string): Tree | undefined =>
  tree?.kind === 'group' ? tree.entries.findLast((entry) => entry.key === key)?.value : undefined;

/** The words of a text that is not blank. */
export const wordsOf = (tree: Tree | undefined): string | undefined =>
  tree?.kind === 'text' && tree.words.trim() ? tree.words : undefined;

/** No value, or a text without letters, or nothing but such. */
export const isBlank = (tree: Tree): boolean => {
  if (tree.kind === 'list') return tree.items.every(isBlank);
  if (tree.kind === 'group') return tree.entries.every(({ value }) => isBlank(value));
  return tree.kind === 'null' || (tree.kind === 'text' && !tree.words.trim());
};

/** The value as JSON has it. Of a key given twice the last wins. */
export function plain(tree: Tree): unknown {
  switch (tree.kind) {
    case 'list':
      return tree.items.map(plain);
    case 'group':
      return Object.fromEntries(tree.entries.map(({ key, value }) => [key, plain(value)]));
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
