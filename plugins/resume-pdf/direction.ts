import bidiFactory from 'bidi-js';
import { lettersOf } from '../content/text/letters.ts';
import { joined } from './joined.ts';

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The level of each UTF-16 code unit of a paragraph, in the Unicode Bidirectional Algorithm (UAX #9): odd levels run from
 * right to left.
 */
export const levelsOf = (paragraph: string, direction: Direction): Uint8Array =>
  bidi.getEmbeddingLevels(paragraph, direction).levels;

/**
 * Splits a text into runs of one level each. Right-to-left text is also split into words, as the font's
 * shaping reverses the letters of a word but not the words of a line.
 */
export function splitByLevel(text: string, levels: Uint8Array, start: number) {
  let index = start;
  const letters = lettersOf(text).map((letter) => {
    const level = levels[index] ?? 0;
    index += letter.length;
    return { text: letter, level };
  });
  return joined(
    letters,
    (last, next) =>
      last.level === next.level && (next.level % 2 === 0 || /\s/.test(next.text) === /\s/.test(last.text)),
  );
}

/** A right-to-left run as drawn: brackets mirrored, and characters reversed that shaping does not reverse. */
export function mirrored(text: string): string {
  const letters = lettersOf(text).map((letter) => bidi.getMirroredCharacter(letter) ?? letter);
  return (RIGHT_TO_LEFT.test(text) ? letters : letters.reverse()).join('');
}

/** The runs of a line in visual order, from left to right (UAX #9, L2). */
export function inVisualOrder<T extends { level: number }>(runs: T[]): T[] {
  // To the algorithm each run is one character.
  const levels = Uint8Array.from(runs, ({ level }) => level);
  const paragraphs = [{ start: 0, end: runs.length - 1, level: 0 }];
  const order = bidi.getReorderedIndices('x'.repeat(runs.length), { levels, paragraphs });
  return order.flatMap((index) => runs[index] ?? []);
}
