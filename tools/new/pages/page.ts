import type { Nodes, RootContent } from 'mdast';
import { stringify } from 'yaml';
import { treeOf } from '../../../plugins/content/read/markdown-tree.ts';
import type { Fault } from '../../../plugins/fault.ts';
import type { Front } from './front-matter.ts';

/** A project's page on its way from another site. */
export interface Page {
  /** The name that the owner knows the file by. */
  file: string;
  front: Front;
  /** Below the front matter, as they were. */
  given: string[];
  /** As the page has them; those that were taken out are undefined, so that each keeps its number. */
  lines: (string | undefined)[];
  /** The number of the file's lines above. */
  above: number;
  /** What is left to do, one line each, with the words that were taken out. */
  left: string[];
}

export const problemOf = ({ field, problem, remedy }: Fault): string => `${field} ${problem}; ${remedy}`;

/** Returns a page's Markdown, with an empty line for each that was taken out. */
export const bodyOf = ({ lines }: Page): string => lines.map((line) => line ?? '').join('\n');

/** Writes a page's Markdown, of as many lines as `bodyOf` returned. */
export function rewrite(page: Page, text: string): void {
  const lines = text.split('\n');
  page.lines = page.lines.map((line, index) => (line === undefined ? line : lines[index]));
}

const frontOf = ({ front }: Page): string => `---\n${stringify(front, { lineWidth: 0 })}---\n`;

/** Returns a page's file as it is so far. */
export const textOf = (page: Page): string => frontOf(page) + bodyOf(page);

/** Returns a page's file without the gaps where something was taken out. */
export function closedText(page: Page): string {
  const lines: string[] = [];
  let isGap = true;
  for (const line of page.lines) {
    if (line?.trim()) {
      if (isGap && lines.at(-1)?.trim()) lines.push('');
      lines.push(line);
    } else if (line !== undefined && !isGap) lines.push(line);
    else if (lines.at(-1)?.trim()) lines.push('');
    isGap = line === undefined || (isGap && !line.trim());
  }
  return `${frontOf(page)}\n${lines.join('\n').trimEnd()}\n`;
}

/** Returns the first and the last row of a node. */
export const rowsOf = ({ position }: Nodes): [first: number, last: number] => [
  (position?.start.line ?? 1) - 1,
  (position?.end.line ?? 1) - 1,
];

const isAt = (row: number) => (node: Nodes) => {
  const [first, last] = rowsOf(node);
  return first <= row && row <= last;
};

/** Returns the smallest part of a text that can be without: an item of a list, or else what stands by itself. */
function partAt(nodes: RootContent[], row: number): RootContent | undefined {
  const node = nodes.find(isAt(row));
  const item = node?.type === 'list' && node.children.find(isAt(row));
  if (!item) return node;
  const inner = item.children.find((each) => each.type === 'list' && isAt(row)(each));
  return (inner && partAt([inner], row)) ?? item;
}

/** Takes rows out of a page, and says why. */
export function takeRows(page: Page, [first, last]: [number, number], why: string): void {
  const words = page.given.filter((_, row) => first <= row && row <= last && page.lines[row] !== undefined);
  if (words.length)
    page.left.push(`${page.file}:${page.above + first + 1}: ${why}: ${JSON.stringify(words.join('\n'))}`);
  page.lines.fill(undefined, first, last + 1);
}

/** Takes out of a page what faults in its file are about; false if one is about all of it. */
export function takeOut(page: Page, faults: Fault[]): boolean {
  const nodes = treeOf(bodyOf(page)).children;
  const top = frontOf(page).split('\n').length - 1;
  const isDone = faults.every((fault) => {
    const { line = 0, field } = fault;
    const why = problemOf(fault);
    const part = line > top && partAt(nodes, line - top - 1);
    if (part) takeRows(page, rowsOf(part), why);
    if (part) return true;
    const [key = ''] = /^\w+/.exec(field) ?? [];
    if (line > top || key === 'title') return false;
    const value = page.front[key];
    if (value !== undefined) page.left.push(`${page.file}: ${why}: ${JSON.stringify(value)}`);
    return value !== undefined && delete page.front[key];
  });
  while (takeEmpty(page));
  return isDone;
}

/** Takes out a subheading of which all that it was about was taken out; false if there is none. */
function takeEmpty(page: Page): boolean {
  const nodes = treeOf(bodyOf(page)).children;
  const empty = nodes.find((node, index) => {
    const below = page.lines.slice(rowsOf(node)[1] + 1).find((line) => line !== '');
    const isLast = (nodes[index + 1]?.type ?? 'heading') === 'heading';
    return node.type === 'heading' && node.depth === 3 && isLast && below === undefined;
  });
  if (empty) takeRows(page, rowsOf(empty), 'has nothing below it now');
  return empty !== undefined;
}

/** Says what became of lines, with the words of the first. */
export function sayOnce(page: Page, rows: number[], what: string): void {
  const [first, ...others] = rows.map((row) => page.above + row + 1);
  const also = others.length ? `, likewise on line ${others.join(', ')}` : '';
  if (first)
    page.left.push(`${page.file}:${first}: ${what}${also}: ${JSON.stringify(page.given[rows[0] ?? 0])}`);
}
