import { lettersIn, SQUARE } from '../../../packages/resume-import/src/text/scripts.ts';
import { FALLBACK_FONTS, WIDEST_SYSTEM, widthIn } from '../../fonts/face-styles.ts';
import { glyphWidth, type Subset } from '../../fonts/faces.ts';
import { SYSTEM } from '../../fonts/files.ts';
import type { Site } from '../types.ts';
import { lettersOf } from './locale.ts';

/** Where a line may break: spaces but no-break spaces, and after hyphens. */
const BREAKS = /[^\S\u00a0\u202f]+|(?<=-)/;
/** A letter as wide as it is high (Unicode UAX 11). */
const WIDE = new RegExp(`[${lettersIn(SQUARE)}\uff01-\uff60]`, 'u');

/** Returns the width of a text whose letters have these widths. */
const widthOf = (text: string, letterWidth: (letter: string) => number): number =>
  lettersOf(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Browsers may round each letter's width to whole pixels, and another font may be wider than the one that is measured instead. */
const ROUNDED = 1.03;
const GUESSED = 1.05;
/** Letters of scripts whose widths are unknown here. */
const UNKNOWN_EM = 0.63;
const UNKNOWN_CAPITAL_EM = 0.72;

/**
 * Returns the width of each word of a text in em, in the faces of a site's display type; letters that these lack are in the
 * system's font. `space` is what the styles add after each letter.
 */
export const wordWidths = (text: string, site: Site, faces: Subset[] = [], space = 0): number[] =>
  text
    .replaceAll('\u00ad', '')
    .split(BREAKS)
    .map((word) => widthOf(word, (letter) => letterWidth(letter, site, faces) + space));

function letterWidth(letter: string, { font }: Site, faces: Subset[]): number {
  const face = faces.find(({ characters }) => characters.includes(letter));
  if (face) return glyphWidth(face, letter) * ROUNDED;
  if (WIDE.test(letter)) return 1;
  const unknown = /\p{Lu}/u.test(letter) ? UNKNOWN_CAPITAL_EM : UNKNOWN_EM;
  return (widthIn(font === SYSTEM ? WIDEST_SYSTEM : FALLBACK_FONTS[0], letter) ?? unknown) * GUESSED;
}
