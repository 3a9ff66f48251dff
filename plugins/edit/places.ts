import { dirname } from 'node:path';
import { type Line, seen } from './lines.ts';

/** A piece of a text, and where it is written; what the site itself says has no place. */
export interface Piece {
  text: string;
  place?: Line;
}

/** A piece with all the lines that have its text. */
interface Found {
  text: string;
  from: Line[];
}

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** True if a text has another at a place, and no word goes on where that begins or ends. */
const hasAt = (text: string, part: string, at: number): boolean =>
  text.startsWith(part, at) &&
  !isInWord(text[at - 1], part[0]) &&
  !isInWord(part.at(-1), text[at + part.length]);

const isInWord = (one = ' ', next = ' ') => isLetter(one) && isLetter(next) && !isUnspaced(one + next);

/** True in scripts that put no blanks between words. */
const isUnspaced = (text: string) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(text);

/** A text of fewer letters may be part of anything. */
const SHORTEST = 2;

/**
 * Returns where the texts of a page, in its order, are written.
 * @param own the file that the page is made of
 * @param words the texts of the interface
 */
export function placesOf(texts: string[], lines: Line[], own: string, words: Set<string>): Piece[][] {
  const split = splitter(lines, words);
  const place = chooser(lines, own);
  return texts.map((text) => split(seen(text)).map((piece) => ({ text: piece.text, place: place(piece) })));
}

/** Returns a function that finds the lines in which a text is written: all of it, or its pieces. */
function splitter(lines: Line[], words: Set<string>): (text: string) => Found[] {
  const long = lines.filter(({ text }) => text.length >= SHORTEST);
  const where = (is: (line: string) => boolean) => {
    const from = lines.filter(({ text }) => is(text));
    return from.length ? from : undefined;
  };
  return (text) => {
    const isSentence = text.includes(' ') || isUnspaced(text);
    const from =
      where((line) => line === text) ??
      // The bar has headings in small letters.
      where((line) => line.toLowerCase() === text.toLowerCase()) ??
      (words.has(text) ? [] : where((line) => isSentence && isWithin(line, text)));
    if (from) return [{ text, from }];
    const found: Found[] = [];
    let end = 0;
    for (let at = 0; at < text.length; at = Math.max(at + 1, end)) {
      const here = long.filter((line) => hasAt(text, line.text, at));
      const longest = Math.max(0, ...here.map((line) => line.text.length));
      if (!longest) continue;
      if (at > end) found.push({ text: text.slice(end, at), from: [] });
      end = at + longest;
      found.push({ text: text.slice(at, end), from: here.filter((line) => line.text.length === longest) });
    }
    return end < text.length ? [...found, { text: text.slice(end), from: [] }] : found;
  };
}

/** True if a text has another in it that begins and ends with words. */
function isWithin(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (hasAt(text, part, at)) return true;
  return false;
}

/** What a line is one of, such as the jobs, and its entry there. */
const groupOf = ({ source, path }: Line) => `${source}/${path.split('/')[0]}`;
const entryOf = ({ source, path }: Line) => `${source}/${path.split('/').slice(0, 2).join('/')}`;

/**
 * Returns a function that chooses the line of a page's next piece: among several, one in the page's own file if there is any,
 * and the next one after what the page has shown last of the same group, such as the jobs.
 */
function chooser(lines: Line[], own: string): (piece: Found) => Line | undefined {
  const shown = new Map<string, number>();
  let last: Line | undefined;
  const distance = (line: Line) => {
    const away = lines.indexOf(line) - (shown.get(groupOf(line)) ?? -1);
    return away > 0 ? away : lines.length + 1;
  };
  return ({ text, from }) => {
    // The site itself says years, too: one of the owner's is beside what else it says of that entry.
    const isYear = /^\d{4}$/.test(text);
    const meant = isYear ? from.filter((line) => last && entryOf(line) === entryOf(last)) : from;
    const [near = []] = [
      meant.filter(({ source }) => source === own || source === 'site.json'),
      // A project's name is in the résumé, too.
      meant.filter(({ source }) => dirname(source) === dirname(own)),
      meant,
    ].filter((found) => found.length);
    const [line] = near.sort((one, other) => distance(one) - distance(other));
    if (line) shown.set(groupOf(line), lines.indexOf(line));
    last = line ?? last;
    return line;
  };
}
