import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import type { Imported } from '../index.d.ts';
import { importText, importTree } from './import-resume.ts';
import { isLinkedIn, readLinkedIn, tableOf } from './read/linkedin.ts';
import { NotAResume } from './read/read-text.ts';

/** No résumé has more bytes; an archive may have many other files in it. */
const MAX_BYTES = 3_000_000;
const MAX_ARCHIVE_BYTES = 100_000_000;

/** Other file types, by the bytes that they start with. */
const SIGNATURES: [RegExp, string][] = [
  [/^%PDF/, 'a PDF'],
  [/^\{\\rtf/, 'a Rich Text file'],
  [/^\xd0\xcf|^PK.{10,}(?:\[Content_Types|_rels\/|word\/)/s, 'an Office document'],
  [/^PK.{10,}(?:vnd\.oasis|content\.xml)/s, 'an OpenDocument file'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF)/, 'a picture'],
  [/^(?:[^ -\xff]\x8b|7z|Rar!|BZh)/, 'an unsupported archive'],
  [/^</, 'an HTML page or XML'],
];

/** Reads the owner's file or folder as a résumé; throws `NotAResume`, which says what it is and what to use instead. */
export function importFrom(path: string): Imported {
  if (/^\w+:\/\//.test(path)) throw new NotAResume(path, 'is a URL', 'download it and pass the file');
  if (!existsSync(path)) throw new NotAResume(path, 'does not exist', '');
  try {
    return statSync(path).isDirectory() ? fromFolder(path) : fromFile(path);
  } catch (error) {
    if (error instanceof NotAResume) throw error;
    if (error instanceof RangeError) throw new NotAResume(path, 'is nested too deeply for a résumé', '');
    throw new NotAResume(path, `can't be read (${(error as Error).message})`);
  }
}

function fromFolder(path: string): Imported {
  const names = readdirSync(path).filter(tableOf);
  const files = names.map((name): [string, Uint8Array] => [name, bytesOf(join(path, name), MAX_BYTES)]);
  return fromTables(path, Object.fromEntries(files), 'is a folder', 'pass the file in it');
}

/** Returns the bytes of a regular file: devices and pipes have no size, and perhaps no end. */
function bytesOf(path: string, maxBytes: number): Buffer {
  const stats = statSync(path);
  if (!stats.isFile()) throw new NotAResume(path, 'is no file', '');
  if (stats.size > maxBytes) throw new NotAResume(path, 'is too big for a résumé');
  return readFileSync(path);
}

function fromFile(path: string): Imported {
  const bytes = bytesOf(path, MAX_ARCHIVE_BYTES);
  const start = startOf(bytes);
  const kind = foreignKind(bytes);
  if (kind) throw new NotAResume(path, `is ${kind}, which can't be read reliably as a résumé`);
  if (/^PK[^ -\xff]{2}/.test(start)) return fromZip(path, bytes);
  if (bytes.length > MAX_BYTES) throw new NotAResume(path, 'is too big for a résumé');
  const { text, encoding } = decode(bytes);
  if (!text.trim()) throw new NotAResume(path, 'is empty');
  if (/\.csv$/i.test(path))
    throw new NotAResume(path, 'is a single table', 'pass the folder that contains it, or the zip');
  if (/\.(?:mdx?|markdown)$/i.test(path)) throw new NotAResume(path, 'is Markdown, not a résumé');
  const imported = importText(basename(path), text);
  if (encoding !== 'UTF-8') imported.changes.unshift([encoding, 'UTF-8']);
  return imported;
}

const startOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart();

/** Returns what a file is instead of text or an archive of tables, such as `a PDF`; undefined otherwise. */
export const foreignKind = (bytes: Uint8Array): string | undefined =>
  SIGNATURES.find(([signature]) => signature.test(startOf(bytes)))?.[1];

function fromZip(path: string, bytes: Uint8Array): Imported {
  let size = 0;
  // No more than this size is unpacked of a file, whatever is in it.
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!tableOf(name)) return false;
    size += originalSize;
    if (size > MAX_BYTES) throw new NotAResume(path, 'is too big for a résumé');
    return true;
  };
  const files = unzipSync(bytes, { filter });
  return fromTables(path, files, 'is a zip, but not a LinkedIn data export');
}

function fromTables(path: string, files: Record<string, Uint8Array>, why: string, instead?: string) {
  if (!isLinkedIn(Object.keys(files))) throw new NotAResume(path, why, instead);
  const tables = Object.entries(files).map(([name, bytes]): [string, string] => [name, decode(bytes).text]);
  return importTree(basename(path), readLinkedIn(tables));
}

/** Decodes bytes as UTF-8, as UTF-16 with or without a BOM, or else as Windows-1252. */
export function decode(bytes: Uint8Array): { text: string; encoding: string } {
  // Without a BOM, the first character, such as `{`, is next to a zero byte.
  const start = Buffer.from(bytes.subarray(0, 2)).toString('latin1');
  const order = /^(?:\xff\xfe|.\0)/s.test(start) ? 'LE' : /^(?:\xfe\xff|\0.)/s.test(start) && 'BE';
  const byteEncoding = isUtf8(bytes) ? 'UTF-8' : 'Windows-1252';
  const encoding = order ? `UTF-16${order}` : byteEncoding;
  const decoder = new TextDecoder(encoding);
  // Only in a stream does Node 20 read Windows-1252's quotation marks and dashes; else it takes them for control characters.
  return { text: decoder.decode(bytes, { stream: true }) + decoder.decode(), encoding };
}
