import Papa from 'papaparse';
import { type Entry, group, list, Tree } from '../tree.ts';
import type { ReadText } from './read-text.ts';

/**
 * The tables of LinkedIn's data export, called as people call the lists of a résumé and their columns as the fields.
 * Tables without a list become sections of the site.
 */
const TABLES =
  'Positions Volunteering Education Honors Certifications Publications Skills Languages Recommendations_Received Projects Courses Organizations Patents TestScores'.split(
    ' ',
  );
/** The tables about the person. */
const PERSON = ['Profile', 'Email Addresses', 'PhoneNumbers', 'Profile Summary'];
/** Their columns. Others, such as birth date and street, don't belong on a public page: they are not read. */
const PUBLIC =
  /^(?:Name|Headline|Summary|Profile Summary|Geo Location|Email Address|Number|Twitter Handles|Websites)$/;

const plain = (name = ''): string => name.toLowerCase().replace(/[\s_]|\.csv$/g, '');

/** LinkedIn's name of the table that a file contains, in any folder, in upper or lower case, with or without spaces. */
const tableOf = (path: string): string | undefined =>
  /\.csv$/i.test(path)
    ? [...PERSON, ...TABLES].find((table) => plain(table) === plain(path.split(/[\\/]/).pop()))
    : undefined;

/** Whether a file is one of the tables that the import reads. */
export const isTable = (path: string): boolean => !!tableOf(path);

/** Whether these files are an export. */
export const isLinkedIn = (paths: string[]): boolean =>
  paths.some((path) => /^(Profile|Positions|Education|Skills)$/.test(tableOf(path) ?? ''));

/** What the header row can start with. */
const FIRST_COLUMNS =
  /^(?:Company Name|School Name|Title|Name|First Name|Email Address|Extension|Number|Profile Summary)$/;
/** Another language, or a spreadsheet that saved it again. */
const UNKNOWN =
  'no row has the names of its columns as LinkedIn writes them, so nothing of it was imported; they are in English, with commas between them';
/** Columns of use to LinkedIn alone, or that are a part of another here. */
const LINKEDINS = /^(?:|Status|Creation Date|Primary|First Name|Last Name|Extension|__parsed_extra)$/;

/** Reads the tables of LinkedIn's data export. */
export function readLinkedIn(tables: [path: string, text: string][]): ReadText {
  const faults: string[] = [];
  const entries: Entry[] = [];
  for (const [path, text] of tables) {
    const name = tableOf(path) ?? '';
    const rows = rowsOf(`${name}.csv`, text);
    if (!rows) faults.push(`${name}.csv:1: ${UNKNOWN}`);
    else if (!PERSON.includes(name))
      entries.push({ key: name.replace('_Received', ''), value: list(rows.map(group)) });
    else entries.push({ key: 'basics', value: group(rows.flat().flatMap(aboutPerson)) });
  }
  return { tree: group(entries), faults };
}

/** The rows that are not hidden, the main address and number first; undefined if there is no known column. */
function rowsOf(file: string, raw: string): Entry[][] | undefined {
  const source = raw.replace(/^\uFEFF/, '').trim();
  const { data, meta } = Papa.parse<Cells>(source, { delimiter: ',', header: true });
  if (source && !FIRST_COLUMNS.test(meta.fields?.[0] ?? '')) return undefined;
  let next = 2;
  const rows = data.map((cells) => {
    const line = next;
    next += Object.values(cells).join('').split('\n').length;
    return { line, cells };
  });
  const isMain = ({ cells }: { cells: Cells }) => Number(/^yes$/i.test(cells.Primary ?? ''));
  return rows
    .filter(({ cells }) => (cells.Status || 'VISIBLE') === 'VISIBLE')
    .sort((a, b) => isMain(b) - isMain(a))
    .map(({ line, cells }) =>
      Object.entries(joined(cells)).flatMap(([key, cell]): Entry[] => {
        const words = LINKEDINS.test(key) ? '' : inWords(cell.trim());
        return words ? [{ key, value: new Tree({ kind: 'text', words, file, line, path: key }) }] : [];
      }),
    );
}

type Cells = Record<string, string>;

/** Cells with what belongs together in one. */
function joined({ Number: number, Extension: extension, ...cells }: Cells): Cells {
  const name = [cells['First Name'], cells['Last Name']].filter(Boolean).join(' ');
  const full = [extension, number].filter(Boolean).join(' ');
  return { ...(name ? { Name: name } : {}), ...cells, ...(number ? { Number: full } : {}) };
}

/** `LIMITED_WORKING` and `PORTFOLIO` are LinkedIn's constants. */
const inWords = (words: string): string =>
  /^[A-Z]+(?:_[A-Z]+)+$/.test(words) ? sentenceCase(words.replaceAll('_', ' ')) : words;

const sentenceCase = (words: string): string => words.charAt(0) + words.slice(1).toLowerCase();

/** What is about the person: handles and websites one by one, `[PORTFOLIO:https://a.dev,OTHER:b.dev]`. */
function aboutPerson({ key, value }: Entry): Entry[] {
  if (!/^(?:Twitter Handles|Websites)$/.test(key)) return PUBLIC.test(key) ? [{ key, value }] : [];
  const parts = value.words.replace(/^\[|\]$/g, '').split(/,\s*/);
  return parts.filter(Boolean).map((part) => {
    const [, kind = '', words = part] = /^(?:OTHER|PERSONAL|([A-Z]+)):(.+)$/.exec(part) ?? [];
    const network = key === 'Websites' ? sentenceCase(kind) : 'X';
    return { key: 'profiles', value: group([{ key: network, value: new Tree({ ...value, words }) }]) };
  });
}
