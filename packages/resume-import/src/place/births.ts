import { BORN } from '../text/hidden-marks.ts';
import type { Tree } from '../tree.ts';
import { PRIVATE } from './reasons.ts';

/** A day, as people write it in a sentence, in each form with an example. */
export const DAYS: [example: string, form: RegExp][] = [
  ['5. 4. 1990', /\d{1,2}[./-] ?\d{1,2}[./-] ?\d{4}/],
  ['1990-4-5', /\d{4}[./-]\d{1,2}[./-]\d{1,2}/],
  ['1990年4月5日', /\d{4} ?[年년] ?\d{1,2} ?[月월] ?\d{1,2}/],
  ['April 5th, 1990', /\p{L}{3,15} \d{1,2}(?:st|nd|rd|th)?,? \d{4}/u],
  ['5 de abril de 1990', /\d{1,2}(?:st|nd|rd|th|\.|º)?(?: of| de)? \p{L}{3,15}\.?(?: de)? \d{4}/u],
];
/** A sentence in a line, which does not end at the point of a day. */
const SENTENCE = /[^.!?。\n]+(?:(?<=\b\d{1,2})\.[^.!?。\n]*)*[.!?。]?/g;

/** Returns the file without the sentences that say on which day somebody was born, and a line about each of these. */
export function withoutBirths(tree: Tree): { tree: Tree; left: string[] } {
  const left: string[] = [];
  const rest = tree.withWords(({ file, line, path, words }) =>
    words.replace(SENTENCE, (sentence) => {
      if (!BORN.test(sentence) || !DAYS.some(([, form]) => form.test(sentence))) return sentence;
      left.push(`${file}:${line}: ${path}: ${JSON.stringify(sentence.trim())} ${PRIVATE}`);
      return '';
    }),
  );
  return { tree: rest, left };
}
