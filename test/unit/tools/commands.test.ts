import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandArguments } from '../../../tools/support/command.ts';
import { installDependencies } from '../../../tools/support/install.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';

test.each([
  ['npm', ['--from', 'me.json']],
  ['pnpm and Yarn, which pass on the --', ['--', '--from', 'me.json']],
])('a command takes the same options from %s', (_, given) => {
  expect(commandArguments(['node', 'cli.ts', ...given])).toEqual(['--from', 'me.json']);
});

let folder: string;
const touch = (file: string, seconds: number) => {
  writeFileSync(resolve(folder, file), '{}');
  utimesSync(resolve(folder, file), seconds, seconds);
};

beforeEach(() => {
  folder = temporaryFolder('install');
  mkdirSync(resolve(folder, 'node_modules'));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['it is not installed yet', undefined, 1],
  ['it was installed before the lock file changed', 500, 1],
  ['it is up to date', 2000, 0],
])('if %s, installs with a one-line notice, else not', (_, installed, times) => {
  touch('package-lock.json', 1000);
  if (installed) touch('node_modules/.package-lock.json', installed);
  const install = vi.fn(() => true);
  installDependencies(folder, install);
  expect(install.mock.calls).toEqual(Array(times).fill([folder]));
  expect(console.error).toHaveBeenCalledTimes(times);
});

test('reports the likely reason when npm fails', () => {
  touch('package-lock.json', 1000);
  expect(() => installDependencies(folder, () => false)).toThrow(/needs the network/);
});

test('installs in a checkout whose path has a blank, through a shell as on Windows', () => {
  const bin = temporaryFolder('npm', { npm: '#!/bin/sh\necho "$PWD: $*" > "$PWD/called"\n', 'npm.cmd': '' });
  chmodSync(resolve(bin, 'npm'), 0o755);
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`);
  const checkout = temporaryFolder('my site', { 'package-lock.json': '{}' });
  installDependencies(checkout);
  expect(readFileSync(resolve(checkout, 'called'), 'utf8')).toBe(`${checkout}: ci --no-audit --no-fund\n`);
  vi.unstubAllEnvs();
});
