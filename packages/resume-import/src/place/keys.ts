import { normalizeKey } from '../text/field-names.ts';
import lists from './keys.json' with { type: 'json' };

const wordsOf = (list: string): string[] => list.split(' ');

/** Names that files give to parts, as `normalizeKey` returns them, by what they say about a part. */
export const KEYS = {
  listWrappers: wordsOf(lists.listWrappers),
  resumeWrappers: wordsOf(lists.resumeWrappers),
  textWrappers: wordsOf(lists.textWrappers),
  settings: wordsOf(lists.settings),
  technical: wordsOf(lists.technical),
  /** Keys under which a part of a file may say its own name. */
  naming: wordsOf(lists.naming),
  titles: wordsOf(lists.titles),
  employers: wordsOf(lists.employers),
  schools: wordsOf(lists.schools),
  positions: wordsOf(lists.positions),
  firstNames: wordsOf(lists.firstNames),
  lastNames: wordsOf(lists.lastNames),
};

/** True if a key, however it is written, is one of some names. */
export const isOneOf = (names: string[], key: string): boolean => names.includes(normalizeKey(key));
