import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CODE } from '../../plugins/project.ts';

/**
 * Installs the dependencies of a folder with a `package.json` of its own from the lock file there: on first use, and again
 * when that file has changed. So `npm ci` brings only what most people need.
 * @throws if npm fails, most likely because there is no network
 */
export function installDependencies(name: string, install = npmCi): void {
  const folder = resolve(CODE, name);
  const lockFile = resolve(folder, 'package-lock.json');
  const installed = resolve(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs) return;
  console.error(`Installing the dependencies of ${name} …`);
  if (!install(folder))
    throw new Error(`${name}: npm ci failed, see above. It needs the network, but only this once.`);
}

const npmCi = (folder: string): boolean =>
  // The command has no path, because on Windows npm is a script for the shell, which would part a path at its blanks.
  spawnSync('npm ci --no-audit --no-fund', {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  }).status === 0;
