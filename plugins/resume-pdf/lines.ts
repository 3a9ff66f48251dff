import type PDFDocument from 'pdfkit';
import type { FacedText, Faces, Weight } from './faces.ts';

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

export interface Run extends FacedText {
  piece: Piece;
  width: number;
}

export interface Line {
  runs: Run[];
  leading: number;
}

interface Token {
  piece: Piece;
  text: string;
}

/** Fills lines with text. */
export type Breaker = (pieces: Piece[], width: number) => Line[];

export function lineBreaker(doc: PDFDocument, faces: Faces): Breaker {
  const toRuns = (tokens: Token[]): Run[] =>
    joined(tokens).flatMap(({ piece, text }) =>
      faces.split(text, piece.ink.weight).map((part) => {
        doc.font(part.face).fontSize(piece.ink.size);
        const characterSpacing = piece.ink.tracking ?? 0;
        const width = doc.widthOfString(part.text, { characterSpacing }) + characterSpacing;
        return { ...part, piece, width };
      }),
    );
  const widthOf = (token: Token) => toRuns([token]).reduce((sum, { width }) => sum + width, 0);

  return function fill(pieces, width) {
    const lines: Token[][] = [];
    let line: Token[] = [];
    let used = 0;
    const end = () => {
      if (line.length) lines.push(line);
      line = [];
      used = 0;
    };
    const put = (token: Token) => {
      if (!line.length && isGap(token)) return;
      const needed = widthOf({ ...token, text: token.text.trimEnd() });
      if (used + needed > width) {
        if (line.length) {
          end();
          return put(token);
        }
        const smaller = broken(token);
        if (smaller.length > 1) return smaller.forEach(put);
      }
      line.push(token);
      used += widthOf(token);
    };
    for (const piece of pieces) tokensOf(piece).forEach(put);
    end();
    return lines
      .map((tokens) => ({ runs: toRuns(trimmed(tokens)), leading: leadingOf(tokens) }))
      .filter(({ runs }) => runs.length > 0);
  };
}

/** The words of a piece, each with the space behind it. */
const words = (text: string) => text.match(/\S+\s?|\s/g) ?? [];

function tokensOf(piece: Piece): Token[] {
  const text = piece.text.replace(/\s+/g, ' ');
  return (piece.whole || piece.separator ? [text] : words(text)).map((word) => ({ piece, text: word }));
}

/** What does not fit on a line of its own: words, then letters. */
function broken({ piece, text }: Token): Token[] {
  const parts = words(text);
  const smaller =
    parts.length > 1 ? parts : [...new Intl.Segmenter().segment(text)].map((part) => part.segment);
  return smaller.map((part) => ({ piece, text: part }));
}

/** What may stand only between two words. */
const isGap = ({ piece, text }: Token) => piece.separator || !text.trim();

/** A line without what would stand at its end. */
function trimmed(tokens: Token[]): Token[] {
  const last = tokens.findLastIndex((token) => !isGap(token));
  return tokens.slice(0, last + 1).map((token, index) => {
    return index < last ? token : { ...token, text: token.text.trimEnd() };
  });
}

/** Tokens of one piece put together again, so that letters are kerned and copied as one text. */
function joined(tokens: Token[]): Token[] {
  const texts: Token[] = [];
  for (const { piece, text } of tokens) {
    const last = texts.at(-1);
    if (last?.piece === piece) last.text += text;
    else texts.push({ piece, text });
  }
  return texts;
}

const leadingOf = (tokens: Token[]) => Math.max(0, ...tokens.map(({ piece }) => piece.ink.leading));
