import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { faultLine } from '../../plugins/content/fault.ts';
import { contentFolder } from '../../plugins/content/folder.ts';
import { readSource } from '../../plugins/content/source.ts';
import type { Site } from '../../plugins/content/types.ts';
import { chunksForSettings } from './ceilings.ts';
import type { Budget } from './types.ts';

/** The contents of a JSON file; empty if it does not exist. */
function read<T extends object>(root: string, file: string): Partial<T> {
  if (!existsSync(file)) return {};
  const { value, faults, fault } = readSource(root, file);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!faults.length && !isObject) faults.push(fault([], 'is not an object', 'write it as { … }'));
  if (faults.length) throw new Error(faults.map(faultLine).join('\n'));
  // The parser's objects have no prototype, so they would never equal plain ones.
  return structuredClone(value) as Partial<T>;
}

/** The ceilings for every site, and next to the content those of this site: its own pages and its baseline. */
const filesOf = (root: string) => ({
  common: resolve(root, 'budget.json'),
  own: resolve(contentFolder(root), 'budget.json'),
});

/**
 * Reads the budget of a site, both files merged.
 * @throws if one of them is not valid JSON; the message names line and fault
 */
export function readBudget(root: string): Budget {
  const files = filesOf(root);
  const [common, own] = [read<Budget>(root, files.common), read<Budget>(root, files.own)];
  const site = read<Site>(root, resolve(contentFolder(root), 'site.json'));
  return {
    ...common,
    ...own,
    pages: { ...common.pages, ...own.pages },
    chunks: { ...chunksForSettings(common.chunks ?? {}, site), ...own.chunks },
  } as Budget;
}

/**
 * Renders the part of a budget that is specific to this site, for the file next to its content.
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

/** Readable JSON: flat values that fit are on one line. */
export const formatJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/^(.*)([{[][^{}[\]]+[}\]])/gm, (all, before, flat) => {
    const line = before + flat.replace(/\s*\n\s*/g, ' ').replace(/^\[ (.*) \]$/, '[$1]');
    return line.length < WIDTH ? line : all;
  });
