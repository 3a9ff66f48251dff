import { expect, test } from '@playwright/test';
import { HASH_PATTERN } from '../../plugins/finish/built-files.ts';
import { FAULTS, type Fault, type Faulty } from './faults.ts';
import type { PageFacts } from './site.ts';

/** A file's name without folder and hash. */
export const nameOf = (file: string) => file.replace(/^.*\//, '').replace(HASH_PATTERN, '');

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

export const isCode = (file: string) => /\.(js|css)$/.test(file);

/**
 * The rows of one page, one for each kind. One picture of each format represents all that load with the page, and one all
 * that load later: only the browser handles them.
 * @param kindOfCode by default a script or a stylesheet is a kind of its own: every page loads it by the same call
 */
export function rowsOf(page: PageFacts, early: string[], late: string[] = [], kindOfCode = nameOf): Row[] {
  const rows = new Map<string, Row>();
  for (const [when, files] of Object.entries({ early, late }))
    for (const file of files) {
      const kind = isCode(file) ? kindOfCode(file) : `${when} ${file.split('.').pop()}`;
      if (!rows.has(kind)) rows.set(kind, { page, file, kind });
    }
  return [...rows.values()];
}

/** How files fail that only the browser handles: to the page, a damaged picture or font is a missing one. */
const FAULTS_OF_MEDIA = ['404', 'hangs'] as const;

/**
 * The cells to test: every kind of file with every fault, spread over the pages that request the kind. A cell tested on one
 * page represents the same kind and fault on the others: the same code loads the file there.
 */
const cellsFor = (rows: Row[]): Cell[] =>
  [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => {
    const same = rows.filter((row) => row.kind === kind);
    const faults = same.every(({ file }) => isCode(file)) ? FAULTS : FAULTS_OF_MEDIA;
    return faults.map((fault, index) => ({ ...(same[index % same.length] as Row), fault }));
  });

/** Tests each cell, and fails with a list of the broken ones. */
export async function testCells(
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
  expect(wrong).toEqual([]);
  expect(cells.length).toBeGreaterThan(0);
}
