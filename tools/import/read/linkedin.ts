import { quoted } from '../../../plugins/content/schema-words.ts';
import type { Notes } from '../notes.ts';
import type { Entry, Group, Place, Tree } from '../tree.ts';
import { at, group, list, text, textGroup, wordsOf } from '../tree.ts';
import { PERSON, type Row, readTable, SECTIONS } from './linkedin-tables.ts';

/** The table that a file is, by LinkedIn's name, whatever folder it lies in and however a system wrote it. */
function tableOf(path: string): string | undefined {
  const name = path.split(/[\\/]/).pop()?.toLowerCase();
  return ['Profile.csv', ...Object.keys({ ...PERSON, ...SECTIONS })].find(
    (table) => table.toLowerCase() === name,
  );
}

/** Whether a file is one of the tables that are read. */
export const isTable = (path: string): boolean => !!tableOf(path);

/** Whether these are the files of an export. */
export const isLinkedIn = (paths: string[]): boolean =>
  paths.some((path) => /^(Profile|Positions|Education|Skills)\.csv$/.test(tableOf(path) ?? ''));

/**
 * Makes a résumé of the tables of LinkedIn's data export.
 * @param tables text by the path of the file
 */
export function readLinkedIn(tables: Record<string, string>, notes: Notes): Tree {
  const rowsOf = (name: string): Row[] => {
    const path = Object.keys(tables).find((each) => tableOf(each) === name);
    return path === undefined ? [] : readTable(tables[path] ?? '');
  };
  const sections = Object.entries(SECTIONS).flatMap(([file, { section, fields }]): Entry[] => {
    const entries = rowsOf(file).flatMap((row, index) => {
      if ((row.cells.Status || 'VISIBLE') !== 'VISIBLE') return [];
      const place = { file, line: row.line };
      sayUnused(row, Object.values(fields).flat(), place, [section, index], notes);
      return [entryOf(row.cells, fields, place)];
    });
    return entries.length ? [{ key: section, value: list(entries, { file, line: 1 }) }] : [];
  });
  const basics = { key: 'basics', value: person(rowsOf, notes) };
  return group([basics, ...sections], { file: 'Profile.csv', line: 1 });
}

/** Columns that go to one field stand there together. */
function entryOf(cells: Row['cells'], fields: Record<string, string | string[]>, place: Place): Group {
  const entries = Object.entries(fields).flatMap(([key, columns]): Entry[] => {
    const found = [columns].flat().flatMap((column) => cells[column] || []);
    if (!found.length) return [];
    const each = found.map((words) => text(words, place));
    if (key === 'courses') return [{ key, value: list(each, place) }];
    const words = found.join(', ');
    return [{ key, value: text(key === 'fluency' ? fluency(words) : words, place) }];
  });
  return group(entries, place);
}

/** A level comes as words or, in old exports, as a constant such as `NATIVE_OR_BILINGUAL`. */
const fluency = (words: string): string =>
  /^[A-Z_]+$/.test(words) ? `${sentence(words)} proficiency` : words;

const sentence = (constant: string): string =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll('_', ' ');

function sayUnused({ cells }: Row, used: string[], place: Place, path: (string | number)[], notes: Notes) {
  const known = [
    ...used,
    'Status',
    'Creation Date',
    ...(used.includes('Full Name') ? ['First Name', 'Last Name'] : []),
  ];
  for (const [column, words] of Object.entries(cells))
    if (words && column && !known.includes(column))
      notes.leave(place, path, `${column} ${quoted(words)} has no place in a résumé of this kind`);
}

function person(rowsOf: (name: string) => Row[], notes: Notes): Tree {
  const [profile] = rowsOf('Profile.csv');
  const place = { file: 'Profile.csv', line: profile?.line ?? 1 };
  const { cells = {} } = profile ?? {};
  const fields = { name: 'Full Name', label: 'Headline', summary: 'Summary', location: 'Geo Location' };
  const basics = entryOf(cells, fields, place);
  const isMain = (row: Row) => /^yes$/i.test(row.cells.Primary ?? '');
  for (const [file, { key, columns }] of Object.entries(PERSON))
    for (const { line, cells } of rowsOf(file).sort((a, b) => Number(isMain(b)) - Number(isMain(a)))) {
      const words = columns.flatMap((column) => cells[column] || []).join(' ');
      const known = wordsOf(at(basics, key));
      if (words && known && words !== known)
        notes.leave({ file, line }, ['basics', key], `${quoted(words)} is one more; there is place for one`);
      else if (words && !known) basics.entries.push({ key, value: text(words, { file, line }) });
    }
  const profiles = [
    ...several(cells['Twitter Handles']).map((username) => textGroup({ network: 'X', username }, place)),
    ...several(cells.Websites).map((words) => website(words, place)),
  ];
  if (profiles.length) basics.entries.push({ key: 'profiles', value: list(profiles, place) });
  return basics;
}

/** The kinds of website that are not called as their constants are written. */
const WEBSITES: Record<string, string> = { PERSONAL: 'Website', RSS: 'RSS', OTHER: '' };

/** `PERSONAL:https://jane.dev`, or the address alone. */
function website(words: string, place: Place): Tree {
  const [, kind = '', url = words] = /^([A-Z_ ]+):(.+)$/.exec(words) ?? [];
  return textGroup({ network: WEBSITES[kind] ?? sentence(kind), url }, place);
}

/** `[one,two]`, with or without the brackets. */
const several = (words = ''): string[] =>
  words
    .replace(/^\[|\]$/g, '')
    .split(/,\s*/)
    .filter(Boolean);
