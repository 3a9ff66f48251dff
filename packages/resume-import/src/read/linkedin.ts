import Papa from 'papaparse';
import { visibleText } from '../text/visible-text.ts';
import { type Entry, group, list, Tree } from '../tree.ts';
import names from './linkedin.json' with { type: 'json' };
import { assertFew, type ReadText } from './read-text.ts';

const plain = (name = ''): string => name.toLowerCase().replace(/[\s_]/g, '');

/** Returns LinkedIn's name of the table that a file contains, in any folder, in upper or lower case, with or without spaces. */
export const tableOf = (path: string): string | undefined =>
  [...names.person, ...names.lists].find(
    (table) => plain(`${table}.csv`) === plain(path.split(/[\\/]/).pop()),
  );

/** True if these files are an export. */
export const isLinkedIn = (paths: string[]): boolean =>
  paths.some((path) => /^(Profile|Positions|Education|Skills)$/.test(tableOf(path) ?? ''));

/** The fault of a table that is in another language, or that a spreadsheet has saved again. */
const UNKNOWN =
  'no row has the names of its columns as LinkedIn writes them, so nothing of it was imported; they are in English, with commas between them';

/** Reads the tables of LinkedIn's data export, called as people call the lists of a résumé. */
export function readLinkedIn(tables: [path: string, text: string][]): ReadText {
  const faults: string[] = [];
  const entries: Entry[] = [];
  for (const [path, text] of tables) {
    const name = tableOf(path) ?? '';
    const rows = rowsOf(`${name}.csv`, text);
    if (!rows) faults.push(`${name}.csv:1: ${UNKNOWN}`);
    else if (names.person.includes(name))
      entries.push({ key: 'basics', value: group(rows.flat().flatMap(aboutPerson)) });
    else entries.push({ key: name.replace('_Received', ''), value: list(rows.map(group)) });
  }
  return { tree: group(entries), faults };
}

type Cells = Record<string, string>;

/** Returns the rows that are not hidden, the main address and number first; undefined if there is no known column. */
function rowsOf(file: string, raw: string): Entry[][] | undefined {
  const source = raw.replace(/^\uFEFF/, '').trim();
  assertFew(file, source);
  const { data, meta } = Papa.parse<Cells>(source, { delimiter: ',', header: true });
  if (source && !names.firstColumns.includes(meta.fields?.[0] ?? '')) return undefined;
  let line = 1;
  const rows = data.map((cells) => {
    const place = { file, line: line + 1 };
    line += Object.values(cells).join('').split('\n').length;
    return { cells, entries: entriesIn(cells, place) };
  });
  const isMain = ({ cells }: { cells: Cells }) => Number(/^yes$/i.test(cells.Primary ?? ''));
  return rows
    .filter(({ cells }) => (cells.Status || 'VISIBLE') === 'VISIBLE')
    .sort((a, b) => isMain(b) - isMain(a))
    .map(({ entries }) => entries);
}

/** Returns the cells of a row, without those of use only to LinkedIn; the parts of a name or a number are one cell. */
function entriesIn({ Number: number = '', Extension: extension, ...cells }: Cells, place: Partial<Tree>) {
  const name = [cells['First Name'], cells['Last Name']].filter(Boolean).join(' ');
  const full = number && [extension, number].filter(Boolean).join(' ');
  return Object.entries({ Name: name, ...cells, Number: full }).flatMap(([key, cell]) => {
    const words = names.ownColumns.includes(key) ? '' : inWords(visibleText(cell).trim());
    return words ? [{ key, value: new Tree({ kind: 'string', words, path: key, ...place }) }] : [];
  });
}

/** Returns a text as people write it: `LIMITED_WORKING` and `PORTFOLIO` are LinkedIn's constants. */
const inWords = (words: string): string =>
  /^[A-Z]+(?:_[A-Z]+)+$/.test(words) ? sentenceCase(words.replaceAll('_', ' ')) : words;

const sentenceCase = (words: string): string => words.charAt(0) + words.slice(1).toLowerCase();

/** Returns a cell about the person; handles and websites one by one: `[PORTFOLIO:https://a.dev,OTHER:b.dev]`. */
function aboutPerson({ key, value }: Entry): Entry[] {
  // Other columns, such as birth date and street, don't belong on a public page.
  if (!/^(?:Twitter Handles|Websites)$/.test(key))
    return names.publicColumns.includes(key) ? [{ key, value }] : [];
  const parts = value.words.replace(/^\[|\]$/g, '').split(/,\s*/);
  return parts.filter(Boolean).map((part) => {
    const [, kind = '', words = part] = /^(?:OTHER|PERSONAL|([A-Z]+)):(.+)$/.exec(part) ?? [];
    const network = key === 'Websites' ? sentenceCase(kind) : 'X';
    return { key: 'profiles', value: group([{ key: network, value: new Tree({ ...value, words }) }]) };
  });
}
