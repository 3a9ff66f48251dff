import { type Fault, fileFault } from '../../fault.ts';

/** Far more than a case study has. Reading may take time by the square of the length. */
const MOST_BYTES = 100_000;
const MOST_LEVELS = 20;
const MOST_MARKS = 1000;
/** Lines that begin as a table's rows do cost less, as such rows are read one by one. */
const MOST_IN_TABLE = 10 * MOST_MARKS;

const LINE_END = /\r\n?|\n/;
const LEVELS = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]))+/;
/** How many levels the indentation of a line may stand for. */
const MOST_INDENTED = 3 * MOST_LEVELS;

/** The first or last line of code. */
const FENCE = /^( {0,3})(?:(`{3,})[^`]*|(~{3,})(?:[^~].*)?)$/;
/** A line that may begin HTML, in which a fence is text; an address is no tag. */
const HTML = /^[\s>+*\d.)-]*<(?:[!?/]|[a-z][\w-]*(?:[\s/>]|$))/i;

/** Returns how deep a JSON text is nested. Readers are recursive, so this comes before any of them. */
export function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token.length === 1) depth--;
  }
  return deepest;
}

/** Returns how many levels of quotes and lists a line may be deep: each list takes two letters of it at least. */
function levelsOf(line: string): number {
  const [prefix = ''] = LEVELS.exec(line) ?? [];
  const quotes = prefix.match(/>/g)?.length ?? 0;
  const lists = prefix.match(/[-+*.)]/g)?.length ?? 0;
  const width = prefix.replaceAll('\t', '    ').replace(/> ?/g, '').length;
  const [written, indented] = [quotes + lists, quotes + Math.ceil(width / 2)];
  return written > MOST_LEVELS || indented <= MOST_INDENTED ? written : indented;
}

/**
 * Returns a function that takes the lines of a page in order, and returns true for each that surely is code. It does not know
 * where a list's item or HTML ends: after one that could hide the end of code it returns false for all that follow.
 */
function codeReader(): (line: string) => boolean {
  let [isSure, fence, indent] = [true, '', 0];
  return (line) => {
    const [, spaces = '', ticks, tildes] = FENCE.exec(line) ?? [];
    const mark = ticks ?? tildes ?? '';
    const isInside = fence !== '';
    if (!isInside) {
      [fence, indent] = [mark, spaces.length];
      isSure &&= !HTML.test(line);
    } else if (indent && line.trim() && !line.startsWith(' '.repeat(indent))) isSure = false;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    else if (indent && /^\s*(?:`{3,}|~{3,})\s*$/.test(line)) isSure = false;
    return isSure && (isInside || mark !== '');
  };
}

/**
 * Returns the first fault of a page that would take long to read.
 * @param file its path from the project's root
 * @param front its front matter
 */
export function tooMuch(file: string, text: string, front: string): Fault | undefined {
  const fault = (what: string, problem: string, remedy: string, line = 1) =>
    fileFault(file, problem, remedy, what, line, 1);
  if (text.length > MOST_BYTES) {
    const problem = `has ${Math.ceil(text.length / 1000)} kB`;
    return fault('the file', problem, `make it at most ${MOST_BYTES / 1000} kB`);
  }
  const above = front.split(LINE_END).length - 1;
  const isCodeLine = codeReader();
  let [marks, count] = [0, 0];
  for (const [index, line] of text.split(LINE_END).entries()) {
    const isCode = index >= above && isCodeLine(line);
    const levels = index >= above && !isCode ? levelsOf(line) : 0;
    if (levels > MOST_LEVELS)
      return fault('a quote or list', `is ${levels} levels deep`, 'write it with fewer', index + 1);
    const isOutside = isCode || !line.trim();
    marks = isOutside ? 0 : marks + (line.match(/[*_[`<]/g)?.length ?? 0);
    count = isOutside ? 0 : count + 1;
    const most = /^\s*\|/.test(line) ? MOST_IN_TABLE : MOST_MARKS;
    if (marks > most || count > most)
      return fault(
        'a paragraph',
        `has more than ${most} marks or lines`,
        'divide it by empty lines',
        index + 1,
      );
  }
  return undefined;
}
