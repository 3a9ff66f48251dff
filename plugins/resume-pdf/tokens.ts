import type { Weight } from './faces.ts';

/** How text looks; lengths in pt. */
export interface Ink {
  size: number;
  /** From baseline to baseline. */
  leading: number;
  weight: Weight;
  color: string;
  tracking?: number;
}

/** Text of one look and one link. */
export interface Piece {
  text: string;
  ink: Ink;
  url?: string;
  /** Stays on one line as long as it fits on any. */
  whole?: boolean;
  /** Stands between two others, so not where a line begins or ends. */
  separator?: boolean;
}

/** A part of a piece that a line may end behind. */
export interface Token {
  piece: Piece;
  text: string;
  /** Where in its paragraph it begins. */
  start: number;
}

export function tokensOf(pieces: Piece[]): Token[] {
  let start = 0;
  return pieces.flatMap((piece) => {
    const text = piece.text.normalize('NFC').replace(/\s+/g, ' ');
    const tokens = inRow(piece, piece.whole || piece.separator ? [text] : breakable(text), start);
    start += text.length;
    return tokens;
  });
}

/** Parts of a piece that follow one another, as tokens. */
const inRow = (piece: Piece, parts: string[], start: number): Token[] =>
  parts.map((text) => {
    const token = { piece, text, start };
    start += text.length;
    return token;
  });

/** What does not fit on a line of its own: words, then letters. */
export function broken({ piece, text, start }: Token): Token[] {
  const parts = breakable(text);
  const letters = () => [...new Intl.Segmenter().segment(text)].map((part) => part.segment);
  return inRow(piece, parts.length > 1 ? parts : letters(), start);
}

/** What may stand only between two words. */
export const isGap = ({ piece, text }: Token) => piece.separator || !text.trim();

/** A line without what would stand at its end. */
export function trimmed(tokens: Token[]): Token[] {
  const last = tokens.findLastIndex((token) => !isGap(token));
  return tokens.slice(0, last + 1).map((token, index) => {
    return index < last ? token : { ...token, text: token.text.trimEnd() };
  });
}

/** Tokens of one piece put together again, so that letters are kerned and copied as one text. */
export function joined(tokens: Token[]): Token[] {
  const texts: Token[] = [];
  for (const token of tokens) {
    const last = texts.at(-1);
    if (last?.piece === token.piece) last.text += token.text;
    else texts.push({ ...token });
  }
  return texts;
}

export const leadingOf = (tokens: Token[]) => Math.max(0, ...tokens.map(({ piece }) => piece.ink.leading));

/** Letters of scripts that put no blanks between words and break a line after any of them. */
const EACH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff00-\uffef]/u;
/** Of those that break it between words, which a dictionary tells. */
const BY_WORD = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What may begin no line, and what may end none. */
const NOT_FIRST =
  /^[\p{Pe}\p{Pf}、。，．・：；？！!?,.:;ー々〜～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…‥%]/u;
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u;

/** A text in parts that a line may end behind: words, each with the blank behind it, or letters. */
const breakable = (text: string): string[] => (text.match(/\S+\s?|\s/g) ?? []).flatMap(partsOf);

function partsOf(word: string): string[] {
  const isEach = EACH.test(word);
  if (!isEach && !BY_WORD.test(word)) return [word];
  const granularity = isEach ? 'grapheme' : 'word';
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter('und', { granularity }).segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && !mayBreak(last, segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

function mayBreak(before: string, after: string): boolean {
  if (NOT_FIRST.test(after) || NOT_LAST.test(before) || !after.trim()) return false;
  const isLatin = (letter: string) => !EACH.test(letter) && !BY_WORD.test(letter);
  return !(isLatin([...before].at(-1) ?? '') && isLatin(after));
}
