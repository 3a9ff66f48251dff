import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { Fork } from './fork.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Makes a fork of all files that git does not ignore, with this project's `node_modules`. */
export function copyProject(name: string): Fork {
  const fork = new Fork(name);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((each) => each && existsSync(resolve(ROOT, each))))
    cpSync(resolve(ROOT, file), fork.path(file));
  rmSync(fork.path('node_modules'), { recursive: true });
  linkModules(fork.root);
  return fork;
}

/** Links this project's `node_modules` into a folder. */
export const linkModules = (folder: string): void =>
  symlinkSync(resolve(ROOT, 'node_modules'), resolve(folder, 'node_modules'));
