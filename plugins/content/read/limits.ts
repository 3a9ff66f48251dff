import { type Fault, fileFault } from '../../fault.ts';

/** Far more than a case study has. Reading may take time by the square of the length. */
const MAX_BYTES = 100_000;
const MAX_LEVELS = 20;
const MAX_MARKS = 1000;
/** Lines that begin like rows of a table cost less, because rows are read one by one. */
const MAX_IN_TABLE = 10 * MAX_MARKS;

const LINE_END = /\r\n?|\n/;
const LEVELS = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]))+/;
/** The most levels that the indentation of a line may stand for. */
const MAX_INDENTED = 3 * MAX_LEVELS;

/** The line above code, or below it. */
const FENCE = /^( {0,3})(?:(`{3,})[^`]*|(~{3,})(?:[^~].*)?)$/;
/** A line that may begin HTML, in which a fence is text; an address in < and > is no tag. */
const HTML = /^[\s>+*\d.)-]*<(?:[!?/]|[a-z][\w-]*(?:[\s/>]|$))/i;

/** Returns how deep a JSON text is nested. Readers are recursive, so the depth is measured before any of them runs. */
export function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token.length === 1) depth--;
  }
  return deepest;
}

/** Returns how many levels of quotes and lists a line may be in; each list takes at least two letters of indentation. */
function levelsOf(line: string): number {
  const [prefix = ''] = LEVELS.exec(line) ?? [];
  const quotes = prefix.match(/>/g)?.length ?? 0;
  const lists = prefix.match(/[-+*.)]/g)?.length ?? 0;
  const width = prefix.replaceAll('\t', '    ').replace(/> ?/g, '').length;
  const [written, indented] = [quotes + lists, quotes + Math.ceil(width / 2)];
  return written > MAX_LEVELS || indented <= MAX_INDENTED ? written : indented;
}

/**
 * Returns a function that takes a page's lines in order and returns true for each that surely is code, where marks cost no time.
 * The parser can't tell, because the limits come before it, to keep it from pages that take long. The function does not know
 * where HTML or an item of a list ends, so it returns false for all lines after one that could hide the end of code.
 */
function codeDetector(): (line: string) => boolean {
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
 * Returns a fault if a page would take long to read.
 * @param file the page's path from the project's root
 * @param front its front matter
 */
export function tooMuch(file: string, text: string, front: string): Fault | undefined {
  const fault = (field: string, problem: string, remedy: string, line = 1) =>
    fileFault(file, [problem, remedy], { field, line, column: 1 });
  if (text.length > MAX_BYTES) {
    const problem = `has ${Math.ceil(text.length / 1000)} kB`;
    return fault('the file', problem, `make it at most ${MAX_BYTES / 1000} kB`);
  }
  const frontLines = front.split(LINE_END).length - 1;
  const isCodeLine = codeDetector();
  /** How many marks and lines the paragraph has so far. */
  let [marks, lines] = [0, 0];
  for (const [index, line] of text.split(LINE_END).entries()) {
    const isCode = index >= frontLines && isCodeLine(line);
    const levels = index >= frontLines && !isCode ? levelsOf(line) : 0;
    if (levels > MAX_LEVELS)
      return fault('a quote or list', `is ${levels} levels deep`, 'write it with fewer', index + 1);
    const isBetween = isCode || !line.trim();
    marks = isBetween ? 0 : marks + (line.match(/[*_[`<]/g)?.length ?? 0);
    lines = isBetween ? 0 : lines + 1;
    const most = /^\s*\|/.test(line) ? MAX_IN_TABLE : MAX_MARKS;
    const problem = `has more than ${most} marks or lines`;
    if (marks > most || lines > most)
      return fault('a paragraph', problem, 'divide it by empty lines', index + 1);
  }
  return undefined;
}
