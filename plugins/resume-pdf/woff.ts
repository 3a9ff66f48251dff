import { inflateSync } from 'node:zlib';

/** Bytes of the headers and of a table's row in them, by the formats' definitions. */
const WOFF = { header: 44, row: 20 };
const SFNT = { header: 12, row: 16 };

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpacks a WOFF 1.0 font (https://www.w3.org/TR/WOFF/) to what it was made of, TrueType or
 * OpenType. pdfkit reads WOFF too, but unpacks all outlines anew for each glyph.
 * Saves: two thirds of the time that the résumé takes (5 of 7.5 s with 2 busy cores), same bytes.
 * Can go: when fontkit keeps what it unpacked.
 */
export function unpackWoff(data: Buffer): Buffer {
  const count = data.readUInt16BE(12);
  const header = Buffer.alloc(SFNT.header + SFNT.row * count);
  data.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const bodies: Buffer[] = [];
  let end = header.length;
  for (let index = 0; index < count; index++) {
    const row = WOFF.header + WOFF.row * index;
    const [from, packed, length] = [row + 4, row + 8, row + 12].map((at) => data.readUInt32BE(at)) as Row;
    const raw = data.subarray(from, from + packed);
    const body = Buffer.alloc(padded(length));
    (packed < length ? inflateSync(raw) : raw).copy(body);
    bodies.push(body);

    const target = SFNT.header + SFNT.row * index;
    data.copy(header, target, row, row + 4);
    data.copy(header, target + 4, row + 16, row + 20);
    header.writeUInt32BE(end, target + 8);
    header.writeUInt32BE(length, target + 12);
    end += body.length;
  }
  return Buffer.concat([header, ...bodies]);
}

type Row = [from: number, packed: number, length: number];
