import { normalizeKey } from './field-names.ts';
import marks from './hidden-marks.json' with { type: 'json' };
import { wordLists } from './word-lists.ts';

const { shows, hides, born } = wordLists(marks);

/** Returns a pattern of keys that are one of some words, perhaps with something after it. */
export const oneOf = (words: string[], after = '') =>
  new RegExp(`^(?:is)?(?:${words.join('|')})${after}$`, 'u');

/** A key that says whether people see something: `show`, `isPublished`, `include_in_cv`. */
export const SHOWS = oneOf(shows, '(?:(?:in|on)\\p{L}+)?');
/** A key that says that nobody sees something; if its value is no flag, nobody sees the value. */
export const HIDES = oneOf(hides);
const UNSEEN = /^(?:private|hidden|none|draft)$/i;

const ON = /^(?:true|yes|on|1)$/i;
const OFF = /^(?:false|no|off|0|none|never)$/i;

export const isFlag = (words: string): boolean => ON.test(words) || OFF.test(words);

/** True if a field with this key and value hides the group that it is in. */
export function marksHidden(key: string, value: unknown): boolean {
  const name = normalizeKey(key);
  const words = typeof value === 'object' ? '' : String(value);
  if (name === 'visibility') return UNSEEN.test(words);
  return (SHOWS.test(name) && OFF.test(words)) || (HIDES.test(name) && ON.test(words));
}

/** Words that say when somebody was born, in the languages of most résumés. */
export const BORN = new RegExp(String.raw`\bborn\b|\bbirth|${born.join('|')}`, 'i');
