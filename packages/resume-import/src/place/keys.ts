import { normalizeKey } from '../text/field-names.ts';
import { wordLists } from '../text/word-lists.ts';
import lists from './keys.json' with { type: 'json' };

/**
 * Names that files give to parts, as `normalizeKey` returns them, by what they say about a part. They are whole keys, but
 * those of `privateParts` are anywhere in a key, and those of `schoolParts` anywhere in the name of a school.
 */
export const KEYS = wordLists(lists);

/** True if a key, however it is written, is one of some names. */
export const isOneOf = (names: string[], key: string): boolean => names.includes(normalizeKey(key));

/** True if a part may say its own name under a key, which only tools write, and always in this form. */
export const isNaming = (key: string): boolean => KEYS.naming.includes(key);
