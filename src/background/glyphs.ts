/** The characters of the rain, and how long each is seen. */

/** 48 ASCII characters, which every monospaced system font has. */
export const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyz{}[]<>()/*+=';
/** The letters of a word keep their strength for this many redraws: 2 s. */
export const LIT_REDRAWS = 40;
/** After this many redraws at most 2 % of an ordinary character is left. */
export const TRAIL_REDRAWS = 24;

/** One character to draw; `age` is the number of redraws since it appeared, 0 for a new one. */
export interface Glyph {
  column: number;
  row: number;
  character: number;
  alpha: number;
  age: number;
}

/** True if nothing of a glyph is left. */
export const isGone = ({ age, character }: Pick<Glyph, 'age' | 'character'>): boolean =>
  age >= standing(character) + TRAIL_REDRAWS;

/** Returns how long a character stays as it is before it dissolves, in redraws. */
export const standing = (character: number): number => (character < CHARACTERS.length ? 0 : LIT_REDRAWS);
