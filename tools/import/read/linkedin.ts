import Papa from 'papaparse';
import { type Entry, group, type Leaf, list } from '../tree.ts';
import type { ReadText } from './read-text.ts';

/**
 * The tables of LinkedIn's data export, called as people call the lists of a résumé and their columns as the fields.
 * Tables without a list become sections of the site.
 */
const TABLES =
  'Positions Volunteering Education Honors Certifications Publications Skills Languages Recommendations_Received Projects Courses Organizations Patents TestScores'
    .split(' ')
    .map((name) => `${name}.csv`);
/** The tables about the person. */
const PERSON = ['Profile.csv', 'Email Addresses.csv', 'PhoneNumbers.csv', 'Profile Summary.csv'];
/** Their columns. Others, such as birth date and street, don't belong on a public page: they are not read. */
const FIELDS: Record<string, string> = {
  Headline: 'label',
  Summary: 'summary',
  'Profile Summary': 'summary',
  'Geo Location': 'location',
  'Email Address': 'email',
  Number: 'phone',
  Name: 'name',
  'Twitter Handles': 'X',
  Websites: 'profiles',
};
/** The kinds of website whose names don't follow from their constants. */
const KINDS: Record<string, string> = { PERSONAL: 'Website', RSS: 'RSS', OTHER: '' };

const plain = (name = ''): string => name.toLowerCase().replace(/[\s_]/g, '');

/** LinkedIn's name of the table that a file contains, in any folder, in upper or lower case, with or without spaces. */
const tableOf = (path: string): string | undefined =>
  [...PERSON, ...TABLES].find((table) => plain(table) === plain(path.split(/[\\/]/).pop()));

/** Whether a file is one of the tables that the import reads. */
export const isTable = (path: string): boolean => !!tableOf(path);

/** Whether these files are an export. */
export const isLinkedIn = (paths: string[]): boolean =>
  paths.some((path) => /^(Profile|Positions|Education|Skills)\.csv$/.test(tableOf(path) ?? ''));

/** What the header row can start with: there may be prose above it. */
const FIRST_COLUMNS =
  /^(?:Company Name|School Name|Title|Name|First Name|Email Address|Extension|Number|Profile Summary)$/;
/** Another language, or a spreadsheet that saved it again. */
const UNKNOWN =
  'no row has the names of its columns as LinkedIn writes them, so nothing of it was imported; they are in English, with commas between them';

/**
 * Reads the tables of LinkedIn's data export.
 * @param tables file contents by path
 */
export function readLinkedIn(tables: Record<string, string>): Required<ReadText> {
  const faults: string[] = [];
  const person: Entry[] = [];
  const sections: Entry[] = [];
  for (const [path, text] of Object.entries(tables)) {
    const name = tableOf(path) ?? '';
    const rows = rowsOf(name, text);
    if (!rows) faults.push(`${name}:1: ${UNKNOWN}`);
    else if (PERSON.includes(name)) person.push(...rows.flat().flatMap(aboutPerson));
    else sections.push({ key: name.replace(/(?:_Received)?\.csv$/, ''), value: list(rows.map(group)) });
  }
  return { tree: group([{ key: 'basics', value: group(person) }, ...sections]), faults };
}

/** The rows below the header that are not hidden; undefined if there is content without a known header. */
function rowsOf(file: string, raw: string): Entry[][] | undefined {
  const source = raw.replace(/^\uFEFF/, '');
  let next = 1;
  const rows = Papa.parse<string[]>(source, { delimiter: ',' }).data.map((cells) => {
    const line = next;
    next += cells.join('').split('\n').length;
    return { line, cells: cells.map((cell) => cell.trim()) };
  });
  const header = rows.findIndex(({ cells }) => FIRST_COLUMNS.test(cells[0] ?? ''));
  const names = rows[header]?.cells ?? [];
  if (header < 0) return source.trim() ? undefined : [];
  // The main address and number come first.
  const isMain = ({ cells }: { cells: Cells }) => Number(/^yes$/i.test(cells.Primary ?? ''));
  return rows
    .slice(header + 1)
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) as Cells,
    }))
    .filter(({ cells }) => (cells.Status || 'VISIBLE') === 'VISIBLE')
    .sort((a, b) => isMain(b) - isMain(a))
    .map(({ line, cells }) =>
      Object.entries(inWords(cells)).flatMap(([key, words]): Entry[] =>
        words && !LINKEDINS.test(key) ? [{ key, value: { kind: 'text', words, file, line, path: key } }] : [],
      ),
    );
}

type Cells = Record<string, string>;
/** Columns of use to LinkedIn alone, or that are a part of another here. */
const LINKEDINS = /^(?:|Status|Creation Date|Primary|First Name|Last Name|Extension)$/;

/** Cells with what belongs together in one, and words in the place of constants. */
function inWords({ Proficiency = '', ...cells }: Cells): Cells {
  const { 'First Name': first, 'Last Name': last, Number: number, Extension: extension } = cells;
  return {
    ...(first || last ? { Name: `${first} ${last}`.trim() } : {}),
    ...cells,
    ...(number && extension ? { Number: `${extension} ${number}` } : {}),
    Proficiency: /^[A-Z_]+$/.test(Proficiency) ? `${sentenceCase(Proficiency)} proficiency` : Proficiency,
  };
}

/** What is about the person: handles and websites one by one. */
function aboutPerson({ key, value }: Entry): Entry[] {
  const field = FIELDS[key];
  const { words, ...leaf } = value as Leaf;
  if (field !== 'X' && field !== 'profiles') return field ? [{ key: field, value }] : [];
  const parts = words.replace(/^\[|\]$/g, '').split(/,\s*/);
  return parts.filter(Boolean).map((part) => {
    const [, kind = '', words = part] = /^([A-Z_ ]+):(.+)$/.exec(part) ?? [];
    const network = field === 'X' ? field : (KINDS[kind] ?? sentenceCase(kind));
    return { key: 'profiles', value: group([{ key: network, value: { ...leaf, words } }]) };
  });
}

const sentenceCase = (constant: string): string =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll('_', ' ');
