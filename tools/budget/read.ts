import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFolder } from '../../plugins/content/folder.ts';
import type { Site } from '../../plugins/content/types.ts';
import { chosenChunks } from './ceilings.ts';
import type { Budget } from './types.ts';

/** The ceilings of every site, and beside the content what holds for this one: its own pages and its baseline. */
const read = <T>(file: string): Partial<T> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const filesOf = (root: string) => ({
  common: resolve(root, 'budget.json'),
  own: resolve(contentFolder(root), 'budget.json'),
});

/** The budget that a site is held to: both files as one. */
export function readBudget(root: string): Budget {
  const files = filesOf(root);
  const [common, own] = [read<Budget>(files.common), read<Budget>(files.own)];
  const site = read<Site>(resolve(contentFolder(root), 'site.json'));
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
  const common = read<Budget>(files.common);
  const own = <T>(rows: Record<string, T>, others: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(rows).filter(([name, row]) => !isDeepStrictEqual(row, others[name])));
  const rows = { pages: own(pages, common.pages), chunks: own(chunks, common.chunks), baseline };
  return { file: files.own, text: `${formatJson(rows)}\n` };
}

const WIDTH = 110;

/** JSON that people like to read: what is flat and fits stands on one line. */
export function formatJson(value: unknown, indent = '', before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  const list = Array.isArray(value);
  const [open, close, pad] = list ? ['[', ']', ''] : ['{', '}', ' '];
  if (!entries.length) return open + close;
  const key = (name: string) => (list ? '' : `${JSON.stringify(name)}: `);
  if (!entries.some(([, each]) => typeof each === 'object' && each !== null)) {
    const line = `${open}${pad}${entries.map(([name, each]) => key(name) + JSON.stringify(each)).join(', ')}${pad}${close}`;
    if (indent.length + before + line.length < WIDTH) return line;
  }
  const deeper = `${indent}  `;
  const lines = entries.map(
    ([name, each]) => deeper + key(name) + formatJson(each, deeper, key(name).length),
  );
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
