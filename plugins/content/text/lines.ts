import { SEAM } from '../../../packages/resume-import/src/text/inline.ts';
import type { ProseText } from '../../../src/views.ts';

/** Returns a text with all of its lines in one. */
export const asOneLine = (text: string): string =>
  text
    .replace(SEAM, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** Changes prose so that browsers show no gap at such ends; `plain` is its text. */
export function closeSeams(prose: Exclude<ProseText, string>, plain: string): void {
  const seams = new Set<number>();
  for (const { index, 0: seam } of plain.matchAll(SEAM))
    for (let at = index; at < index + seam.length; at++) seams.add(at);
  let at = 0;
  const closed = (text: string) =>
    text
      .split('')
      .filter(() => !seams.has(at++))
      .join('');
  function walk(parts: Exclude<ProseText, string>): void {
    for (const [index, part] of parts.entries()) {
      if (typeof part === 'string') parts[index] = closed(part);
      else if (part.tag === 'br') at++;
      else if (typeof part.text === 'string') part.text = closed(part.text);
      else walk(part.text);
    }
  }
  if (seams.size) walk(prose);
}
