const graphemes = new Intl.Segmenter();
/** Text in which each code unit is a character. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The characters of a text as a reader sees them: one may have several code points. */
export const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Joins the texts of adjacent parts that belong together. */
export function joined<Part extends { text: string }>(
  parts: Part[],
  belong: (last: Part, next: Part) => boolean,
): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && belong(last, part)) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}
