import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { type Imported, importTables, importText } from './import-resume.ts';
import { NotAResume } from './notes.ts';
import { decode } from './read/decode.ts';
import { isLinkedIn, isTable } from './read/linkedin.ts';

/** Larger than any résumé, and than any export that contains one. */
const MAX_BYTES = { file: 10_000_000, unpacked: 20_000_000, zip: 1_000_000_000 };
const TOO_BIG = 'is too big for a résumé';

/** Whether a file name is that of a résumé, ignoring case and accents. */
const isResumeName = (path: string): boolean =>
  /^(?:resume|cv|lebenslauf)\.(?:json|ya?ml)$/i.test(basename(path).normalize('NFD').replace(/\p{M}/gu, ''));

/** Other file types, and the bytes that they start with. */
const SIGNATURES: Record<string, string[]> = {
  'a PDF': ['%PDF'],
  'a Rich Text file': ['{\\rtf'],
  'a Word document': ['\xd0\xcf\x11\xe0'],
  'a picture': ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'],
  'an unsupported archive': ['\x1f\x8b', '7z', 'Rar!', 'BZh'],
  'an HTML page or XML': ['<'],
};
const ZIP_SIGNATURES = ['PK\x03\x04', 'PK\x05\x06'];

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

function fromFolder(path: string): Imported {
  const names = readdirSync(path);
  if (isLinkedIn(names)) {
    const tables = names.filter(isTable).map((name) => [name, decode(readFileSync(join(path, name))).text]);
    return importTables(path, Object.fromEntries(tables));
  }
  const found = names.filter(isResumeName);
  if (found.length === 1 && found[0]) return fromFile(join(path, found[0]));
  if (!found.length) throw new NotAResume(path, 'is a folder without a résumé');
  throw new NotAResume(path, `is a folder with several résumés (${found.join(', ')})`, 'pass one of them');
}

function fromFile(path: string): Imported {
  const name = basename(path);
  if (statSync(path).size > MAX_BYTES.zip) throw new NotAResume(path, TOO_BIG);
  const bytes = readFileSync(path);
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart();
  const startsWith = (signature: string) => start.startsWith(signature);
  if (ZIP_SIGNATURES.some(startsWith)) return fromZip(path, bytes);
  const kind = Object.keys(SIGNATURES).find((each) => SIGNATURES[each]?.some(startsWith));
  if (kind) throw new NotAResume(path, `is ${kind}, which can't be read reliably as a résumé`);
  if (bytes.length > MAX_BYTES.file) throw new NotAResume(path, TOO_BIG);
  const { text, encoding } = decode(bytes);
  if (!text.replace('\uFEFF', '').trim()) throw new NotAResume(path, 'is empty');
  if (extname(name).toLowerCase() === '.csv')
    throw new NotAResume(path, 'is a single table', 'pass the folder that contains it, or the zip');
  const imported = importText(name, text);
  if (encoding) {
    const what = `read as ${encoding}, not UTF-8`;
    imported.fixed.unshift({ file: name, line: 1, field: 'the file', what, also: [] });
  }
  return imported;
}

function fromZip(path: string, bytes: Uint8Array): Imported {
  const all: string[] = [];
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      all.push(name);
      return originalSize < MAX_BYTES.unpacked && (isTable(name) || isResumeName(name));
    },
  });
  const texts = Object.entries(files).map(([name, data]): [string, string] => [name, decode(data).text]);
  if (isLinkedIn(all)) return importTables(path, Object.fromEntries(texts.filter(([name]) => isTable(name))));
  const [only, ...more] = texts.filter(([name]) => isResumeName(name));
  if (only && !more.length) return importText(basename(only[0]), only[1]);
  const kind = all.some((name) => name.startsWith('word/'))
    ? 'a Word document'
    : all.includes('content.xml')
      ? 'an OpenDocument file'
      : 'a zip, but not a LinkedIn data export';
  throw new NotAResume(path, `is ${kind}, which can't be read as a résumé`);
}
