import type { Size } from '../../src/views.ts';
import { SYSTEM } from '../display-face/choice.ts';
import { UNKNOWN_EM, WIDEST_SYSTEM, widthIn } from '../display-face/stand-ins.ts';
import type { Site } from './types.ts';

/** The most letters of each step but the last, in common widths of a letter. */
const MOST_LETTERS = [7, 10, 14, 20];
/** Signs as wide as they are high (Unicode UAX 11, East Asian Width): so many letters of Latin script. */
export const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uff01-\uff60]/u;
const WIDE_LETTERS = 1.7;
/** A common letter's width in em, and the space that the styles take away from each. */
const COMMON_EM = 0.6;
const TIGHTER_EM = 0.03;

/**
 * The step of a large title, by its longest word: the styles make it as large as that fits on a line. One step smaller where
 * the lines might break at other words in the font that stands in until the title's own has come: the page would jump.
 * In the system's font, which may be any, it has the room that the widest one needs.
 * @param title any script; a word is what no line break parts, and a soft hyphen is no letter
 */
export function titleSize(title: string, { font }: Site = {}): Size {
  const isSystem = font === SYSTEM;
  const words = title
    .replaceAll('\u00ad', '')
    .split(/[\s-]+/)
    .map((word) => lettersOf(word, isSystem));
  const longest = Math.max(...words);
  const fits = MOST_LETTERS.findIndex((most) => longest <= most);
  const step = fits < 0 ? MOST_LETTERS.length : fits;
  const sure = MOST_LETTERS.findIndex((most, at) => at >= step && (isSystem || breaksSurely(words, most)));
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

/** How long a word is, in common widths of a letter. */
function lettersOf(word: string, isSystem: boolean): number {
  const letters = [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
  const wide = letters.filter((letter) => WIDE.test(letter)).length;
  const others = letters.filter((letter) => !WIDE.test(letter));
  const length = isSystem ? others.reduce((sum, letter) => sum + systemWidth(letter), 0) : others.length;
  return length + Math.min(wide, LONGEST_WIDE) * WIDE_LETTERS;
}

const systemWidth = (letter: string) =>
  ((widthIn(WIDEST_SYSTEM, letter) ?? UNKNOWN_EM) - TIGHTER_EM) / COMMON_EM;
