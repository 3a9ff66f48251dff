import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type Fault, faultLine } from '../../plugins/content/fault.ts';
import { contentFolder } from '../../plugins/content/folder.ts';
import { checkSchema } from '../../plugins/content/schema.ts';
import { readSource, type Source } from '../../plugins/content/source.ts';
import type { Site } from '../../plugins/content/types.ts';
import { chunksForSettings, mergeRows } from './ceilings.ts';
import { checkBudget, SCHEMA } from './check.ts';
import type { Budget, BudgetFiles } from './types.ts';

/** The contents of a JSON file; empty if it does not exist. */
function read<T extends object>(root: string, file: string, check: (source: Source) => Fault[]): Partial<T> {
  if (!existsSync(file)) return {};
  const source = readSource(root, file);
  const faults = source.faults.length ? source.faults : check(source);
  if (faults.length) throw new Error(faults.map(faultLine).join('\n'));
  // The parser's objects have no prototype, so they would never equal plain ones.
  return structuredClone(source.value) as Partial<T>;
}

/** What a budget file contains: any part of a budget. */
type BudgetFile = Partial<Budget> & { $schema?: string };

/** The two files: the ceilings for every site, and next to the content those of this site and its baseline. */
const filesOf = (root: string) => ({
  common: resolve(root, 'budget.json'),
  own: resolve(contentFolder(root), 'budget.json'),
});

/** The ceilings for every site, adjusted to the settings of this one. */
function readCommon(root: string): BudgetFile {
  const common = read<BudgetFile>(root, filesOf(root).common, checkBudget);
  const site = read<Site>(root, resolve(contentFolder(root), 'site.json'), (source) =>
    checkSchema('site', source),
  );
  return { ...common, chunks: chunksForSettings(common.chunks ?? {}, site) };
}

const readOwn = (root: string): BudgetFile => read<BudgetFile>(root, filesOf(root).own, checkBudget);

/**
 * Reads the budget of a site, both files merged: where both have a ceiling, the one next to the content applies.
 * @throws if one of them is not valid; the message names line and fault
 */
export function readBudget(root: string): Budget {
  const [common, own] = [readCommon(root), readOwn(root)];
  return {
    pages: mergeRows(own.pages, common.pages),
    chunks: mergeRows(own.chunks, common.chunks),
    newPage: mergeRow(own.newPage, common.newPage),
    carousels: mergeRow(own.carousels, common.carousels),
    baseline: own.baseline ?? common.baseline,
  } as Budget;
}

const mergeRow = <Row extends object>(row: Row | undefined, defaults: Row | undefined) =>
  row || defaults ? { ...defaults, ...row } : undefined;

const pathFrom = (folder: string, file: string) => relative(folder, file).replaceAll('\\', '/');

/** The names of a site's budget files, and which rows each of them has. */
export function budgetFiles(root: string): BudgetFiles {
  const files = filesOf(root);
  const [common, own] = [pathFrom(root, files.common), pathFrom(root, files.own)];
  const tables = [
    [own, readOwn(root)],
    [common, readCommon(root)],
  ] as const;
  return {
    common,
    own,
    having: (table, row) =>
      tables.find(([, { [table]: rows }]) => rows && (row === undefined || Object.hasOwn(rows, row)))?.[0],
  };
}

/**
 * Renders the part of a budget that is specific to this site, for the file next to its content: only the ceilings that
 * differ from those for every site.
 * @returns the file's absolute path and its new text
 */
export function ownBudget(root: string, budget: Budget): { file: string; text: string } {
  const file = filesOf(root).own;
  const [common, { $schema = pathFrom(dirname(file), resolve(root, SCHEMA)) }] = [
    readCommon(root),
    readOwn(root),
  ];
  const tableOf = <Row extends object>(rows: Record<string, Row>, others: Record<string, Row> = {}) =>
    Object.fromEntries(
      Object.entries(rows).flatMap(([name, row]) => {
        const own = differing(row, others[name]);
        return own ? [[name, own]] : [];
      }),
    );
  const text = formatJson({
    $schema,
    pages: tableOf(budget.pages, common.pages),
    chunks: tableOf(budget.chunks, common.chunks),
    newPage: differing(budget.newPage, common.newPage),
    carousels: differing(budget.carousels, common.carousels),
    baseline: budget.baseline,
  });
  return { file, text: `${text}\n` };
}

/** The fields of a row that differ from the defaults; undefined if none does. */
function differing<Row extends object>(row: Row | undefined, defaults: Partial<Row> = {}) {
  const own = Object.entries(row ?? {}).filter(([field, value]) => value !== defaults[field as keyof Row]);
  return own.length ? Object.fromEntries(own) : undefined;
}

const WIDTH = 110;

/** Readable JSON: flat values that fit are on one line. */
export const formatJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/^(.*)([{[][^{}[\]]+[}\]])/gm, (all, before, flat) => {
    const line = before + flat.replace(/\s*\n\s*/g, ' ').replace(/^\[ (.*) \]$/, '[$1]');
    return line.length < WIDTH ? line : all;
  });
