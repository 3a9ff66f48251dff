import { quoted } from '../../../plugins/content/check/schema-messages.ts';
import type { Notes } from '../notes.ts';
import type { Entry, Group, Origin, Tree } from '../tree.ts';
import { at, group, list, text, textGroup, textOf } from '../tree.ts';
import { PERSON, type Row, readTable, SECTIONS, UNUSED } from './linkedin-tables.ts';

/** LinkedIn's name of the table that a file contains, in any folder, in upper or lower case, with or without spaces. */
function tableOf(path: string): string | undefined {
  const plain = (name = '') => name.toLowerCase().replace(/[\s_]/g, '');
  const name = plain(path.split(/[\\/]/).pop());
  const tables = ['Profile.csv', ...Object.keys({ ...PERSON, ...SECTIONS }), ...UNUSED];
  return tables.find((table) => plain(table) === name);
}

/** Whether a file is one of the tables that the import reads. */
export const isTable = (path: string): boolean => !!tableOf(path);

/** Whether these files are an export. */
export const isLinkedIn = (paths: string[]): boolean =>
  paths.some((path) => /^(Profile|Positions|Education|Skills)\.csv$/.test(tableOf(path) ?? ''));

/** A table in another language, or saved again by a spreadsheet. */
const UNKNOWN_TABLE =
  'no row has the names of its columns as LinkedIn writes them, so nothing of it was imported; they are in English, with commas between them';

/**
 * Reads the tables of LinkedIn's data export as a résumé.
 * @param tables file contents by path
 */
export function readLinkedIn(tables: Record<string, string>, notes: Notes): Tree {
  const rowsOf = (name: string): Row[] => {
    const path = Object.keys(tables).find((each) => tableOf(each) === name);
    const rows = path === undefined ? [] : readTable(tables[path] ?? '');
    if (!rows) notes.addUnresolved({ file: name, line: 1 }, [], UNKNOWN_TABLE);
    return rows ?? [];
  };
  const sections = Object.entries(SECTIONS).flatMap(([file, { section, fields }]): Entry[] => {
    const entries = rowsOf(file).flatMap((row, index) => {
      if ((row.cells.Status || 'VISIBLE') !== 'VISIBLE') return [];
      const origin = { file, line: row.line };
      noteUnused(row, Object.values(fields).flat(), origin, [section, index], notes);
      return [entryOf(row.cells, fields, origin)];
    });
    return entries.length ? [{ key: section, value: list(entries, { file, line: 1 }) }] : [];
  });
  const basics = { key: 'basics', value: readPerson(rowsOf, notes) };
  for (const file of UNUSED)
    for (const { line, cells } of rowsOf(file)) {
      const words = Object.values(cells).filter(Boolean).join(', ');
      notes.addUnresolved({ file, line }, [], `${quoted(words)} has no section in JSON Resume`);
    }
  return group([basics, ...sections], { file: 'Profile.csv', line: 1 });
}

/** An entry made from a row's cells. Several columns of one field are joined. */
function entryOf(cells: Row['cells'], fields: Record<string, string | string[]>, origin: Origin): Group {
  const entries = Object.entries(fields).flatMap(([key, columns]): Entry[] => {
    const found = [columns].flat().flatMap((column) => cells[column] || []);
    if (!found.length) return [];
    const each = found.map((words) => text(words, origin));
    if (key === 'courses') return [{ key, value: list(each, origin) }];
    const words = found.join(', ');
    return [{ key, value: text(key === 'fluency' ? fluency(words) : words, origin) }];
  });
  return group(entries, origin);
}

/** A language level: plain words or, in old exports, a constant such as `NATIVE_OR_BILINGUAL`. */
const fluency = (words: string): string =>
  /^[A-Z_]+$/.test(words) ? `${sentenceCase(words)} proficiency` : words;

const sentenceCase = (constant: string): string =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll('_', ' ');

function noteUnused({ cells }: Row, used: string[], origin: Origin, path: (string | number)[], notes: Notes) {
  const names = used.includes('Full Name') ? ['First Name', 'Last Name'] : [];
  const known = [...used, ...names, 'Status', 'Creation Date'];
  for (const [column, words] of Object.entries(cells))
    if (words && column && !known.includes(column))
      notes.addUnresolved(origin, path, `${column} ${quoted(words)} has no field in JSON Resume`);
}

function readPerson(rowsOf: (name: string) => Row[], notes: Notes): Tree {
  const [profile] = rowsOf('Profile.csv');
  const origin = { file: 'Profile.csv', line: profile?.line ?? 1 };
  const { cells = {} } = profile ?? {};
  const fields = { name: 'Full Name', label: 'Headline', summary: 'Summary', location: 'Geo Location' };
  const basics = entryOf(cells, fields, origin);
  const isMain = (row: Row) => /^yes$/i.test(row.cells.Primary ?? '');
  for (const [file, { key, columns }] of Object.entries(PERSON))
    for (const { line, cells } of rowsOf(file).sort((a, b) => Number(isMain(b)) - Number(isMain(a)))) {
      const words = columns.flatMap((column) => cells[column] || []).join(' ');
      const known = textOf(at(basics, key));
      const why = `${quoted(words)} is an extra value; there is only room for one`;
      if (words && !known) basics.entries.push({ key, value: text(words, { file, line }) });
      else if (words && words !== known) notes.addUnresolved({ file, line }, ['basics', key], why);
    }
  const profiles = [
    ...splitList(cells['Twitter Handles']).map((username) => textGroup({ network: 'X', username }, origin)),
    ...splitList(cells.Websites).map((words) => website(words, origin)),
  ];
  if (profiles.length) basics.entries.push({ key: 'profiles', value: list(profiles, origin) });
  return basics;
}

/** The kinds of website whose names don't follow from their constants. */
const WEBSITES: Record<string, string> = { PERSONAL: 'Website', RSS: 'RSS', OTHER: '' };

/** `PERSONAL:https://jane.dev`, or the URL alone. */
function website(words: string, origin: Origin): Tree {
  const [, kind = '', url = words] = /^([A-Z_ ]+):(.+)$/.exec(words) ?? [];
  return textGroup({ network: WEBSITES[kind] ?? sentenceCase(kind), url }, origin);
}

/** `[one,two]`, with or without the brackets. */
const splitList = (words = ''): string[] =>
  words
    .replace(/^\[|\]$/g, '')
    .split(/,\s*/)
    .filter(Boolean);
