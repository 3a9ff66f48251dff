import { normalizeKey } from '../text/field-names.ts';
import { wordLists } from '../text/word-lists.ts';
import lists from './keys.json' with { type: 'json' };

/**
 * Names that files give to parts, as `normalizeKey` returns them, by what they say about a part. Those of `naming` are keys under
 * which a part may say its own name; those of `privateParts` are anywhere in a key, all others are whole keys.
 */
export const KEYS = wordLists(lists);

/** True if a key, however it is written, is one of some names. */
export const isOneOf = (names: string[], key: string): boolean => names.includes(normalizeKey(key));
