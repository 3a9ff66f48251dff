import { ADDRESSES, type Address } from '../place/contacts.ts';
import { meaningOf } from '../place/meaning.ts';
import type { Piece, Tree } from '../tree.ts';

/** A piece, and what each of its leaves is for, by the key that it is under. */
export interface Said extends Piece {
  fields: Map<Tree, string>;
}

export const hasLetters = (words: string): boolean => /\p{L}/u.test(words);

export function saidBy(piece: Piece): Said {
  const fields = piece.from.entries.flatMap(({ key, value }) =>
    value.leaves.map((leaf): [Tree, string] => [leaf, meaningOf(piece.section, key)]),
  );
  return { ...piece, fields: new Map(fields) };
}

const DATES = ['startDate', 'endDate', 'date', 'releaseDate'];
export const datesOf = (made: Piece['made']): string[] =>
  DATES.flatMap((field) => (made[field] as string) ?? []);

/** Returns how the address that a leaf is for is read, and what is wrong if it is none. */
export function addressFor(leaf: Tree, { section, from, fields }: Said) {
  const field = section === 'profiles' && from === leaf ? 'url' : (fields.get(leaf) ?? '');
  const readers: Partial<Record<string, Address>> = ADDRESSES;
  return readers[section] ?? readers[field];
}
