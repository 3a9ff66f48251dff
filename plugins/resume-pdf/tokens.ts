import { breakable } from './breaks.ts';
import type { Piece } from './ink.ts';

/** A part of a piece that a line may end behind. */
export interface Token {
  piece: Piece;
  text: string;
  /** Where in its paragraph it begins. */
  start: number;
}

/** Pieces in such parts. */
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
