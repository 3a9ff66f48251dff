/** The characters, by day and by night. */
export const GLYPH_COLOR = '#757c85';
/** Lightness of the ground by night, at the top: grey. The day is the night's negative. */
export const TOP_PERCENT = 15.7;
/** How much less of it there is at the bottom: near-black. */
export const LESS_PERCENT = 10.8;
