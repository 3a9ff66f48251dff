import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The folder of this code; absolute. It is the project's root, unless the code is installed as a package. */
export const CODE = resolve(import.meta.dirname, '..');

/** Returns the project's root: the folder that a command of the installed package is for, else that of this code; absolute. */
export const projectRoot = (): string => resolve(process.env.PROJECT_ROOT ?? CODE);

/** Returns where a project has a file of the code, for what names it: once the package is installed there; absolute. */
export const codeFile = (file: string, root = projectRoot()): string =>
  resolve(root, process.env.PROJECT_ROOT ? CODE.replace(/^.*[\\/](?=node_modules[\\/])/, '') : '', file);

/** Writes a file about a built site into the folder `.build/` next to that of the site. */
export async function writeNextTo(dist: string, name: string, text: string): Promise<void> {
  const folder = resolve(dist, '../.build');
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(folder, name), text);
}
