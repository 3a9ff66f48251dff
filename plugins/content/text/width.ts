import { FALLBACK_FONTS, WIDEST_SYSTEM, widthIn } from '../../fonts/face-styles.ts';
import { SYSTEM } from '../../fonts/files.ts';
import type { Site } from '../types.ts';
import { lettersOf } from './locale.ts';

/** Where a line may break: spaces but no-break spaces, and after hyphens. */
const BREAKS = /[^\S\u00a0\u202f]+|(?<=-)/;
/** A letter as wide as it is high (Unicode UAX 11). */
export const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uff01-\uff60]/u;

/** Returns the width of a text whose letters have these widths. */
export const widthOf = (text: string, letterWidth: (letter: string) => number): number =>
  lettersOf(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Returns the width of each word of a text whose letters have these widths. */
export const wordWidths = (text: string, letterWidth: (letter: string) => number): number[] =>
  text
    .replaceAll('\u00ad', '')
    .split(BREAKS)
    .map((word) => widthOf(word, letterWidth));

/** Returns the width of a letter in the font that systems have for a site's display type, in em; `unknown` if it is unknown. */
export const systemWidth = (letter: string, { font }: Site, unknown: number): number =>
  widthIn(font === SYSTEM ? WIDEST_SYSTEM : FALLBACK_FONTS[0], letter) ?? unknown;
