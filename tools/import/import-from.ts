import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { type Imported, importText, importTree } from './import-resume.ts';
import { decode } from './read/decode.ts';
import { isLinkedIn, isTable, readLinkedIn } from './read/linkedin.ts';
import { NotAResume } from './read/not-a-resume.ts';

/** Larger than any résumé, and than any export that contains one; `unpacked` is all that is read of a zip together. */
const MAX_BYTES = { file: 10_000_000, unpacked: 40_000_000, zip: 1_000_000_000 };
const TOO_BIG = 'is too big for a résumé';

/** Whether a file name is that of a résumé, ignoring case and accents. */
const isResumeName = (path: string): boolean =>
  /^(?:resume|cv|lebenslauf)\.(?:json|ya?ml)$/i.test(basename(path).normalize('NFD').replace(/\p{M}/gu, ''));

/** Other file types, by the bytes that they start with. */
const SIGNATURES: [RegExp, string][] = [
  [/^%PDF/, 'a PDF'],
  [/^\{\\rtf/, 'a Rich Text file'],
  [/^\xd0\xcf/, 'a Word document'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF)/, 'a picture'],
  [/^(?:[^ -\xff]\x8b|7z|Rar!|BZh)/, 'an unsupported archive'],
  [/^</, 'an HTML page or XML'],
];

/**
 * Reads the owner's file or folder as a résumé: JSON, YAML, or LinkedIn's data export, zipped or unpacked.
 * @throws NotAResume with a message that says what it is and what to use instead
 */
export function importFrom(path: string): Imported {
  if (/^\w+:\/\//.test(path)) throw new NotAResume(path, 'is a URL', 'download it and pass the file');
  if (!existsSync(path)) throw new NotAResume(path, 'does not exist', '');
  try {
    return statSync(path).isDirectory() ? fromFolder(path) : fromFile(path);
  } catch (error) {
    if (error instanceof NotAResume) throw error;
    if (error instanceof RangeError) throw new NotAResume(path, 'is nested too deeply for a résumé', '');
    const { code, message } = error as NodeJS.ErrnoException;
    throw new NotAResume(path, `can't be read (${code ?? message})`);
  }
}

const fromTables = (path: string, tables: [name: string, text: string][]): Imported => {
  const { tree, faults } = readLinkedIn(Object.fromEntries(tables));
  const imported = importTree(basename(path), tree);
  return { ...imported, left: [...faults, ...imported.left] };
};

function fromFolder(path: string): Imported {
  const names = readdirSync(path);
  const textOf = (name: string): [string, string] => [name, decode(readFileSync(join(path, name))).text];
  if (isLinkedIn(names)) return fromTables(path, names.filter(isTable).map(textOf));
  const found = names.filter(isResumeName);
  if (found.length === 1 && found[0]) return fromFile(join(path, found[0]));
  if (!found.length) throw new NotAResume(path, 'is a folder without a résumé');
  throw new NotAResume(path, `is a folder with several résumés (${found.join(', ')})`, 'pass one of them');
}

function fromFile(path: string): Imported {
  if (statSync(path).size > MAX_BYTES.zip) throw new NotAResume(path, TOO_BIG);
  const bytes = readFileSync(path);
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart();
  if (/^PK[^ -\xff]{2}/.test(start)) return fromZip(path, bytes);
  const [, kind] = SIGNATURES.find(([signature]) => signature.test(start)) ?? [];
  if (kind) throw new NotAResume(path, `is ${kind}, which can't be read reliably as a résumé`);
  if (bytes.length > MAX_BYTES.file) throw new NotAResume(path, TOO_BIG);
  const { text, encoding } = decode(bytes);
  if (!text.replace('\uFEFF', '').trim()) throw new NotAResume(path, 'is empty');
  if (extname(path).toLowerCase() === '.csv')
    throw new NotAResume(path, 'is a single table', 'pass the folder that contains it, or the zip');
  const imported = importText(basename(path), text);
  if (encoding) imported.changes.unshift([encoding, 'UTF-8']);
  return imported;
}

function fromZip(path: string, bytes: Uint8Array): Imported {
  const all: string[] = [];
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      all.push(name);
      if (!isTable(name) && !isResumeName(name)) return false;
      unpacked += originalSize;
      if (unpacked > MAX_BYTES.unpacked) throw new NotAResume(path, TOO_BIG);
      return true;
    },
  });
  const texts = Object.entries(files).map(([name, data]): [string, string] => [name, decode(data).text]);
  const tables = texts.filter(([name]) => isTable(name));
  if (isLinkedIn(all)) return fromTables(path, tables);
  const [only, ...more] = texts.filter(([name]) => isResumeName(name));
  if (only && !more.length) return importText(basename(only[0]), only[1]);
  const kind = all.some((name) => name.startsWith('word/'))
    ? 'a Word document'
    : all.includes('content.xml')
      ? 'an OpenDocument file'
      : 'a zip, but not a LinkedIn data export';
  throw new NotAResume(path, `is ${kind}, which can't be read as a résumé`);
}
