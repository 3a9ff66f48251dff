import { inflateSync } from 'node:zlib';

const SIGNATURE = 'wOFF';
/** Lengths in bytes: of WOFF's header and the entries of its table directory, and of an uncompressed font's. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * Uncompresses a font (W3C WOFF 1.0, sections 3 to 5). fontkit reads WOFF too, but inflates the table of all glyphs again
 * for each glyph: a third of the time that a PDF took. Can go when fontkit keeps what it inflated.
 * @param file the bytes of a font file; returned unchanged unless it is WOFF
 */
export function uncompressed(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== SIGNATURE) return file;
  const count = file.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT.header + SFNT.entry * count);
  file.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index++) {
    const from = WOFF.header + WOFF.entry * index;
    const [offset, compressed, length] = [4, 8, 12].map((at) => file.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const table = file.subarray(offset, offset + compressed);
    const to = SFNT.header + SFNT.entry * index;
    file.copy(directory, to, from, from + 4);
    file.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    tables.push(compressed < length ? inflateSync(table) : table);
    end += length;
  }
  return Buffer.concat(tables);
}
