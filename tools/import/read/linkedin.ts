import Papa from 'papaparse';
import { type Entry, group, type Leaf, list, type Tree } from '../tree.ts';
import type { ReadText } from './read-text.ts';

/**
 * The tables of LinkedIn's data export, with the list of the résumé that each becomes. Their columns are called as
 * people call the fields. Tables without a list become sections of the site.
 */
const TABLES: Record<string, string> = {
  'Positions.csv': 'work',
  'Volunteering.csv': 'volunteer',
  'Education.csv': 'education',
  'Honors.csv': 'awards',
  'Certifications.csv': 'certificates',
  'Publications.csv': 'publications',
  'Skills.csv': 'skills',
  'Languages.csv': 'languages',
  'Recommendations_Received.csv': 'references',
  'Projects.csv': 'projects',
  'Courses.csv': 'Courses',
  'Organizations.csv': 'Organizations',
  'Patents.csv': 'Patents',
  'TestScores.csv': 'Test scores',
};
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
  [...PERSON, ...Object.keys(TABLES)].find((table) => plain(table) === plain(path.split(/[\\/]/).pop()));

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
    const key = TABLES[name];
    if (!rows) faults.push(`${name}:1: ${UNKNOWN}`);
    else if (key) sections.push({ key, value: list(rows.map(group)) });
    else person.push(...rows.flat().flatMap(aboutPerson));
  }
  return { tree: group([{ key: 'basics', value: group(person) }, ...sections]), faults };
}

/** The rows below the header that are not hidden; undefined if there is content without a known header. */
function rowsOf(file: string, raw: string): Entry[][] | undefined {
  const source = raw.replace(/^\uFEFF/, '');
  const rows: { line: number; cells: string[] }[] = [];
  let [line, before] = [1, 0];
  Papa.parse<string[]>(source, {
    delimiter: ',',
    step: ({ data, meta }) => {
      rows.push({ line, cells: data.map((cell) => cell.trim()) });
      line += source.slice(before, meta.cursor).split('\n').length - 1;
      before = meta.cursor;
    },
  });
  const header = rows.findIndex(({ cells }) => FIRST_COLUMNS.test(cells[0] ?? ''));
  const names = rows[header]?.cells ?? [];
  if (header < 0) return source.trim() ? undefined : [];
  const given = rows.slice(header + 1).map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  }));
  // The main address and number come first.
  const isMain = ({ cells }: (typeof given)[number]) => Number(/^yes$/i.test(cells.Primary ?? ''));
  return given
    .filter(({ cells }) => (cells.Status || 'VISIBLE') === 'VISIBLE')
    .sort((a, b) => isMain(b) - isMain(a))
    .map(({ line, cells }) =>
      Object.entries(inWords(cells)).flatMap(([key, words]): Entry[] =>
        words && key ? [{ key, value: { kind: 'text', words, file, line, path: key } }] : [],
      ),
    );
}

/** Cells without what is LinkedIn's own, what belongs together in one, and words in the place of constants. */
function inWords(cells: Record<string, string>): Record<string, string> {
  const {
    Status: _,
    'Creation Date': __,
    Primary: ___,
    'First Name': first,
    'Last Name': last,
    Extension,
    Proficiency = '',
    ...rest
  } = cells;
  return {
    ...(first || last ? { Name: `${first} ${last}`.trim() } : {}),
    ...rest,
    ...(rest.Number && Extension ? { Number: `${Extension} ${rest.Number}` } : {}),
    Proficiency: /^[A-Z_]+$/.test(Proficiency) ? `${sentenceCase(Proficiency)} proficiency` : Proficiency,
  };
}

/** What is about the person: handles and websites one by one. */
function aboutPerson({ key, value }: Entry): Entry[] {
  const field = FIELDS[key];
  const leaf = value as Leaf;
  if (field !== 'X' && field !== 'profiles') return field ? [{ key: field, value }] : [];
  const parts = leaf.words.replace(/^\[|\]$/g, '').split(/,\s*/);
  return parts.filter(Boolean).map((part) => {
    const [, kind = '', words = part] = /^([A-Z_ ]+):(.+)$/.exec(part) ?? [];
    const network = {
      ...leaf,
      words: field === 'X' ? field : (KINDS[kind] ?? sentenceCase(kind)),
      fate: 'technical',
    } as Tree;
    return {
      key: 'profiles',
      value: list([
        group([
          { key: 'network', value: network },
          { key: field === 'X' ? 'username' : 'url', value: { ...leaf, words } },
        ]),
      ]),
    };
  });
}

const sentenceCase = (constant: string): string =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll('_', ' ');
