import { tmpdir } from 'node:os';
import { deflateSync, inflateSync } from 'node:zlib';
import { lettersOf } from '../content/text/locale.ts';
import { type FontFolders, fontsFor } from './fonts.ts';

/** Break opportunities and variation selectors, which fonts need not have. */
const INVISIBLE = /[\u200b\u2060\ufeff]|\ufe0e|\ufe0f/g;
/** What Typst says of a letter that no font has; it quotes as Rust does. */
const MISSING = /the text `\\"(.+?)\\"` could not be displayed/g;
const ESCAPE = /(?<!\\)\\+u\{([^}]+)\}/g;

/**
 * Sets data in a template of Typst (https://typst.app/docs), which finds it as JSON in `sys.inputs.data`, and font families
 * in `fonts` and `display`; `created` is in seconds since 1970. The same data gives the same bytes.
 * @returns a tagged PDF (PDF/UA-1); its first page, with letters as paths; what the template notes as metadata with a
 * label; and the letters that no font has, left out
 */
export async function typeset(template: string, data: object, folders: FontFolders, created = 0) {
  let json = JSON.stringify(data).normalize('NFC').replace(INVISIBLE, '');
  const { families, display, isLight, blobs } = await fontsFor(json, folders);
  // Loaded only here: it is large, and a machine may lack it.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs: blobs }] });
  const missing = new Set<string>();
  for (;;) {
    const inputs = {
      data: json,
      fonts: JSON.stringify(families),
      display: JSON.stringify(display),
      light: `${isLight}`,
    };
    const source = { mainFileContent: template, inputs };
    try {
      const pdf = compiler.pdf(source, { pdfStandard: 'ua-1', creationTimestamp: created });
      const noted = (label: string): unknown[] =>
        compiler.query(source, { selector: `<${label}>`, field: 'value' });
      return {
        pdf: withSilentMarks(pdf),
        svg: () => compiler.plainSvg(source),
        noted,
        missing: [...missing],
      };
    } catch (error) {
      const texts = Array.from(String(error).matchAll(MISSING), ([, text = '']) =>
        text.replace(ESCAPE, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
      );
      const unprinted = lettersOf(json).filter((letter) => texts.some((text) => letter.includes(text)));
      // A mark whose letter was left out stands on a quotation mark of the JSON.
      const letters = new Set(unprinted.map((letter) => letter.replace(/\p{ASCII}/gu, '')));
      letters.delete('');
      if (!letters.size) throw error;
      for (const letter of letters) {
        // ① may still be shown as 1.
        const simpler = letter.normalize('NFKC');
        if (simpler === letter) missing.add(letter);
        json = json.replaceAll(letter, simpler === letter ? '' : simpler);
      }
    }
  }
}

/** How many letters of other scripts may be left out, such as in a foreign name or a quotation. */
const FEW = 3;

/** True if letters that no font has are too many for a page to be shown, or one of them is in its title. */
export const lacksTooMuch = (missing: string[], title: string): boolean =>
  missing.length > FEW || missing.some((letter) => title.normalize('NFC').includes(letter));

/**
 * Takes the text from marks that Typst draws by themselves. It shows glyphs that are raised or lowered (dots of Arabic
 * letters, vowel signs) apart from the others and gives each the text of its whole letter: a reader would find the
 * letter twice.
 *
 * Can be removed: when the text of the Arabic example's PDF is right without it (https://github.com/typst/typst/issues/4225 is
 * about text of such scripts).
 * @param pdf as Typst writes it, with a plain cross-reference table (ISO 32000-1, 7.5.4)
 */
function withSilentMarks(pdf: Buffer): Buffer {
  const source = pdf.toString('latin1');
  const table = source.lastIndexOf('xref\n', source.lastIndexOf('startxref') - 1);
  const starts = Array.from(source.slice(table).matchAll(/^(\d{10}) 00000 n/gm), ([, start]) =>
    Number(start),
  );
  let result = source.slice(0, starts[0]);
  const moved = starts.map((start, index) => {
    const offset = result.length;
    result += withoutRepeats(source.slice(start, starts[index + 1] ?? table));
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
  if (pieces.length < 2) return object;
  const places = pieces.map((piece) => (PLACE.exec(piece) ?? []).slice(1).map(Number));
  const edited = pieces.map((piece, index) => {
    const [[x = 0, y = 0, size = 0] = [], [nextX = 0, nextY = 0, nextSize = 0] = []] = places.slice(index);
    const rise = Math.abs(nextY - y);
    const isMark = Math.abs(nextX - x) < 0.01 && rise > 0 && rise < size && size === nextSize;
    if (!isMark) return piece;
    return piece.replace(/\/ActualText <\w+>/g, '/ActualText ()').replace('<<', '<< /ActualText ()');
  });
  const packed = deflateSync(Buffer.from(edited.join(''), 'latin1')).toString('latin1');
  return head.replace(/(?<=\/Length )\d+/, String(packed.length)) + packed + tail;
}
