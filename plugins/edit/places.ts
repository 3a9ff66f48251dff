import { dirname } from 'node:path';
import { type Line, seen } from './lines.ts';

/** A piece of a text, and where it is written; what the site itself says has no place. */
export interface Piece {
  text: string;
  place?: Line;
}

/** The place of a line among all: how near two are says which of several with one text is meant. */
type Known = Line & { at: number };

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** True if a text has another at a place, and no word goes on where that begins or ends. */
const hasAt = (text: string, part: string, at: number): boolean =>
  text.startsWith(part, at) &&
  !isInWord(text[at - 1], part[0]) &&
  !isInWord(part.at(-1), text[at + part.length]);

const isInWord = (one = ' ', next = ' ') => isLetter(one) && isLetter(next) && !isUnspaced(one + next);

/** True in scripts that put no blanks between words. */
const isUnspaced = (text: string) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(text);

const isYear = (text: string) => /^\d{4}$/.test(text);

/** So many texts further, what is written only once says nothing of another's place. */
const NEAR = 12;
/** What a line costs: each text between it and an anchor, and that it is written on the other side of that, at all and by each line. */
const EACH_TEXT = 2;
const WRONG_SIDE = 5;
const WRONG_LINE = 2;
/** A line that costs more is too far to be what a year means. */
const FAR = 3 * NEAR;
/** Fewer letters may be anything. */
const SHORTEST = 2;

/** A piece with all the lines that have its text. */
interface Found {
  text: string;
  from: Known[];
}

/**
 * Returns where the texts of a page, in its order, are written.
 * @param own the file that the page is made of
 * @param words the texts of the interface
 */
export function placesOf(texts: string[], lines: Line[], own: string, words: Set<string>): Piece[][] {
  const known = lines.map((line, at) => ({ ...line, at }));
  const split = splitter(known, words);
  const found = texts.map((each) => split(seen(each)));
  const place = chooser(
    found.flat(),
    known.find(({ source }) => source === own),
  );
  let index = 0;
  return found.map((pieces) => pieces.map(({ text }) => ({ text, place: place(index++) })));
}

/** Returns a function that finds what of a text is written where: all of it in one line, or its pieces. */
function splitter(known: Known[], words: Set<string>): (text: string) => Found[] {
  const whole = grouped(known, ({ text }) => text);
  // The bar has them in small letters.
  const headings = grouped(known, (each) => each.text.toLowerCase());
  const long = known.filter(({ text }) => text.length >= SHORTEST);
  const byStart = grouped(long, ({ text }) => text.slice(0, SHORTEST));
  return (text) => {
    const same = whole.get(text) ?? headings.get(text.toLowerCase());
    if (same || words.has(text)) return [{ text, from: same ?? [] }];
    const isSentence = text.includes(' ') || isUnspaced(text);
    const around = known.filter((each) => isSentence && isWithin(each.text, text));
    if (around.length) return [{ text, from: around }];
    const found: Found[] = [];
    let end = 0;
    for (let at = 0; at < text.length; at = Math.max(at + 1, end)) {
      const start = byStart.get(text.slice(at, at + SHORTEST)) ?? [];
      const here = start.filter((each) => hasAt(text, each.text, at));
      const longest = Math.max(0, ...here.map((each) => each.text.length));
      if (!longest) continue;
      if (at > end) found.push({ text: text.slice(end, at), from: [] });
      end = at + longest;
      found.push({ text: text.slice(at, end), from: here.filter((each) => each.text.length === longest) });
    }
    return end < text.length ? [...found, { text: text.slice(end), from: [] }] : found;
  };
}

/**
 * Returns a function that chooses the line of a piece: of several the one nearest to those that are written only once and stand
 * before or after it on the page.
 * @param start where the file begins that the page is made of
 */
function chooser(pieces: Found[], start?: Known): (index: number) => Known | undefined {
  const anchors = pieces.map(({ text, from }) => (from.length === 1 && !isYear(text) ? from[0] : undefined));
  return (index) => {
    const near = [{ anchor: start, away: -NEAR }];
    for (let away = -NEAR; away <= NEAR; away++) near.push({ anchor: anchors[index + away], away });
    const costs = ({ source, at }: Known) =>
      near.map(({ anchor, away }) => {
        if (anchor?.source !== source) return Number.POSITIVE_INFINITY;
        // What stands before on the page is written before, mostly.
        const gap = away < 0 ? at - anchor.at : anchor.at - at;
        return (gap < 0 ? WRONG_SIDE - WRONG_LINE * gap : gap) + EACH_TEXT * Math.abs(away);
      });
    const { text = '', from = [] } = pieces[index] ?? {};
    // A project's name is in the résumé, too.
    const beside = from.filter(({ source }) => dirname(source) === dirname(start?.source ?? ''));
    const [nearest] = (beside.length ? beside : from)
      .map((line) => ({ line, cost: Math.min(...costs(line)) }))
      .sort((a, b) => a.cost - b.cost || a.line.at - b.line.at);
    // The site itself says years, too.
    return nearest && isYear(text) && nearest.cost > FAR ? undefined : nearest?.line;
  };
}

/** True if a text has another in it that begins and ends with words. */
function isWithin(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (hasAt(text, part, at)) return true;
  return false;
}

function grouped(lines: Known[], by: (line: Known) => string): Map<string, Known[]> {
  const groups = new Map<string, Known[]>();
  for (const line of lines) groups.set(by(line), [...(groups.get(by(line)) ?? []), line]);
  return groups;
}
