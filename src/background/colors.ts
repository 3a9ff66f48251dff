/** Color of the characters in both themes. */
export const GLYPH_COLOR = '#757c85';
/** Lightness of the dark theme's background at the top: grey. The light theme is the negative of the dark one. */
export const TOP_LIGHTNESS_PERCENT = 15.7;
/** How much darker it is at the bottom: near-black. */
export const LIGHTNESS_DROP_PERCENT = 10.8;
