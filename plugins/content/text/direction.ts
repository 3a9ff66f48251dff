import { RIGHT_TO_LEFT } from './locale.ts';

export type Direction = 'ltr' | 'rtl';

const LETTER = /\p{L}/u;
const RTL_LETTER = new RegExp(`[${RIGHT_TO_LEFT.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
/** The end of a sentence, which from the other direction would stand before it. */
const END = /[.!?…:;。！？؟۔]["'”’»)\]]*$/u;
/** A name that has an order of its own in every text. */
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
/** What an address has, which keeps its own order, too. */
const ADDRESS = /[/@]/;

/**
 * Returns the direction that most words of a text have; undefined if they are too few to tell. Words in Latin letters with a
 * capital do not count beside others, as names in such letters stand in texts from right to left, too.
 */
export function directionIn(text: string): Direction | undefined {
  const words = text
    .replace(ISOLATED, ' ')
    .split(/\s+/)
    .filter((word) => LETTER.test(word) && !ADDRESS.test(word));
  const isEnded = END.test(text.trim());
  const rtl = words.filter((word) => RTL_LETTER.test(word)).length;
  const others = words.filter((word) => !RTL_LETTER.test(word));
  const ltr = isEnded && !rtl ? others.length : others.filter((word) => !/\p{Lu}/u.test(word)).length;
  if (Math.max(rtl, ltr) < (isEnded ? 1 : 2) || rtl === ltr) return undefined;
  return rtl > ltr ? 'rtl' : 'ltr';
}
