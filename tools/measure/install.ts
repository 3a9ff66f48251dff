import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Installs what only measuring needs, from the lock file in this folder: the first time that it is
 * asked for, and again when that file has changed.
 * @param install tells whether it could
 * @throws where npm can't, most likely because there is no network
 */
export function installForMeasuring(folder = import.meta.dirname, install = npmCi): void {
  const locked = resolve(folder, 'package-lock.json');
  const installed = resolve(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;
  console.error('Installing what only measuring needs into tools/measure/node_modules …');
  if (!install(folder))
    throw new Error('tools/measure: npm could not install it, see above. It needs the network, this once.');
}

const npmCi = (folder: string): boolean =>
  spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  }).status === 0;
