import { dirname } from 'node:path';
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
  const match = matcher(lines, words);
  const choose = chooser(lines, mainFile);
  return texts.map((text) =>
    match(normalized(text)).map((piece) => ({ text: piece.text, line: choose(piece) })),
  );
}

/** Returns a function that finds the lines in which a text is written: the whole text, or else its pieces. */
function matcher(lines: Line[], words: Set<string>): (text: string) => Match[] {
  const long = lines.filter(({ text }) => text.length >= MIN_LENGTH);
  const linesWhere = (test: (line: string) => boolean) => {
    const found = lines.filter(({ text }) => test(text));
    return found.length ? found : undefined;
  };
  return (text) => {
    const isSentence = text.includes(' ') || isUnspaced(text);
    const whole =
      linesWhere((line) => line === text) ??
      // The bar has headings in small letters.
      linesWhere((line) => line.toLowerCase() === text.toLowerCase()) ??
      (words.has(text) ? [] : linesWhere((line) => isSentence && hasWords(line, text)));
    return whole ? [{ text, lines: whole }] : piecesOf(text, long);
  };
}

/** Returns the pieces of a text: the longest text of a line at each place, and what is between these. */
function piecesOf(text: string, lines: Line[]): Match[] {
  const pieces: Match[] = [];
  let end = 0;
  for (let at = 0; at < text.length; at = Math.max(at + 1, end)) {
    const found = lines.filter((line) => hasWordsAt(text, line.text, at));
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

const areOneWord = (letter = ' ', next = ' ') =>
  isLetter(letter) && isLetter(next) && !isUnspaced(letter + next);

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** True for scripts that put no blanks between words. */
const isUnspaced = (text: string) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(text);

/** Returns the list that a line is in, such as the jobs. */
const listOf = ({ source, path }: Line) => `${source}/${path.split('/')[0]}`;

/** Returns the entry of a list that a line is in, such as a job. */
const entryOf = ({ source, path }: Line) => `${source}/${path.split('/').slice(0, 2).join('/')}`;

/** Returns those lines that are in a page's main file or the settings; if there are none, those of files beside it; else all. */
function ofNearestFiles(lines: Line[], mainFile: string): Line[] {
  const nearest = [
    lines.filter(({ source }) => source === mainFile || source === 'site.json'),
    // A project's name is in the résumé, too.
    lines.filter(({ source }) => dirname(source) === dirname(mainFile)),
  ];
  return nearest.find((group) => group.length) ?? lines;
}

/**
 * Returns a function that chooses the line of a page's next piece. Lines of the page's main file come before others; among them
 * the next one counts after the line that the page has shown last of the same list, such as the jobs.
 */
function chooser(lines: Line[], mainFile: string): (piece: Match) => Line | undefined {
  /** The index of the line that the page has shown last, of each list. */
  const lastOfList = new Map<string, number>();
  let previous: Line | undefined;
  const distance = (line: Line) => {
    const steps = lines.indexOf(line) - (lastOfList.get(listOf(line)) ?? -1);
    return steps > 0 ? steps : lines.length + 1;
  };
  return ({ text, lines: found }) => {
    // The site itself says years, too: a year of the owner's stands beside another text of its entry.
    const isYear = /^\d{4}$/.test(text);
    const meant = isYear ? found.filter((line) => previous && entryOf(line) === entryOf(previous)) : found;
    const [line] = ofNearestFiles(meant, mainFile).toSorted((a, b) => distance(a) - distance(b));
    if (line) lastOfList.set(listOf(line), lines.indexOf(line));
    previous = line ?? previous;
    return line;
  };
}
