import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Installs the dependencies that only measuring needs from the lock file in this folder: on first use, and again when
 * that file has changed.
 * @param install returns whether it succeeded
 * @throws if npm fails, most likely because there is no network
 */
export function installForMeasuring(folder = import.meta.dirname, install = npmCi): void {
  const lockFile = resolve(folder, 'package-lock.json');
  const installed = resolve(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs) return;
  console.error('Installing the measuring dependencies into tools/measure/node_modules …');
  if (!install(folder))
    throw new Error('tools/measure: npm ci failed, see above. It needs the network, but only this once.');
}

const npmCi = (folder: string): boolean =>
  spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  }).status === 0;
