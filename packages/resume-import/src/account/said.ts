import { languageCode } from '../languages.ts';
import { ADDRESSES, type Address } from '../place/contacts.ts';
import { codeByName } from '../place/location.ts';
import { formOf, hasSpan, meaningOf } from '../place/meaning.ts';
import type { Piece, Tree } from '../tree.ts';
import { stringsIn } from '../values.ts';
import { networkName, withoutAddress } from '../words/addresses.ts';
import { DURATION, isPresent, monthOf, readSpan } from '../words/dates.ts';
import { bareWords, readMarkup, withoutMarkup } from '../words/markup.ts';

/** A piece as it is compared with the file. */
export interface Said extends Piece {
  /** What each leaf is for, by the key that it is under. */
  fields: Map<Tree, string>;
  values: Set<string>;
  /** All its words, and how often it has each; how often the file has it. */
  words: string;
  counts: Map<string, number>;
  given: Map<string, number>;
}

export const hasLetters = (words: string): boolean => /\p{L}/u.test(words);

function counted(words: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export function saidBy(piece: Piece): Said {
  const { section, from, made } = piece;
  const values = stringsIn(made).map(({ value }) => value);
  const texts = values.map(withoutMarkup);
  const words = bareWords(texts.map(({ text }) => text).join(' '));
  const given = counted(from.leaves.map(({ words }) => bareWords(words)).join(''));
  const fields = from.entries.flatMap(({ key, value }) =>
    value.leaves.map((leaf): [Tree, string] => [leaf, meaningOf(section, key)]),
  );
  return {
    ...piece,
    ...{ fields: new Map(fields), values: new Set([...values, ...texts.flatMap(({ urls }) => urls)]) },
    ...{ words, counts: counted(words), given },
  };
}

const DATES = ['startDate', 'endDate', 'date', 'releaseDate'];
export const datesOf = (made: Piece['made']): string[] =>
  DATES.flatMap((field) => (made[field] as string) ?? []);

/** Returns the date or span that a leaf is shown as. */
function shownDate(leaf: Tree, { made, fields }: Said): string | undefined {
  const { start, end } = readSpan(leaf.words.replace(DURATION, '')) ?? {};
  const read = [...new Set([start, end].filter((date) => date !== undefined))];
  if (!read.length || !read.every((date) => datesOf(made).includes(date))) return undefined;
  const isOpen =
    start === made.startDate && !made.endDate && !/^(?:start|end)Date$/.test(fields.get(leaf) ?? '');
  return isOpen ? `${start} until now` : read.join(' – ');
}

/** Returns how the address that a leaf is for is read, and what is wrong if it is none. */
export function addressFor(leaf: Tree, { section, from, fields }: Said) {
  const field = section === 'profiles' && from === leaf ? 'url' : (fields.get(leaf) ?? '');
  const readers: Partial<Record<string, Address>> = ADDRESSES;
  return readers[section] ?? readers[field];
}

/** Returns the address that a leaf is shown as: its own, or the one that its user's name continues. */
function shownAddress(leaf: Tree, said: Said): string | undefined {
  const read = addressFor(leaf, said)?.read(leaf.words);
  const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
  return read && [...said.values].find((value) => `${bare(value)}/`.startsWith(`${bare(read)}/`));
}

/** True if a piece says a leaf in other words: a part of a date, a network's name, a country's code, a part of a text. */
function isIn(leaf: Tree, said: Said): boolean {
  const { section, made, values, counts, given, fields } = said;
  const isDate = /^(?:date|span)$/.test(formOf(fields.get(leaf) ?? ''));
  const isEnd = isPresent(leaf.words.replace(DURATION, '')) || !/[\p{L}\p{N}]/u.test(leaf.words);
  if (isDate && isEnd) return 'startDate' in made && !made.endDate;
  const part = String(monthOf(leaf.words) ?? leaf.words.trim()).padStart(2, '0');
  if (isDate && datesOf(made).some((date) => date.split('-').includes(part))) return true;
  const words = bareWords(withoutMarkup(readMarkup(leaf.words)).text);
  const isOften = (word: string) => (counts.get(word) ?? 0) >= (given.get(word) ?? 0);
  const all = words.split(' ').filter(Boolean);
  // A figure may belong to another text.
  if (!hasLetters(words)) return all.length > 0 && all.every(isOften);
  // A text with its dates apart.
  if (/\d{4}/.test(words) && hasSpan(section) && all.every((word) => counts.has(word) || isPresent(word)))
    return true;
  if (said.words.includes(words) || values.has(networkName(leaf.words) ?? '')) return true;
  const { name, address } = withoutAddress(leaf.words);
  if (address && said.words.includes(bareWords(name)) && values.has(address)) return true;
  const isPlace = (place: string) =>
    said.words.includes(bareWords(place)) || values.has(codeByName(place) ?? '');
  return (
    section === 'location' && leaf.words.split(/[,，、|·\n/–—-]/).every((place) => isPlace(place.trim()))
  );
}

/** Returns the form in which a leaf is shown by a piece. */
export function formIn(leaf: Tree, said: Said): string | undefined {
  const words = leaf.words.trim();
  if (hasLetters(words) && said.values.has(words)) return words;
  if (said.section === 'languages' && languageCode(words)) return String(said.made.language);
  return shownDate(leaf, said) ?? shownAddress(leaf, said) ?? (isIn(leaf, said) ? words : undefined);
}
