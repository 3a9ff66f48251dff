import { deflateSync, inflateSync } from 'node:zlib';

/**
 * Takes the text from marks that Typst draws by themselves. It shows glyphs that are raised or lowered (dots of Arabic
 * letters, vowel signs) apart from the others and gives each the text of its whole letter: a reader would find the
 * letter twice. A PDF without such marks stays as it is: no text tells which letters a font draws in parts.
 *
 * Can be removed: when the text of the Arabic example's PDF is right without it (https://github.com/typst/typst/issues/4225 is
 * about text of such scripts).
 * @param pdf as Typst writes it, with a plain cross-reference table (ISO 32000-1, 7.5.4)
 */
export function withSilentMarks(pdf: Buffer): Buffer {
  const source = pdf.toString('latin1');
  const table = source.lastIndexOf('xref\n', source.lastIndexOf('startxref') - 1);
  const starts = Array.from(source.slice(table).matchAll(/^(\d{10}) 00000 n/gm), ([, start]) =>
    Number(start),
  );
  const objects = starts.map((start, index) => source.slice(start, starts[index + 1] ?? table));
  const edited = objects.map(withoutRepeats);
  if (edited.every((object, index) => object === objects[index])) return pdf;
  let result = source.slice(0, starts[0]);
  const moved = edited.map((object) => {
    const offset = result.length;
    result += object;
    return offset;
  });
  let row = 0;
  const end = source
    .slice(table)
    .replace(/^\d{10}(?= 00000 n)/gm, () => String(moved[row++]).padStart(10, '0'))
    .replace(/(?<=startxref\n)\d+/, String(result.length));
  return Buffer.from(result + end, 'latin1');
}

/** A compressed object: what is before its stream, the stream, what is after it. */
const STREAM = /^(.*?\/FlateDecode.*?>>\s*stream\n)(.*)(\nendstream.*)$/s;
/** Where a piece of text begins in a page's contents. */
const PIECE = /(?=\/Span <<\s*\/MCID [^>]*>> BDC\s)/;
/** The place of a piece, and its font's size. */
const PLACE = /^\/Span.*?1 0 0 -1 (\S+) (\S+) cm.*? (\S+) Tf\n/s;

/** Returns an object in which a piece that is drawn where the next begins, only higher or lower, has an empty text. */
function withoutRepeats(object: string): string {
  const [, head = '', data = '', tail = ''] = STREAM.exec(object) ?? [];
  const contents = data && inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  const pieces = contents.split(PIECE);
  const places = pieces.map((piece) => (PLACE.exec(piece) ?? []).slice(1).map(Number));
  const edited = pieces.map((piece, index) => {
    const [[x = 0, y = 0, size = 0] = [], [nextX = 0, nextY = 0, nextSize = 0] = []] = places.slice(index);
    const rise = Math.abs(nextY - y);
    const isMark = Math.abs(nextX - x) < 0.01 && rise > 0 && rise < size && size === nextSize;
    if (!isMark) return piece;
    return piece.replace(/\/ActualText <\w+>/g, '/ActualText ()').replace('<<', '<< /ActualText ()');
  });
  const text = edited.join('');
  if (text === contents) return object;
  const packed = deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
  return head.replace(/(?<=\/Length )\d+/, String(packed.length)) + packed + tail;
}
