import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { faultLine } from '../../plugins/content/fault.ts';
import { contentFolder } from '../../plugins/content/folder.ts';
import { readSource } from '../../plugins/content/source.ts';
import type { Site } from '../../plugins/content/types.ts';
import { chosenChunks } from './ceilings.ts';
import type { Budget } from './types.ts';

/** What a JSON file says; nothing where there is none. */
function read<T extends object>(root: string, file: string): Partial<T> {
  if (!existsSync(file)) return {};
  const { value, faults, fault } = readSource(root, file);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!faults.length && !isObject) faults.push(fault([], 'is no object', 'write it as { … }'));
  if (faults.length) throw new Error(faults.map(faultLine).join('\n'));
  // The parser's objects have no prototype: none would be equal to another one.
  return structuredClone(value) as Partial<T>;
}

/** The ceilings of every site, and beside the content what holds for this one: its own pages and its baseline. */
const filesOf = (root: string) => ({
  common: resolve(root, 'budget.json'),
  own: resolve(contentFolder(root), 'budget.json'),
});

/**
 * The budget that a site is held to: both files as one.
 * @throws where one of them is no JSON, with its line and what is wrong there
 */
export function readBudget(root: string): Budget {
  const files = filesOf(root);
  const [common, own] = [read<Budget>(root, files.common), read<Budget>(root, files.own)];
  const site = read<Site>(root, resolve(contentFolder(root), 'site.json'));
  return {
    ...common,
    ...own,
    pages: { ...common.pages, ...own.pages },
    chunks: { ...chosenChunks(common.chunks ?? {}, site), ...own.chunks },
  } as Budget;
}

/**
 * Renders what is this site's own of a budget, for the file beside its content.
 * @returns the file's absolute path and its new text
 */
export function ownBudget(root: string, { pages, chunks, baseline }: Budget): { file: string; text: string } {
  const files = filesOf(root);
  const common = read<Budget>(root, files.common);
  const own = <T>(rows: Record<string, T>, others: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(rows).filter(([name, row]) => !isDeepStrictEqual(row, others[name])));
  const rows = { pages: own(pages, common.pages), chunks: own(chunks, common.chunks), baseline };
  return { file: files.own, text: `${formatJson(rows)}\n` };
}

const WIDTH = 110;

/** JSON that people like to read: what is flat and fits stands on one line. */
export const formatJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/^(.*)([{[][^{}[\]]+[}\]])/gm, (all, before, flat) => {
    const line = before + flat.replace(/\s*\n\s*/g, ' ').replace(/^\[ (.*) \]$/, '[$1]');
    return line.length < WIDTH ? line : all;
  });
