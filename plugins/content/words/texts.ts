import type { Words } from '../../../src/words.ts';

export type WordName = keyof Words;

/** All words of one language; names in braces are placeholders. */
export type Texts = Record<WordName, string>;

/** The names of a text's placeholders, each once, in order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)),
];
