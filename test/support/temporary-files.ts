import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files by their paths in a folder. */
export type Files = Record<string, string | Uint8Array>;

/** Writes files into a folder, which need not exist. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), data);
  }
}

/** A new folder with these files, which is removed with the run's other temporary files. */
export function temporaryFolder(name: string, files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  writeFiles(folder, files);
  return folder;
}

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
