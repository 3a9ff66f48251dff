import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

/** A stretch of a line that runs one way. */
export interface Directed {
  text: string;
  /** Embedding level of the Unicode Bidirectional Algorithm (UAX #9): odd runs from right to left. */
  level: number;
}

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The levels of each UTF-16 unit of a paragraph. */
export const levelsOf = (paragraph: string, direction: Direction): Uint8Array =>
  bidi.getEmbeddingLevels(paragraph, direction).levels;

/**
 * A text in stretches of one level each. What runs from right to left comes word by word, as the
 * font's shaping turns the letters of a word but not the words of a line.
 */
export function directed(text: string, levels: Uint8Array, start: number): Directed[] {
  const parts: Directed[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    const level = levels[start + index] ?? 0;
    const last = parts.at(-1);
    const isJoined =
      last?.level === level && (level % 2 === 0 || /\s/.test(segment) === /\s/.test(last.text));
    if (isJoined) last.text += segment;
    else parts.push({ text: segment, level });
  }
  return parts;
}

/** Brackets as they look from the other side; signs without a letter, which no shaping turns, in their order on paper. */
export function turned(text: string): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(
    ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment,
  );
  return (RIGHT_TO_LEFT.test(text) ? letters : letters.reverse()).join('');
}

/** The stretches of a line from left to right (UAX #9, L2). */
export function arranged<T extends { level: number }>(runs: T[]): T[] {
  // To the algorithm each is one letter.
  const levels = Uint8Array.from(runs, ({ level }) => level);
  const paragraphs = [{ start: 0, end: runs.length - 1, level: 0 }];
  const order = bidi.getReorderedIndices('x'.repeat(runs.length), { levels, paragraphs });
  return order.flatMap((index) => runs[index] ?? []);
}
