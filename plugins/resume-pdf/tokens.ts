import { lettersOf } from '../content/text/letters.ts';
import type { Weight } from './faces.ts';
import { joined } from './joined.ts';

/** How text looks; lengths in pt. */
export interface TextStyle {
  size: number;
  /** From baseline to baseline. */
  leading: number;
  weight: Weight;
  color: string;
  tracking?: number;
}

/** Text in one style and with at most one link. */
export interface Piece {
  text: string;
  style: TextStyle;
  url?: string;
  /** Stays on one line if it fits on one. */
  unbreakable?: boolean;
  /** Is only between two others, not at the beginning or end of a line. */
  separator?: boolean;
}

/** A part of a piece; a line may break after it. */
export interface Token {
  piece: Piece;
  text: string;
  /** Where it begins in its paragraph. */
  start: number;
}

export function tokensOf(pieces: Piece[]): Token[] {
  let start = 0;
  return pieces.flatMap((piece) => {
    const text = piece.text.normalize('NFC').replace(/\s+/g, ' ');
    const tokens = consecutive(piece, piece.unbreakable || piece.separator ? [text] : breakable(text), start);
    start += text.length;
    return tokens;
  });
}

/** Consecutive parts of a piece, as tokens. */
const consecutive = (piece: Piece, parts: string[], start: number): Token[] =>
  parts.map((text) => {
    const token = { piece, text, start };
    start += text.length;
    return token;
  });

/** Splits a token that does not fit on a line: into words, then characters. */
export function splitToken({ piece, text, start }: Token): Token[] {
  const parts = breakable(text);
  return consecutive(piece, parts.length > 1 ? parts : lettersOf(text), start);
}

/** Whether a token may only be between two words. */
export const isGap = ({ piece, text }: Token) => piece.separator || !text.trim();

/** A line without gaps at its end. */
export function trimmed(tokens: Token[]): Token[] {
  const last = tokens.findLastIndex((token) => !isGap(token));
  return tokens.slice(0, last + 1).map((token, index) => {
    return index < last ? token : { ...token, text: token.text.trimEnd() };
  });
}

export const leadingOf = (tokens: Token[]) => Math.max(0, ...tokens.map(({ piece }) => piece.style.leading));

/** Scripts without spaces between words in which a line may break after any character. */
const PER_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff00-\uffef]/u;
/** Those in which it may break only between words, which requires a dictionary. */
const BY_WORD = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });
/** Characters that may not begin a line, and those that may not end one. */
const NOT_FIRST =
  /^[\p{Pe}\p{Pf}、。，．・：；？！!?,.:;ー々〜～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…‥%]/u;
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u;

/** Splits a text where a line may break: into words, each with the space after it, or characters. */
const breakable = (text: string): string[] => (text.match(/\S+\s?|\s/g) ?? []).flatMap(partsOf);

function partsOf(word: string): string[] {
  const isPerCharacter = PER_CHARACTER.test(word);
  if (!isPerCharacter && !BY_WORD.test(word)) return [word];
  const parts = isPerCharacter ? lettersOf(word) : Array.from(words.segment(word), ({ segment }) => segment);
  return joined(
    parts.map((text) => ({ text })),
    (last, next) => !mayBreak(last.text, next.text),
  ).map(({ text }) => text);
}

function mayBreak(before: string, after: string): boolean {
  if (NOT_FIRST.test(after) || NOT_LAST.test(before) || !after.trim()) return false;
  const isLatin = (letter: string) => !PER_CHARACTER.test(letter) && !BY_WORD.test(letter);
  return !(isLatin([...before].at(-1) ?? '') && isLatin(after));
}
