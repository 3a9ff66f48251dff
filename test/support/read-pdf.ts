import { inflateSync } from 'node:zlib';

/** The contents of a PDF, read as its specification (ISO 32000-1) says, independently of the code that writes it. */
export interface Pdf {
  /** The text of each page in drawing order, line by line. */
  pages: string[];
  /** The text of each text object, and its distance from the left edge, in pt. */
  drawn: { text: string; x: number }[];
  /** All dictionaries, as source. */
  source: string;
}

interface PdfObject {
  /** Everything except its stream. */
  source: string;
  stream: string;
}

/** Reads a PDF that has a plain cross-reference table and fonts with a `ToUnicode` map. */
export function readPdf(file: Buffer): Pdf {
  const objects = objectsOf(file.toString('latin1'));
  const at = (source: string, key: string): PdfObject | undefined =>
    objects.get(Number(source.match(new RegExp(`/${key} (\\d+) 0 R`))?.[1]));
  const all = [...objects.values()].map(({ source }) => source);

  const pages = all
    .filter((source) => /\/Type\s*\/Page\b/.test(source))
    .map((page) => {
      const resources = at(page, 'Resources')?.source ?? page;
      const fonts = new Map<string, Map<string, string>>();
      for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const font = objects.get(Number(id));
        if (font) fonts.set(name, lettersOf(at(font.source, 'ToUnicode')?.stream ?? ''));
      }
      return textOf(at(page, 'Contents')?.stream ?? '', fonts);
    });
  return {
    pages: pages.map(({ text }) => text),
    drawn: pages.flatMap(({ drawn }) => drawn),
    source: all.join('\n'),
  };
}

function objectsOf(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const table = file.slice(Number(file.match(/startxref\s+(\d+)\s+%%EOF/)?.[1]));
  for (const [row, offset] of [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)].entries()) {
    const body = file.slice(Number(offset[1]));
    const [source = ''] = body.split(/\bendobj\b|\bstream\r?\n/, 1);
    const length = Number(source.match(/\/Length (\d+)/)?.[1] ?? 0);
    const data = body
      .slice(source.length)
      .replace(/^stream\r?\n/, '')
      .slice(0, length);
    const isCompressed = source.includes('/FlateDecode');
    const stream = isCompressed ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
    if (row) objects.set(row, { source, stream });
  }
  return objects;
}

/** The text of each glyph, by its code in four hexadecimal digits. */
function lettersOf(cmap: string): Map<string, string> {
  const letters = new Map<string, string>();
  const code = (number: number) => number.toString(16).padStart(4, '0');
  const text = (hex: string) => Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', hex = ''] of block.matchAll(/<(\w+)>\s*<([\w ]+)>/g))
      letters.set(glyph.toLowerCase(), text(hex));
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', list] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*(\[[^\]]*\]|<\w+>)/g)) {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      const each = [...(list ?? '').matchAll(/<([\w ]*)>/g)].map(([, hex = '']) => text(hex));
      for (let glyph = from; glyph <= to; glyph++) {
        const next = (each[0]?.codePointAt(0) ?? 0) + glyph - from;
        letters.set(
          code(glyph),
          list?.startsWith('[') ? (each[glyph - from] ?? '') : String.fromCodePoint(next),
        );
      }
    }
  return letters;
}

function textOf(content: string, fonts: Map<string, Map<string, string>>) {
  const drawn: Pdf['drawn'] = [];
  let [text, line, font] = ['', '', ''];
  let actualText: string | undefined;
  // Only a text object's first matrix starts a line: a later one may raise a mark above its letter.
  const operators =
    /\/(F\d+) \S+ Tf|\bBT\s+(?:\S+ ){4}(\S+) (\S+) Tm|(<\w+>|\[[^\]]*\])\s*TJ?j?\b|\/ActualText \(((?:[^\\)]|\\[\s\S])*)\)|\b(EMC)\b/g;
  for (const [, name, x, height, shown, actual, end] of content.matchAll(operators)) {
    if (name) font = name;
    if (x) drawn.push({ text: '', x: Number(x) });
    if (height && height !== line) [text, line] = [`${text}\n`, height];
    if (actual !== undefined) actualText = stringOf(actual);
    if (end) actualText = undefined;
    if (!shown) continue;
    const letters = actualText ?? lettersOn(shown, fonts.get(font));
    if (actualText) actualText = '';
    text += letters;
    const last = drawn.at(-1);
    if (last) last.text += letters;
  }
  return { text: text.trim(), drawn };
}

/** The text of the glyphs that one operator shows. */
const lettersOn = (shown: string, font?: Map<string, string>): string =>
  [...shown.matchAll(/<(\w+)>/g)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((glyph) => font?.get(glyph.toLowerCase()) ?? '\u{fffd}')
    .join('');

/** Decodes a text string, written between parentheses. */
function stringOf(source: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = source.replace(/\\([\s\S])/g, (_, character) => escapes[character] ?? character);
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
