import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { type Imported, importTables, importText } from './import-resume.ts';
import { GIVE, NotAResume } from './notes.ts';
import { decode } from './read/decode.ts';
import { isLinkedIn, isTable } from './read/linkedin.ts';

/** More than any résumé, and than any export that holds one. */
const MOST_BYTES = { file: 10_000_000, unpacked: 20_000_000, zip: 1_000_000_000 };

/** Whether a file is a résumé by its name, in small letters or large, with accents or without. */
const isNamed = (path: string): boolean =>
  /^(?:resume|cv|lebenslauf)\.(?:json|ya?ml)$/i.test(basename(path).normalize('NFD').replace(/\p{M}/gu, ''));

/** What files of other kinds are, and how they begin. */
const KINDS: Record<string, string[]> = {
  'a PDF': ['%PDF'],
  'a Rich Text file': ['{\\rtf'],
  'a Word document': ['\xd0\xcf\x11\xe0'],
  'a picture': ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'],
  'an archive of a kind that is not read': ['\x1f\x8b', '7z', 'Rar!', 'BZh'],
  'a page or XML': ['<'],
};
const ZIP = ['PK\x03\x04', 'PK\x05\x06'];

/**
 * Makes a résumé of a file or folder of the owner's: JSON, YAML, or LinkedIn's data export as a zip
 * or unpacked.
 * @throws NotAResume in words that say what it is and what to give instead
 */
export function importFrom(path: string): Imported {
  if (/^\w+:\/\//.test(path)) throw new NotAResume(`${path} is an address; download it and give the file`);
  if (!existsSync(path)) throw new NotAResume(`${path} does not exist`);
  try {
    return statSync(path).isDirectory() ? fromFolder(path) : fromFile(path);
  } catch (error) {
    if (error instanceof NotAResume) throw error;
    if (error instanceof RangeError) throw new NotAResume(`${path} is nested too deep for a résumé`);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new NotAResume(`${path} can't be read (${code ?? message}); ${GIVE}`);
  }
}

function fromFolder(path: string): Imported {
  const names = readdirSync(path);
  if (isLinkedIn(names)) {
    const tables = names.filter(isTable).map((name) => [name, decode(readFileSync(join(path, name))).text]);
    return importTables(path, Object.fromEntries(tables));
  }
  const found = names.filter(isNamed);
  if (found.length === 1 && found[0]) return fromFile(join(path, found[0]));
  const why = found.length
    ? `a folder with several résumés (${found.join(', ')})`
    : 'a folder without a résumé';
  throw new NotAResume(`${path} is ${why}; ${found.length ? 'give one of them' : GIVE}`);
}

function fromFile(path: string): Imported {
  const name = basename(path);
  if (statSync(path).size > MOST_BYTES.zip) throw new NotAResume(`${path} is too big for a résumé; ${GIVE}`);
  const bytes = readFileSync(path);
  const begin = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart();
  const begins = (how: string) => begin.startsWith(how);
  if (ZIP.some(begins)) return fromZip(path, bytes);
  const kind = Object.keys(KINDS).find((each) => KINDS[each]?.some(begins));
  if (kind) throw new NotAResume(`${path} is ${kind}, out of which no résumé can be read safely; ${GIVE}`);
  if (bytes.length > MOST_BYTES.file) throw new NotAResume(`${path} is too big for a résumé; ${GIVE}`);
  const { text, encoding } = decode(bytes);
  if (!text.replace('\uFEFF', '').trim()) throw new NotAResume(`${path} is empty; ${GIVE}`);
  if (extname(name).toLowerCase() === '.csv')
    throw new NotAResume(`${path} is one table alone; give the folder that it lies in, or the zip`);
  const imported = importText(name, text);
  if (encoding) {
    const what = `read as ${encoding}, which is not UTF-8`;
    imported.mended.unshift({ file: name, line: 1, field: 'the file', what, also: [] });
  }
  return imported;
}

function fromZip(path: string, bytes: Uint8Array): Imported {
  const all: string[] = [];
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      all.push(name);
      return originalSize < MOST_BYTES.unpacked && (isTable(name) || isNamed(name));
    },
  });
  const texts = Object.entries(files).map(([name, data]): [string, string] => [name, decode(data).text]);
  if (isLinkedIn(all)) return importTables(path, Object.fromEntries(texts.filter(([name]) => isTable(name))));
  const [only, ...more] = texts.filter(([name]) => isNamed(name));
  if (only && !more.length) return importText(basename(only[0]), only[1]);
  const kind = all.some((name) => name.startsWith('word/'))
    ? 'a Word document'
    : all.includes('content.xml')
      ? 'an OpenDocument file'
      : 'a zip, but not of LinkedIn’s data export';
  throw new NotAResume(`${path} is ${kind}, out of which no résumé can be read; ${GIVE}`);
}
