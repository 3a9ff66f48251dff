import { deflateSync, inflateSync } from 'node:zlib';

/**
 * Takes the text from marks that Typst draws by themselves. It draws raised or lowered glyphs (dots of Arabic letters, vowel signs)
 * apart from the others and gives each the text of its whole letter, so a reader would find the letter twice. A PDF without such
 * marks stays as it is: no text tells which letters a font draws in parts. None of the build's libraries edits PDFs.
 *
 * Can be removed: when the text of the Arabic example's PDF is right without it (https://github.com/typst/typst/issues/4225 is
 * about text of such scripts).
 * @param pdf as Typst writes it: objects, a plain table of where each begins (ISO 32000-1, 7.5.4), and where the table itself begins
 * @throws if Typst writes tables or texts in another way
 */
export function withSilentMarks(pdf: Buffer): Buffer {
  const source = pdf.toString('latin1');
  const tableStart = source.lastIndexOf('xref\n', source.lastIndexOf('startxref') - 1);
  const starts = Array.from(source.slice(tableStart).matchAll(TABLE_ROW), ([start]) => Number(start));
  if (!starts.length) throw new Error(`The PDF has no plain table of objects ${HERE}`);
  const objects = starts.map((start, index) => source.slice(start, starts[index + 1] ?? tableStart));
  const edited = objects.map(withoutRepeats);
  if (edited.every((object, index) => object === objects[index])) return pdf;
  let result = source.slice(0, starts[0]);
  const newStarts = edited.map((object) => {
    const start = result.length;
    result += object;
    return start;
  });
  const table = source
    .slice(tableStart)
    .replace(TABLE_ROW, () => String(newStarts.shift()).padStart(10, '0'))
    .replace(/(?<=startxref\n)\d+/, String(result.length));
  return Buffer.from(result + table, 'latin1');
}

const HERE = '(plugins/typst/silent-marks.ts)';

/** The beginning of a table's row: where an object begins. */
const TABLE_ROW = /^\d{10}(?= 00000 n)/gm;

/** A compressed object: what is before its stream, the stream, what is after it. */
const STREAM = /^(.*?\/FlateDecode.*?>>\s*stream\n)(.*)(\nendstream.*)$/s;
/** The place in a page's contents where a piece of text begins. */
const PIECE = /(?=\/Span <<\s*\/MCID [^>]*>> BDC\s)/;
/** The beginning of a piece, with its place (x and y) and the size of its font. */
const PLACE = /^\/Span.*?1 0 0 -1 (\S+) (\S+) cm.*? (\S+) Tf\n/s;

/** Returns an object in which each mark, a piece of text drawn above or below the place of the next one, has an empty text. */
function withoutRepeats(object: string): string {
  const [, head = '', data = '', tail = ''] = STREAM.exec(object) ?? [];
  const contents = data && inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  const pieces = contents.split(PIECE);
  if (PIECE.test(contents) && !pieces.some((piece) => PLACE.test(piece)))
    throw new Error(`No text of the PDF has a place ${HERE}`);
  const edited = pieces
    .map((piece, index) => (isMark(piece, pieces[index + 1]) ? silenced(piece) : piece))
    .join('');
  if (edited === contents) return object;
  const packed = deflateSync(Buffer.from(edited, 'latin1')).toString('latin1');
  return head.replace(/(?<=\/Length )\d+/, String(packed.length)) + packed + tail;
}

/** True if a piece of text is drawn just above or below the next one, in the same size: lines and other letters are farther away. */
function isMark(piece: string, next = ''): boolean {
  const [x = 0, y = 0, size = 0] = placeOf(piece);
  const [nextX = 0, nextY = 0, nextSize = 0] = placeOf(next);
  const rise = Math.abs(nextY - y);
  return Math.abs(nextX - x) < 0.01 && rise > 0 && rise < size && size === nextSize;
}

const placeOf = (piece: string): number[] => (PLACE.exec(piece) ?? []).slice(1).map(Number);
const silenced = (piece: string): string =>
  piece.replace(/\/ActualText <\w+>/g, '/ActualText ()').replace('<<', '<< /ActualText ()');
