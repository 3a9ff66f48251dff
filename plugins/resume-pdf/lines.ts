import type PDFDocument from 'pdfkit';
import { type Direction, inVisualOrder, levelsOf, mirrored, splitByLevel } from './direction.ts';
import type { FacedText, Faces } from './faces.ts';
import { joined } from './joined.ts';
import { isGap, leadingOf, type Piece, splitToken, type Token, tokensOf, trimmed } from './tokens.ts';

export interface Run extends FacedText {
  piece: Piece;
  /** The text in reading order, if the glyphs are in another one. */
  actualText?: string;
  /** From the line's left end. */
  x: number;
  width: number;
  level: number;
}

export interface Line {
  /** In reading order. */
  runs: Run[];
  leading: number;
}

export type Breaker = (pieces: Piece[], width: number) => Line[];

export const widthOf = (runs: Run[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/** @param direction of the paragraphs */
export function lineBreaker(doc: PDFDocument, faces: Faces, direction: Direction): Breaker {
  const measured = (text: string, face: string, { style: { size, tracking = 0 } }: Piece) =>
    doc.font(face).fontSize(size).widthOfString(text, { characterSpacing: tracking }) + tracking;

  const toRuns = (tokens: Token[], levels: Uint8Array): Run[] =>
    // Tokens of a piece in one run, so that they are kerned and copied as one text.
    joined(tokens, (last, next) => last.piece === next.piece).flatMap(({ piece, text, start }) =>
      splitByLevel(text, levels, start).flatMap(({ text, level }) =>
        faces.split(text, piece.style.weight).map(({ text, face }) => {
          const shown = level % 2 ? mirrored(text) : text;
          const actualText = level % 2 && text.trim() ? text : undefined;
          return { text: shown, actualText, face, piece, level, x: 0, width: measured(shown, face, piece) };
        }),
      ),
    );

  return function fill(pieces, width) {
    const all = tokensOf(pieces);
    const levels = levelsOf(all.map(({ text }) => text).join(''), direction);
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
      const needed = widthOf(toRuns([{ ...token, text: token.text.trimEnd() }], levels));
      if (used + needed > width) {
        if (line.length) {
          end();
          return put(token);
        }
        const smaller = splitToken(token);
        if (smaller.length > 1) return smaller.forEach(put);
      }
      line.push(token);
      used += widthOf(toRuns([token], levels));
    };
    all.forEach(put);
    end();
    return lines
      .map((tokens) => ({ runs: placed(toRuns(trimmed(tokens), levels)), leading: leadingOf(tokens) }))
      .filter(({ runs }) => runs.length > 0);
  };
}

function placed(runs: Run[]): Run[] {
  let x = 0;
  for (const run of inVisualOrder(runs)) {
    run.x = x;
    x += run.width;
  }
  return runs;
}
