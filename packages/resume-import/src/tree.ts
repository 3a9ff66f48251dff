export type Entry = { key: string; value: Tree };

/** A file as it was read, which never changes. A leaf is a part that is no list and no group; it knows where it was. */
export class Tree {
  readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'list' | 'group' = 'null';
  /** A leaf's text as the file has it: a number keeps its zeros and its plus. */
  readonly words: string = '';
  /** The parts of a list. */
  readonly items: Tree[] = [];
  /** The parts of a group in the order of the file; a key may occur twice. */
  readonly entries: Entry[] = [];
  /** The name that the owner knows the file by. */
  readonly file: string = '';
  /** The first line is 1. */
  readonly line: number = 1;
  /** For example `work[1].endDate`. */
  readonly path: string = '';
  /** The leaf of the file that this leaf is a part of. */
  readonly origin?: Tree;

  constructor(fields: Partial<Tree>) {
    Object.assign(this, fields);
  }

  get isLeaf(): boolean {
    return this.kind !== 'list' && this.kind !== 'group';
  }

  get children(): Tree[] {
    return this.kind === 'list' ? this.items : this.entries.map(({ value }) => value);
  }

  /** All texts and numbers in this part, in file order, except blank texts. */
  get leaves(): Tree[] {
    if (!this.isLeaf) return this.children.flatMap((child) => child.leaves);
    return this.words.trim() && this.kind !== 'boolean' ? [this] : [];
  }

  get isBlank(): boolean {
    return !this.leaves.length;
  }

  /** Returns the value of a key; the last one if it occurs several times. */
  at(key: string): Tree | undefined {
    return this.entries.findLast((entry) => entry.key === key)?.value;
  }

  /** Returns the first value of some keys that is a leaf and not blank. */
  leafAt(...keys: string[]): Tree | undefined {
    return keys.flatMap((key) => this.at(key) ?? []).find((value) => value.isLeaf && !value.isBlank);
  }

  /** Returns a copy whose leaves have other words. */
  withWords(wordsOf: (leaf: Tree) => string): Tree {
    const items = this.items.map((item) => item.withWords(wordsOf));
    const entries = this.entries.map(({ key, value }) => ({ key, value: value.withWords(wordsOf) }));
    return new Tree({ ...this, items, entries, words: wordsOf(this) });
  }

  /** Returns the value as plain JSON. Of a duplicate key the last one wins. */
  toJSON(): unknown {
    if (this.kind === 'list') return this.items.map((item) => item.toJSON());
    if (this.kind === 'group')
      return Object.fromEntries(this.entries.map(({ key, value }) => [key, value.toJSON()]));
    if (this.kind === 'null') return null;
    if (this.kind === 'boolean') return this.words.toLowerCase() === 'true';
    return this.kind === 'number' && Number.isFinite(Number(this.words)) ? Number(this.words) : this.words;
  }
}

/** True if there are letters in a text: a figure alone says nothing. */
export const hasLetters = (words: string): boolean => /\p{L}/u.test(words);

/** Returns the entries of a group from its values by their keys. */
export const entriesOf = (values: Record<string, Tree>): Entry[] =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

export const group = (entries: Entry[]): Tree => new Tree({ kind: 'group', entries });
export const leafOf = (words: string, origin?: Tree): Tree => new Tree({ kind: 'string', words, origin });
export const list = (items: Tree[]): Tree => new Tree({ kind: 'list', items });

/** Returns an object without its empty values. */
export const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => (Array.isArray(value) ? value.length : value)),
  );

/** A part of the result, and the part of the file that it was read from. */
export interface Piece {
  /** One of the résumé's lists, or a field of the person; empty for a section of the owner's. */
  section: string;
  source: Tree;
  result: Record<string, unknown>;
}

/** Returns every string in a value, with the name of its field; for a list's entry, that of the list. */
export const stringsIn = (value: unknown, field = ''): { field: string; value: string }[] =>
  typeof value === 'string'
    ? [{ field, value }]
    : Object.entries(value ?? {}).flatMap(([key, part]) =>
        stringsIn(part, Array.isArray(value) ? field : key),
      );
