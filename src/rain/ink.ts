/** Colour of the characters in both themes. */
export const GLYPH_COLOR = '#757c85';
/** Lightness of the dark theme's background at the top: grey. The light theme is the negative of the dark one. */
export const TOP_PERCENT = 15.7;
/** How much darker it is at the bottom: near-black. */
export const LESS_PERCENT = 10.8;
