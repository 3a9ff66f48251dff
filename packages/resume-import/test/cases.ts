import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

/** A way to write a résumé, in YAML below a person named Kim Doe, what it becomes, and what is left to the owner. */
export type Case = [kind: string, given: string, expected: string, left: RegExp];

/** A résumé with this part. */
export const kim = (part: string) => (/^(?:basics|cv|en):/m.test(part) ? part : `name: Kim Doe\n${part}`);

const job = (words: string) => `work: [{ name: Acme, ${words} }]`;
const dated = (given: string, start?: string, end?: string): Case => [
  `the dates ${given}`,
  job(`dates: ${JSON.stringify(given)}`),
  job([start && `startDate: "${start}"`, end && `endDate: "${end}"`].filter(Boolean).join(', ')),
  /^$/,
];
const unread = (given: string): Case => [
  `${given}, which is no date that can be read whole`,
  job(`startDate: ${JSON.stringify(given)}`),
  'work: [{ name: Acme }]',
  new RegExp(`work\\[0\\]\\.startDate: "?${given.replace(/[.*+?()[\]]/g, '\\$&')}"? can't be read as a date`),
];
const link = (given: string, url?: string): Case => [
  `the address ${given}`,
  `projects: [{ name: A, url: ${JSON.stringify(given)} }]`,
  `projects: [{ name: A${url ? `, url: ${JSON.stringify(url)}` : ''} }]`,
  url ? /^$/ : /projects\[0\]\.url: .* is no address that a page can link to/,
];
const endless = (words: string): Case => [
  `an end written as ${words}`,
  job(`start: 2020, end: ${JSON.stringify(words)}`),
  job('startDate: "2020"'),
  /^$/,
];
const same = (words: string): Case => [
  `${words}, which stays`,
  job(`summary: ${JSON.stringify(words)}`),
  job(`summary: ${JSON.stringify(words)}`),
  /^$/,
];

/**
 * Cases as rows of a table: cells between ¦, lines within a cell between ⏎, what is left, if anything, as a regular expression.
 * Indented lines go on with the row above.
 */
const casesIn = (table: string): Case[] =>
  table
    .split(/\n(?! )/)
    .map((row) => row.replace(/\n +/g, ' ').split(' ¦ '))
    .map((cells) => cells.map((cell) => cell.replaceAll(' ⏎ ', '\n')))
    .map(([kind = '', given = '', expected = '', left = '^$']) => [kind, given, expected, new RegExp(left)]);

const { dates, open, undated, addresses, stays, tables, shapes, own, hidden } = parse(
  readFileSync(resolve(import.meta.dirname, 'cases.yaml'), 'utf8'),
);

type Row = [given: string, ...expected: string[]];

export const DATES: Case[] = [
  ...dates.map((row: Row) => dated(...row)),
  ...open.map(endless),
  ...undated.map(unread),
  ...casesIn(tables.dates),
];
export const ADDRESSES: Case[] = [...addresses.map((row: Row) => link(...row)), ...casesIn(tables.addresses)];
export const PLACES = casesIn(tables.places);
export const TEXTS: Case[] = [...stays.map(same), ...casesIn(tables.texts)];
export const SHAPES = casesIn(shapes);
/** What is not published. */
export const HIDDEN = casesIn(hidden);
/** What becomes a section: its heading, and its blocks. */
export const OWN = casesIn(own);
