import { expect, test } from '@playwright/test';
import { HASH_PATTERN } from '../../plugins/finish/built-files.ts';
import { FAULTS, type Fault, type Faulty } from './faults.ts';
import { type PageFacts, PROJECTS } from './site.ts';

/** A file's name without folder and hash. */
const nameOf = (file: string) => file.replace(/^.*\//, '').replace(HASH_PATTERN, '');

/** What is wrong with a page, one line per problem. */
export type Verdict = string[];

/** A file that a page requests. */
export interface Row {
  page: PageFacts;
  file: string;
  /** Files of one kind are loaded in the same way by every page. */
  kind: string;
}

interface Cell extends Row {
  fault: Fault;
}

const PROJECT_CHUNKS = PROJECTS.map(({ path }) => `${path.slice(1)}.page.js`);

/**
 * The kind of a script or a stylesheet is the file itself: every page loads it by the same call. The scripts of the
 * project pages are one kind: they differ only in their texts.
 */
const kindOfCode = (file: string) =>
  PROJECT_CHUNKS.includes(nameOf(file)) ? 'a project’s script' : nameOf(file);

export const isCode = (file: string) => /\.(js|css)$/.test(file);

/**
 * The rows of one page. One picture of each format represents all that load with the page, and one all that load later:
 * only the browser handles them.
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
 * The cells to test: every kind of file with every fault, spread over the pages that request the kind, so that it fails
 * on each of those pages at least once. A cell tested on one page represents the same kind and fault on the others: the
 * same code loads the file there, whatever the page.
 */
function cellsFor(rows: Row[]): Cell[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.flatMap((kind, turn) => {
    const same = rows.filter((row) => row.kind === kind);
    return Array.from({ length: Math.max(same.length, FAULTS.length) }, (_, index) => ({
      ...(same[index % same.length] as Row),
      fault: FAULTS[(index + turn) % FAULTS.length] as Fault,
    }));
  });
}

/** Tests each cell, and fails with a list of the broken ones. */
export async function testCells(
  name: string,
  faulty: Faulty,
  rows: Row[],
  attempt: (cell: Cell) => Promise<Verdict>,
): Promise<void> {
  const cells = cellsFor(rows);
  const wrong: string[] = [];
  for (const [index, cell] of cells.entries()) {
    if (cell.kind !== cells[index - 1]?.kind) await faulty.renew();
    const what = `${cell.page.path} ${nameOf(cell.file)} ${cell.fault}`;
    await test.step(what, async () => {
      faulty.set(cell.file, cell.fault);
      const verdict = [...(await attempt(cell)), ...faulty.errors];
      if (verdict.length) wrong.push(`${what}: ${verdict.join('; ')}`);
    });
  }
  expect(wrong, name).toEqual([]);
  expect(cells.length).toBeGreaterThan(0);
}
