import { expect } from '@playwright/test';
import { type PageFacts, PROJECTS } from '../../test/support/site.ts';
import { FAULTS, type Fault, type Faulty, nameOf } from './faults.ts';

/** What is wrong with a page, one line a fault; nothing where all is well. */
export type Verdict = string[];

/** A file that a page asks for. */
export interface Row {
  page: PageFacts;
  file: string;
  /** Files of one kind are lost in one way, whichever page asks for them. */
  kind: string;
}

export interface Cell extends Row {
  fault: Fault;
}

const PROJECT_CHUNKS = PROJECTS.map(({ path }) => `${path.slice(1)}.js`);

/**
 * The kind of a script or a stylesheet is the file itself: every page gets the same one by the same
 * call. The scripts of two project pages differ by their texts alone.
 */
const kindOfCode = (file: string) =>
  PROJECT_CHUNKS.includes(nameOf(file)) ? 'a project’s script' : nameOf(file);

const isCode = (file: string) => /\.(js|css)$/.test(file);

/**
 * The rows of one page. One picture of each format stands for all that come with the page, and one
 * for all that come later: nothing but the browser handles them.
 */
export function rowsOf(page: PageFacts, early: string[], late: string[]): Row[] {
  const rows = new Map<string, Row>();
  for (const [when, files] of [
    ['early', early],
    ['late', late],
  ] as const)
    for (const file of files) {
      const kind = isCode(file) ? kindOfCode(file) : `${when} ${file.split('.').pop()}`;
      if (!rows.has(kind)) rows.set(kind, { page, file, kind });
    }
  return [...rows.values()];
}

/**
 * The cells to try: every kind of file with every fault, dealt out to the pages that ask for the kind,
 * so that each of those pages loses it at least once. A cell tried on one page stands for the same kind
 * and fault on the others: the same code loads the file there, and knows nothing of the page.
 */
export function deal(rows: Row[]): Cell[] {
  return kindsOf(rows).flatMap((kind, turn) => {
    const same = rows.filter((row) => row.kind === kind);
    return Array.from({ length: Math.max(same.length, FAULTS.length) }, (_, index) => ({
      ...(same[index % same.length] as Row),
      fault: FAULTS[(index + turn) % FAULTS.length] as Fault,
    }));
  });
}

const kindsOf = (rows: Row[]) => [...new Set(rows.map(({ kind }) => kind))];

/** Tries each cell, says how many there are, and fails with the list of those that are not whole. */
export async function tryCells(
  name: string,
  faulty: Faulty,
  rows: Row[],
  attempt: (cell: Cell) => Promise<Verdict>,
): Promise<void> {
  const cells = deal(rows);
  const wrong: string[] = [];
  for (const cell of cells) {
    faulty.set(cell.file, cell.fault);
    const verdict = [...(await attempt(cell)), ...faulty.errors];
    if (verdict.length)
      wrong.push(`${cell.page.path} ${nameOf(cell.file)} ${cell.fault}: ${verdict.join('; ')}`);
  }
  const kinds = kindsOf(rows);
  const all = rows.length * FAULTS.length;
  console.log(
    `${name}: ${cells.length - wrong.length} of ${cells.length} cells whole; they stand for ${all} ` +
      `(${rows.length} files of the pages, of ${kinds.length} kinds: ${kinds.join(', ')})`,
  );
  expect(wrong).toEqual([]);
  expect(cells.length).toBeGreaterThan(0);
  for (const kind of kinds)
    expect(new Set(cells.filter((cell) => cell.kind === kind).map(({ fault }) => fault)).size, kind).toBe(
      FAULTS.length,
    );
}
