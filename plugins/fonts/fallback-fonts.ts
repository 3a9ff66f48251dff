import fonts from './fallback-fonts.json' with { type: 'json' };

/**
 * A system font shown until the face has loaded: names of fonts with the same widths, the likeliest first; their weight,
 * which browsers raise without changing widths; and the widths of U+20 to U+7E, in thousandths of an em.
 */
export type FallbackFont = typeof fonts.arial;

/** Arial and fonts of the same width for Windows, Apple's systems and most Linux; then Roboto for Android. */
export const FALLBACK_FONTS: [FallbackFont, FallbackFont] = [fonts.arial, fonts.roboto];

/** The widest bold font that is a system's default: DejaVu Sans, on many Linux systems. */
export const WIDEST_SYSTEM = fonts.dejaVu;

/** Assumed width of a character whose width is unknown, in capitals or in a system's font, in em. */
export const UNKNOWN_EM = 0.72;

/** Returns the width of a character in a fallback font, in em; undefined if unknown. */
export function widthIn({ widths }: Pick<FallbackFont, 'widths'>, letter: string): number | undefined {
  // An accent does not make a character wider.
  const point = letter.normalize('NFD').codePointAt(0) ?? 0;
  const width = widths[point - 0x20];
  return width === undefined ? undefined : width / 1000;
}
