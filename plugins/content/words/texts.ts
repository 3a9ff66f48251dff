import type { Words } from '../../../src/words.ts';

export type WordName = keyof Words;

/** All words of one language; what stands in braces is a place for a value. */
export type Texts = Record<WordName, string>;

/** The names of the places for values in a text, each once, in order. */
export const placesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)),
];
