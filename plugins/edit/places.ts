import { dirname } from 'node:path';
import { lettersIn, UNSPACED } from '../../packages/resume-import/src/text/scripts.ts';
import { type Line, normalized } from './lines.ts';

/** A piece of a text, and the line in which it is written; the interface's own words have none. */
export interface Piece {
  text: string;
  line?: Line;
}

/** A piece of a text, and all the lines that it may be from. */
interface Match {
  text: string;
  lines: Line[];
}

/** A text of fewer letters may be part of anything. */
const MIN_LENGTH = 2;

/**
 * Returns the pieces of each text of a page, with the lines in which they are written.
 * @param texts in the page's order
 * @param mainFile the file that the page is made from
 * @param words the texts of the interface
 */
export function placesOf(texts: string[], lines: Line[], mainFile: string, words: Set<string>): Piece[][] {
  /** The lines that the page has shown so far. */
  const shown: Line[] = [];
  const rank = (line: Line) => rankOf(line, shown, lines, mainFile);
  const placed = ({ text, lines: found }: Match): Piece => {
    // The site itself says years, too: a year of the owner's stands beside another text of its entry.
    const isYear = /^\p{Nd}{4}$/u.test(text);
    const meant = isYear ? found.filter((line) => isSameGroup(line, shown.at(-1), 'entry')) : found;
    const [line] = meant.toSorted((a, b) => rank(a) - rank(b));
    if (line) shown.push(line);
    return { text, line };
  };
  return texts.map((text) => matchesOf(normalized(text), lines, words).map(placed));
}

/** Returns the lines in which a text is written: the whole text, or else its pieces. */
function matchesOf(text: string, lines: Line[], words: Set<string>): Match[] {
  const isSentence = text.includes(' ') || UNSPACED_LETTER.test(text);
  const tests = [
    (line: string) => line === text,
    // The bar has headings in small letters.
    (line: string) => line.toLowerCase() === text.toLowerCase(),
    (line: string) => isSentence && !words.has(text) && hasWords(line, text),
  ];
  for (const test of tests) {
    const found = lines.filter((line) => test(line.text));
    if (found.length) return [{ text, lines: found }];
  }
  return words.has(text) ? [{ text, lines: [] }] : piecesOf(text, lines);
}

/** Returns the pieces of a text: the longest text of a line at each place, and what is between these. */
function piecesOf(text: string, lines: Line[]): Match[] {
  const long = lines.filter((line) => line.text.length >= MIN_LENGTH);
  const pieces: Match[] = [];
  let end = 0;
  for (let at = 0; at < text.length; at = Math.max(at + 1, end)) {
    const found = long.filter((line) => hasWordsAt(text, line.text, at));
    const longest = Math.max(0, ...found.map((line) => line.text.length));
    if (!longest) continue;
    if (at > end) pieces.push({ text: text.slice(end, at), lines: [] });
    end = at + longest;
    pieces.push({ text: text.slice(at, end), lines: found.filter((line) => line.text.length === longest) });
  }
  return end < text.length ? [...pieces, { text: text.slice(end), lines: [] }] : pieces;
}

/** True if a text contains other words, whole, at any place. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (hasWordsAt(text, words, at)) return true;
  return false;
}

/** True if a text has other words at a place, and these begin and end where words of the text do. */
const hasWordsAt = (text: string, words: string, at: number): boolean =>
  text.startsWith(words, at) &&
  !areOneWord(text[at - 1], words[0]) &&
  !areOneWord(words.at(-1), text[at + words.length]);

const UNSPACED_LETTER = new RegExp(`[${lettersIn(UNSPACED, 'scx')}]`, 'u');

const areOneWord = (...letters: (string | undefined)[]) =>
  letters.every((letter = ' ') => /[\p{L}\p{N}]/u.test(letter) && !UNSPACED_LETTER.test(letter));

/**
 * Returns a rank of a line that has a piece's text; the page shows the one with the lowest. Lines of the page's main file and the
 * settings come before those of files beside it (a project's name is in the résumé, too), and these before others; among them the
 * next one counts after the line that the page has shown last of the same list, such as the jobs.
 */
function rankOf(line: Line, shown: Line[], lines: Line[], mainFile: string): number {
  const { source } = line;
  const isMain = source === mainFile || source === 'site.json';
  const nearness = isMain ? 0 : dirname(source) === dirname(mainFile) ? 1 : 2;
  const last = shown.findLast((other) => isSameGroup(other, line, 'list'));
  const steps = lines.indexOf(line) - (last ? lines.indexOf(last) : -1);
  return nearness * (lines.length + 2) + (steps > 0 ? steps : lines.length + 1);
}

/** True if two lines are in the same list, such as the jobs, or in the same entry of it. */
function isSameGroup(line: Line, other: Line | undefined, group: 'list' | 'entry'): boolean {
  const pathOf = ({ path }: Line) => path.split('/', group === 'list' ? 1 : 2).join('/');
  return line.source === other?.source && pathOf(line) === pathOf(other);
}
