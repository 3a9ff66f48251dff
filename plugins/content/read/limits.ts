import type { Position, Refused } from './markdown-tree.ts';

/** Far more levels than any of the files has. */
export const MAX_DEPTH = 100;

/** Far more than a case study has: what is to be found within it may take the square of its length. */
const MOST_BYTES = 100_000;
const MOST_LEVELS = 20;
const MOST_MARKS = 1000;

const LEVELS = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]))+/;

/** The first or last line of code. */
const FENCE = /^ {0,3}(?:(`{3,})[^`]*|(~{3,})(?:[^~].*)?)$/;

/** Returns how deep a JSON text's groups and lists are inside one another: to be known before anything reads them recursively. */
export function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token.length === 1) depth--;
  }
  return deepest;
}

/** Returns what of a page would take long to read: the first of it, with its line. */
export function tooMuch(text: string): Refused | undefined {
  const at = (line: number): Position => ({ line, column: 1 });
  if (text.length > MOST_BYTES)
    return [
      at(1),
      'the file',
      `has ${Math.ceil(text.length / 1000)} kB`,
      `make it at most ${MOST_BYTES / 1000} kB`,
    ];
  let [marks, count, fence] = [0, 0, ''];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [, ticks, tildes] = FENCE.exec(line) ?? [];
    const mark = ticks ?? tildes ?? '';
    const code = fence || mark;
    fence = fence && mark.startsWith(fence) && line.trim() === mark ? '' : code;
    const levels = LEVELS.exec(line)?.[0].replace(/[\s\d]/g, '').length ?? 0;
    if (levels > MOST_LEVELS && !code)
      return [at(index + 1), 'a quote or list', `is ${levels} levels deep`, 'write it with fewer'];
    const isOutside = code || !line.trim() || /^\s*\|/.test(line);
    marks = isOutside ? 0 : marks + (line.match(/[*_[`<]/g)?.length ?? 0);
    count = isOutside ? 0 : count + 1;
    if (marks > MOST_MARKS || count > MOST_MARKS)
      return [
        at(index + 1),
        'a paragraph',
        `has more than ${MOST_MARKS} marks or lines`,
        'divide it by empty lines',
      ];
  }
  return undefined;
}
