import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Writes a file about a built site into the folder `.build/` next to that of the site. */
export async function writeNextTo(dist: string, name: string, text: string): Promise<void> {
  const folder = resolve(dist, '../.build');
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(folder, name), text);
}
