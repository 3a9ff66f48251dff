import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFolder } from '../../plugins/content/folder.ts';
import { layOut } from './lay-out.ts';
import type { Budget } from './types.ts';

/** The ceilings of every site, and beside the content what holds for this one: its own pages and its baseline. */
const read = (file: string): Partial<Budget> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const filesOf = (root: string) => ({
  common: resolve(root, 'budget.json'),
  own: resolve(contentFolder(root), 'budget.json'),
});

/**
 * The budget that a site is held to: both files as one.
 * @param root absolute path of the project
 */
export function readBudget(root: string): Budget {
  const files = filesOf(root);
  const [common, own] = [read(files.common), read(files.own)];
  return {
    ...common,
    ...own,
    pages: { ...common.pages, ...own.pages },
    chunks: { ...common.chunks, ...own.chunks },
  } as Budget;
}

/**
 * Renders what is this site's own of a budget, for the file beside its content.
 * @returns the file's absolute path and its new text
 */
export function ownBudget(root: string, { pages, chunks, baseline }: Budget): { file: string; text: string } {
  const files = filesOf(root);
  const common = read(files.common);
  const own = <T>(rows: Record<string, T>, others: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(rows).filter(([name, row]) => !isDeepStrictEqual(row, others[name])));
  const rows = { pages: own(pages, common.pages), chunks: own(chunks, common.chunks), baseline };
  return { file: files.own, text: `${layOut(rows)}\n` };
}
