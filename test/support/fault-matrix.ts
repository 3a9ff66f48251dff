import { expect, test } from '@playwright/test';
import { HASH_PATTERN } from '../../plugins/finish/built-files.ts';
import { FAULTS, type Fault, type Faulty } from './faults.ts';
import type { PageFacts } from './site.ts';

/** A file's name without folder and hash. */
export const nameOf = (file: string) => file.replace(/^.*\//, '').replace(HASH_PATTERN, '');

/** A file that a page requests. */
export interface Row {
  page: PageFacts;
  file: string;
  /** Files of one kind are loaded in the same way by every page. */
  kind: string;
}

interface Cell extends Row {
  fault: Fault;
  /** All of it, for messages. */
  what: string;
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
 * Tests every kind of file with every fault, spread over the pages that request the kind. What is tested on one page
 * represents the same kind and fault on the others: the same code loads the file there.
 * @param attempt tests one cell, with soft expectations, so that all that are broken are reported
 */
export async function testCells(
  faulty: Faulty,
  rows: Row[],
  attempt: (cell: Cell) => Promise<void>,
): Promise<void> {
  expect(rows.length).toBeGreaterThan(0);
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const same = rows.filter((row) => row.kind === kind);
    await faulty.renew();
    for (const [index, fault] of (same.every(({ file }) => isCode(file))
      ? FAULTS
      : FAULTS_OF_MEDIA
    ).entries()) {
      const row = same[index % same.length] as Row;
      const what = `${row.page.path} ${nameOf(row.file)} ${fault}`;
      await test.step(what, async () => {
        faulty.set(row.file, fault);
        await attempt({ ...row, fault, what });
        expect.soft(faulty.errors, what).toEqual([]);
      });
    }
  }
}
