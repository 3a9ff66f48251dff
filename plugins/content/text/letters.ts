const graphemes = new Intl.Segmenter();
/** Text in which each code unit is a character. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The characters of a text as a reader sees them: one may have several code points. */
export const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);
