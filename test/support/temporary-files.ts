import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new, empty folder, which is removed with the run's other temporary files. */
export const temporaryFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`));

/**
 * Gives a run of tests a folder of its own for temporary files, so that no test needs to remove what it writes there.
 * @returns removes the folder, at the end of the run
 */
export default function temporaryFiles(): () => void {
  const folder = temporaryFolder('portfolio-test');
  process.env.TMPDIR = folder;
  process.env.TEMP = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
