import Papa from 'papaparse';
import { type Entry, type Group, group, type Leaf, list, type Tree } from '../tree.ts';
import type { ReadText } from './read-text.ts';

/**
 * The tables of LinkedIn's data export, with the list of the résumé that each becomes. Their columns are called as
 * people call the fields; those that belong together are joined. Tables without a list become sections of the site.
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

/** The columns about the person. Others, such as birth date and street, don't belong on a public page: they are not read. */
const PERSON: Record<string, Record<string, string>> = {
  'Profile.csv': {
    'First Name': 'firstName',
    'Last Name': 'lastName',
    Headline: 'label',
    Summary: 'summary',
    'Geo Location': 'location',
    'Twitter Handles': 'twitter',
    Websites: 'profiles',
  },
  'Email Addresses.csv': { 'Email Address': 'email' },
  'PhoneNumbers.csv': { Number: 'phone' },
  'Profile Summary.csv': { 'Profile Summary': 'summary' },
};

const plain = (name = ''): string => name.toLowerCase().replace(/[\s_]/g, '');

/** LinkedIn's name of the table that a file contains, in any folder, in upper or lower case, with or without spaces. */
const tableOf = (path: string): string | undefined =>
  Object.keys({ ...PERSON, ...TABLES }).find((table) => plain(table) === plain(path.split(/[\\/]/).pop()));

/** Whether a file is one of the tables that the import reads. */
export const isTable = (path: string): boolean => !!tableOf(path);

/** Whether these files are an export. */
export const isLinkedIn = (paths: string[]): boolean =>
  paths.some((path) => /^(Profile|Positions|Education|Skills)\.csv$/.test(tableOf(path) ?? ''));

/** What the header row can start with: there may be prose above it. */
const FIRST_COLUMNS =
  /^(?:Company Name|School Name|Title|Name|First Name|Email Address|Extension|Number|Profile Summary)$/;

/**
 * Reads the tables of LinkedIn's data export.
 * @param tables file contents by path
 */
export function readLinkedIn(tables: Record<string, string>): Required<ReadText> {
  const faults: string[] = [];
  const person: Entry[] = [];
  const sections = new Map<string, Tree[]>();
  for (const name of Object.keys({ ...PERSON, ...TABLES })) {
    const path = Object.keys(tables).find((each) => tableOf(each) === name);
    const rows = path === undefined ? [] : rowsOf(name, tables[path] ?? '');
    // A table in another language, or saved again by a spreadsheet.
    if (!rows)
      faults.push(
        `${name}:1: no row has the names of its columns as LinkedIn writes them, so nothing of it was imported; they are in English, with commas between them`,
      );
    for (const row of rows ?? []) {
      const key = TABLES[name];
      if (!key) person.push(...aboutPerson(row, PERSON[name] ?? {}));
      else if (isVisible(row)) sections.set(key, [...(sections.get(key) ?? []), withWords(row)]);
    }
  }
  const lists = [...sections].map(([key, items]) => ({ key, value: list(items) }));
  return { tree: group([{ key: 'basics', value: group(person) }, ...lists]), faults };
}

/** The rows below the header, perhaps below some lines of prose; undefined if there is content without a known header. */
function rowsOf(file: string, raw: string): Group[] | undefined {
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
  if (header < 0) return source.trim() ? undefined : [];
  const names = rows[header]?.cells ?? [];
  const entries = rows.slice(header + 1).map(({ line, cells }) =>
    names.flatMap((key, index): Entry[] => {
      const words = cells[index];
      return words && key ? [{ key, value: { kind: 'text', words, file, line, path: key } }] : [];
    }),
  );
  // The main address and number come first.
  const isMain = (row: Entry[]) => /^yes$/i.test(wordsIn(row, 'Primary'));
  return entries
    .filter((row) => row.length)
    .sort((a, b) => Number(isMain(b)) - Number(isMain(a)))
    .map(group);
}

const wordsIn = (row: Entry[], name: string): string =>
  (row.find(({ key }) => key === name)?.value as Leaf | undefined)?.words ?? '';

const isVisible = ({ entries }: Group): boolean => (wordsIn(entries, 'Status') || 'VISIBLE') === 'VISIBLE';

/** What is about the person: handles and websites one by one. */
const aboutPerson = ({ entries }: Group, columns: Record<string, string>): Entry[] =>
  entries.flatMap(({ key, value }): Entry[] => {
    const field = columns[key];
    const leaf = value as Leaf;
    if (!field) return [];
    if (field === 'phone')
      return [
        {
          key: field,
          value: { ...leaf, words: [wordsIn(entries, 'Extension'), leaf.words].filter(Boolean).join(' ') },
        },
      ];
    if (field !== 'twitter' && field !== 'profiles') return [{ key: field, value }];
    const parts = leaf.words
      .replace(/^\[|\]$/g, '')
      .split(/,\s*/)
      .filter(Boolean);
    return parts.map((words) => {
      const [, kind = '', url = words] = /^([A-Z_ ]+):(.+)$/.exec(words) ?? [];
      const network = field === 'twitter' ? 'X' : (KINDS[kind] ?? sentenceCase(kind));
      const item = [
        ...(network
          ? [{ key: 'network', value: { ...leaf, words: network, fate: 'technical' as const } }]
          : []),
      ];
      const address = { key: field === 'twitter' ? 'username' : 'url', value: { ...leaf, words: url } };
      return { key: 'profiles', value: list([group([...item, address])]) };
    });
  });

/** The kinds of website whose names don't follow from their constants. */
const KINDS: Record<string, string> = { PERSONAL: 'Website', RSS: 'RSS', OTHER: '' };

/** A row without what is LinkedIn's own, and with words in the place of constants such as `NATIVE_OR_BILINGUAL`. */
const withWords = ({ entries }: Group): Group =>
  group(
    entries.flatMap(({ key, value }) => {
      const leaf = value as Leaf;
      if (['Status', 'Creation Date', 'Last Name'].includes(key)) return [];
      if (key === 'First Name')
        return [{ key: 'Name', value: { ...leaf, words: `${leaf.words} ${wordsIn(entries, 'Last Name')}` } }];
      const isConstant = key === 'Proficiency' && /^[A-Z_]+$/.test(leaf.words);
      return [
        { key, value: isConstant ? { ...leaf, words: `${sentenceCase(leaf.words)} proficiency` } : value },
      ];
    }),
  );

const sentenceCase = (constant: string): string =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll('_', ' ');
