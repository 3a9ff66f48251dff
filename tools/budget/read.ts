import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkSchema } from '../../plugins/content/check/schema.ts';
import { type Fault, faultLine } from '../../plugins/content/fault.ts';
import { contentFolder, pathFrom } from '../../plugins/content/read/folder.ts';
import { readSource, type Source } from '../../plugins/content/read/source.ts';
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

/** A site's budget, and the two files that it is in. */
export interface StoredBudget {
  /** Both files merged: where both have a ceiling, the one next to the content applies. */
  budget: Budget;
  files: BudgetFiles;
  /**
   * Renders the part of a budget that is specific to this site, for the file next to its content: only the ceilings that
   * differ from those for every site.
   */
  ownText(budget: Budget): string;
}

/**
 * Reads the ceilings for every site, adjusted to the settings of this one, and next to the content those of this site and
 * its baseline.
 * @throws if one of the files is not valid; the message names line and fault
 */
export function readBudget(root: string): StoredBudget {
  const folder = contentFolder(root);
  const [commonFile, ownFile] = [resolve(root, 'budget.json'), resolve(folder, 'budget.json')];
  const forAll = read<BudgetFile>(root, commonFile, checkBudget);
  const site = read<Site>(root, resolve(folder, 'site.json'), (source) => checkSchema('site', source));
  const common: BudgetFile = { ...forAll, chunks: chunksForSettings(forAll.chunks ?? {}, site) };
  const own = read<BudgetFile>(root, ownFile, checkBudget);
  const { $schema = pathFrom(folder, resolve(root, SCHEMA)) } = own;
  return {
    budget: {
      pages: mergeRows(own.pages, common.pages),
      chunks: mergeRows(own.chunks, common.chunks),
      newPage: mergeRow(own.newPage, common.newPage),
      carousels: mergeRow(own.carousels, common.carousels),
      baseline: own.baseline ?? common.baseline,
    } as Budget,
    files: namesOf([pathFrom(root, ownFile), own], [pathFrom(root, commonFile), common]),
    ownText: (budget) => `${formatJson({ $schema, ...withoutCommon(budget, common) })}\n`,
  };
}

const mergeRow = <Row extends object>(row: Row | undefined, defaults: Row | undefined) =>
  row || defaults ? { ...defaults, ...row } : undefined;

type Named = [name: string, file: BudgetFile];

/** The names of a site's budget files, and which rows each of them has. */
const namesOf = (own: Named, common: Named): BudgetFiles => ({
  common: common[0],
  own: own[0],
  having: (table, row) =>
    [own, common].find(
      ([, { [table]: rows }]) => rows && (row === undefined || Object.hasOwn(rows, row)),
    )?.[0],
});

/** The ceilings of a budget that differ from those for every site, and its baseline. */
function withoutCommon({ pages, chunks, newPage, carousels, baseline }: Budget, common: BudgetFile) {
  const tableOf = <Row extends object>(rows: Record<string, Row>, others: Record<string, Row> = {}) =>
    Object.fromEntries(
      Object.entries(rows).flatMap(([name, row]) => {
        const own = differing(row, others[name]);
        return own ? [[name, own]] : [];
      }),
    );
  return {
    pages: tableOf(pages, common.pages),
    chunks: tableOf(chunks, common.chunks),
    newPage: differing(newPage, common.newPage),
    carousels: differing(carousels, common.carousels),
    baseline,
  };
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
