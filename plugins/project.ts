import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The folder of this code; absolute. It is the project's root, unless the code is installed as a package. */
export const CODE = resolve(import.meta.dirname, '..');

/** Returns the absolute path of the project: the installed package's commands set `PROJECT_ROOT`, else it is this code. */
export const projectRoot = (): string => resolve(process.env.PROJECT_ROOT ?? CODE);

/** Returns the absolute path of a file of this code below a project, which may have the code as an installed package. */
export const codeFile = (file: string, root = projectRoot()): string =>
  resolve(root, process.env.PROJECT_ROOT ? CODE.replace(/^.*[\\/](?=node_modules[\\/])/, '') : '', file);

/** Writes a file about a built site into the folder `.build/` next to that of the site. */
export async function writeNextTo(dist: string, name: string, text: string): Promise<void> {
  const folder = resolve(dist, '../.build');
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(folder, name), text);
}

/** Writes a file of a cache whole or not at all, even if several processes do it at once. */
export function keepFile(file: string, data: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, data);
  renameSync(`${file}.${process.pid}`, file);
}
