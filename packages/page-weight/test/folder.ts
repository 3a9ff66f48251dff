import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files into a folder, which need not exist. */
export function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Returns a new folder with these files; it is removed with the run's other temporary files. */
export function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-weight-'));
  write(folder, files);
  return folder;
}
