/** The scripts of Chinese and Japanese, by their ISO 15924 codes, as all scripts here. */
export const HAN_AND_KANA = ['Hani', 'Hira', 'Kana'];

/** Scripts without spaces between words, in which a zero-width space says where a line may break. */
export const UNSPACED = ['Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt', ...HAN_AND_KANA];

/** Scripts whose letters fill a square. */
export const SQUARE = [...HAN_AND_KANA, 'Hang'];

/** Scripts that are written from right to left. */
export const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** Returns the letters of scripts for a pattern's brackets; with `scx` also the signs that scripts share, such as `ー`. */
export const lettersIn = (scripts: string[], property: 'sc' | 'scx' = 'sc'): string =>
  scripts.map((script) => `\\p{${property}=${script}}`).join('');
