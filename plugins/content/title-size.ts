import type { Size } from '../../src/views.ts';

/** The most letters of each step but the last, in common widths of a letter. */
const MOST_LETTERS = [7, 10, 14, 20];
/** Signs as wide as they are high (Unicode UAX 11, East Asian Width): so many letters of Latin script. */
export const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uff01-\uff60]/u;
const WIDE_LETTERS = 1.7;

/**
 * The step of a large title, by its longest word: the styles make it as large as that fits on a line. One step smaller where
 * the lines might break at other words in the font that stands in until the title's own has come: the page would jump.
 * @param title any script; a word is what no line break parts
 */
export function titleSize(title: string): Size {
  const words = title.split(/[\s-]+/).map(lettersOf);
  const longest = Math.max(...words);
  const fits = MOST_LETTERS.findIndex((most) => longest <= most);
  const step = fits < 0 ? MOST_LETTERS.length : fits;
  const sure = MOST_LETTERS.findIndex((most, at) => at >= step && breaksSurely(words, most));
  return ((sure < 0 ? step : sure) + 1) as Size;
}

/** Shares of a line's letters between which a font decides whether words fit on it. */
const UNSURE = [0.85, 1.2] as const;

/** Whether lines of so many letters break at the same words in any font. */
function breaksSurely(words: number[], most: number): boolean {
  let line = 0;
  for (const word of words) {
    const longer = line + Math.sign(line) + word;
    if (line && longer > most * UNSURE[0] && longer < most * UNSURE[1]) return false;
    line = longer > most ? word : longer;
  }
  return true;
}

/** Between wide signs a line may break anywhere: six of them are a word that is long enough to keep. */
const LONGEST_WIDE = 6;

function lettersOf(word: string): number {
  const letters = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  const wide = letters.filter((letter) => WIDE.test(letter)).length;
  return letters.length - wide + Math.min(wide, LONGEST_WIDE) * WIDE_LETTERS;
}
