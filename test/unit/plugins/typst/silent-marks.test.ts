import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withSilentMarks } from '../../../../plugins/typst/silent-marks.ts';

/** A piece of text as Typst writes it; what a program reads for its glyph is in hexadecimal digits. */
const piece = (text: string, [x, y]: [number, number], size = 9) =>
  `/Span <<\n  /MCID 0\n>> BDC\nq\n1 0 0 -1 ${x} ${y} cm\nBT\n/Span <<\n  /ActualText <${text}>\n>> BDC\n/f0 ${size} Tf\n(a) Tj\nEMC\nET\nQ\nEMC\n`;

/** A PDF with a page's contents, an object behind it, and the table of where both are. */
function pdfOf(...pieces: string[]): Buffer {
  const data = deflateSync(Buffer.from(pieces.join(''), 'latin1'), { level: 1 }).toString('latin1');
  const head = `<< /Length ${data.length} /Filter /FlateDecode >>`;
  const objects = [`1 0 obj\n${head}\nstream\n${data}\nendstream\nendobj\n`, '2 0 obj\n<< >>\nendobj\n'];
  const starts = [9, 9 + (objects[0]?.length ?? 0)];
  const body = `%PDF-1.7\n${objects.join('')}`;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 3\n0000000000 65535 f \n${rows.join('')}trailer\n<< >>\nstartxref\n`;
  return Buffer.from(`${body}${table}${body.length}\n%%EOF`, 'latin1');
}

/** The texts that a program reads in such a PDF, found by its table. */
function textsIn(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const at = (start = '') => source.slice(Number(start));
  const table = at(/startxref\n(\d+)/.exec(source)?.[1]);
  const [first, second] = [...table.matchAll(/^(\d+) 00000 n/gm)].map(([, start]) => at(start));
  expect([table.slice(0, 5), second?.slice(0, 7)]).toEqual(['xref\n', '2 0 obj']);
  const [, length, data = ''] =
    /^1 0 obj.*\/Length (\d+).*?stream\n(.*)\nendstream\nendobj\n2/s.exec(first ?? '') ?? [];
  expect(data).toHaveLength(Number(length));
  const contents = inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  return contents
    .split('MCID')
    .slice(1)
    .map((each) => /\/ActualText <(\w+)>/.exec(each)?.[1] ?? '');
}

test('a letter is read once, with the marks that are drawn above or below it', () => {
  const marked = pdfOf(
    ...[piece('0628', [20, 700]), piece('0628', [20, 703]), piece('0061', [26, 700])],
    ...[piece('062A', [32, 704]), piece('062A', [32, 700])],
  );
  expect(textsIn(withSilentMarks(marked))).toEqual(['', '0628', '0061', '', '062A']);
});

test.each([
  ['letters beside each other', [piece('0061', [20, 700]), piece('0062', [26, 700])]],
  ['lines below each other', [piece('0061', [20, 700]), piece('0062', [20, 686])]],
  ['a small letter above another', [piece('0061', [20, 700], 6), piece('0062', [20, 697])]],
  ['one piece', [piece('0061', [20, 700])]],
])('a PDF stays as it is with %s alone', (_, pieces) => {
  const pdf = pdfOf(...pieces);
  expect(withSilentMarks(pdf)).toBe(pdf);
});

test.each([
  ['table of objects', Buffer.from('%PDF-1.7\n%%EOF\n')],
  ['place of a text', pdfOf('/Span <<\n  /MCID 0\n>> BDC\n(a) Tj\nEMC\n')],
])('a PDF without a %s, as marks are found by it, is not passed on', (_, pdf) => {
  expect(() => withSilentMarks(pdf)).toThrow('silent-marks.ts');
});
