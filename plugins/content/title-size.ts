import type { Size } from '../../src/views.ts';

/** The most letters of each step but the last, in common widths of a letter. */
const MOST_LETTERS = [7, 10, 14, 20];
/** Signs as wide as they are high (Unicode UAX 11, East Asian Width): so many letters of Latin script. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uff01-\uff60]/u;
const WIDE_LETTERS = 1.7;

/**
 * The step of a large title, by its longest word: the styles make it as large as that fits on a line.
 * @param title any script; a word is what no line break parts
 */
export function titleSize(title: string): Size {
  const longest = Math.max(...title.split(/[\s-]+/).map(lettersOf));
  const step = MOST_LETTERS.findIndex((most) => longest <= most);
  return ((step < 0 ? MOST_LETTERS.length : step) + 1) as Size;
}

/** Between wide signs a line may break anywhere: six of them are a word that is long enough to keep. */
const LONGEST_WIDE = 6;

function lettersOf(word: string): number {
  const letters = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  const wide = letters.filter((letter) => WIDE.test(letter)).length;
  return letters.length - wide + Math.min(wide, LONGEST_WIDE) * WIDE_LETTERS;
}
