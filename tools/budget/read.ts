import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkSchema, createAjv, messagesOf } from '../../plugins/content/check/schema.ts';
import { type Fault, faultLine } from '../../plugins/content/fault.ts';
import { contentFolder, pathFrom } from '../../plugins/content/read/folder.ts';
import { isObject } from '../../plugins/content/read/merge.ts';
import { readSource, type Source } from '../../plugins/content/read/source.ts';
import type { Site } from '../../plugins/content/types.ts';
import schema from './budget.schema.json' with { type: 'json' };
import { chunksForSettings, complete } from './ceilings.ts';
import type { Budget, BudgetFiles } from './types.ts';

/** The schema of both budget files, from the project's root. */
export const SCHEMA = 'tools/budget/budget.schema.json';

const validate = createAjv().compile(schema);

/** Validates a budget file. A row may be incomplete: the other file may have the rest. */
export const checkBudget = (source: Source): Fault[] =>
  messagesOf(validate, source.value).map(({ path, problem, remedy }) => ({
    ...source.fault(path, problem, remedy),
    field: fieldOf(path),
  }));

/** `['pages', '/', 'html']` as `pages["/"].html`. */
const fieldOf = (path: (string | number)[]): string =>
  path
    .map((key) => (/^\w+$/.test(String(key)) ? `.${key}` : `["${key}"]`))
    .join('')
    .replace(/^\./, '') || 'the file';

/** The contents of a JSON file; empty if it does not exist. */
function read<T extends object>(root: string, file: string, check: (source: Source) => Fault[]): Partial<T> {
  if (!existsSync(file)) return {};
  const source = readSource(root, file);
  const faults = source.faults.length ? source.faults : check(source);
  if (faults.length) throw new Error(faults.map(faultLine).join('\n'));
  return source.value as Partial<T>;
}

/** What a budget file contains: any part of a budget. */
type BudgetFile = Partial<Budget> & { $schema?: string };

/**
 * Reads the ceilings for every site, adjusted to the settings of this one, and next to the content those of this site and
 * its baseline.
 * @throws if one of the files is not valid; the message names line and fault
 */
export function readBudget(root: string) {
  const folder = contentFolder(root);
  const [commonFile, ownFile] = [resolve(root, 'budget.json'), resolve(folder, 'budget.json')];
  const forAll = read<BudgetFile>(root, commonFile, checkBudget);
  const site = read<Site>(root, resolve(folder, 'site.json'), (source) => checkSchema('site', source));
  const common: BudgetFile = { ...forAll, chunks: chunksForSettings(forAll.chunks ?? {}, site) };
  const own = read<BudgetFile>(root, ownFile, checkBudget);
  const names = { common: pathFrom(root, commonFile), own: pathFrom(root, ownFile) };
  const { $schema = pathFrom(folder, resolve(root, SCHEMA)) } = own;
  const files: BudgetFiles = {
    ...names,
    having: (table, row) =>
      has(own, table, row) ? names.own : has(common, table, row) ? names.common : undefined,
  };
  return {
    /** Both files merged: where both have a ceiling, the one next to the content applies. */
    budget: {
      pages: {},
      chunks: {},
      ...complete(own, common),
      baseline: own.baseline ?? common.baseline,
    } as Budget,
    files,
    /** Renders what is specific to this site, for its own file: only the ceilings that differ from those for every site. */
    ownText({ pages, chunks, newPage, carousels, baseline }: Budget): string {
      const ceilings = {
        pages: differing(pages, common.pages) ?? {},
        chunks: differing(chunks, common.chunks) ?? {},
        newPage: differing(newPage, common.newPage),
        carousels: differing(carousels, common.carousels),
      };
      return `${formatJson({ $schema, ...ceilings, baseline })}\n`;
    },
  };
}

/** Whether a file has a row, or any row of a table. */
const has = (file: BudgetFile, table: 'pages' | 'chunks' | 'newPage' | 'carousels', row?: string) =>
  row === undefined ? table in file : Object.hasOwn(file[table] ?? {}, row);

/** The part of a value that differs from the defaults, at any depth; undefined if nothing does. */
function differing(value: unknown, defaults: unknown = {}): unknown {
  if (!isObject(value) || !isObject(defaults)) return value === defaults ? undefined : value;
  const own = Object.entries(value)
    .map(([name, each]) => [name, differing(each, defaults[name])])
    .filter(([, each]) => each !== undefined);
  return own.length ? Object.fromEntries(own) : undefined;
}

const WIDTH = 110;

/** Readable JSON: flat values that fit are on one line. */
export const formatJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/^(.*)([{[][^{}[\]]+[}\]])/gm, (all, before, flat) => {
    const line = before + flat.replace(/\s*\n\s*/g, ' ').replace(/^\[ (.*) \]$/, '[$1]');
    return line.length < WIDTH ? line : all;
  });
