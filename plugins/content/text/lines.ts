import { SEAM } from '../../../packages/resume-import/src/text/inline.ts';
import type { ProseText } from '../../../src/views.ts';

/** Returns a text with all of its lines in one. */
export const asOneLine = (text: string): string =>
  text
    .replace(SEAM, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** The blank between a figure and its unit, where no line may end. */
const BEFORE_UNIT =
  /(?<=\p{N}) (?=(?:\p{N}{3}|[%‰٪°℃€£¥$]|°[CF]|[kKMGT]i?B|[kMG]?bit\/s|B|[mµn]?s|[Mm]in|Std|Sek|[kcmµ]?m|[kmµ]?g|m?l|px|fps|dpi|[kMG]?Hz|[km]?W|k?Wh|h)(?![\p{L}\p{N}]))/gu;

/** Changes prose so that browsers show no gap at seams and end no line before a unit; `plain` is its text. */
export function setSpaces(prose: Exclude<ProseText, string>, plain: string): void {
  const spaces = new Map<number, string>();
  for (const { index, 0: seam } of plain.matchAll(SEAM))
    for (let at = index; at < index + seam.length; at++) spaces.set(at, '');
  for (const { index } of plain.matchAll(BEFORE_UNIT)) spaces.set(index, '\u00a0');
  let at = 0;
  /** Code stays as it was written, to be copied. */
  const set = (text: string, isCode = false) =>
    text
      .split('')
      .map((letter) => {
        const space = spaces.get(at++);
        return isCode && space ? letter : (space ?? letter);
      })
      .join('');
  function walk(parts: Exclude<ProseText, string>): void {
    for (const [index, part] of parts.entries()) {
      if (typeof part === 'string') parts[index] = set(part);
      else if (part.tag === 'br') at++;
      else if (typeof part.text === 'string') part.text = set(part.text, part.tag === 'code');
      else walk(part.text);
    }
  }
  if (spaces.size) walk(prose);
}
