import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installDependencies } from '../../../tools/install.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';

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

test('does not install again if it is up to date', () => {
  touch('package-lock.json', 1000);
  touch('node_modules/.package-lock.json', 2000);
  const install = vi.fn(() => true);
  installDependencies(folder, install);
  expect(install).not.toHaveBeenCalled();
});

test.each([
  ['not installed yet', undefined],
  ['installed before the lock file changed', 500],
])('installs with a one-line notice if %s', (_, installed) => {
  touch('package-lock.json', 1000);
  if (installed) touch('node_modules/.package-lock.json', installed);
  const install = vi.fn(() => true);
  installDependencies(folder, install);
  expect(install).toHaveBeenCalledExactlyOnceWith(folder);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Installing'));
});

test('reports the likely reason when npm fails', () => {
  touch('package-lock.json', 1000);
  expect(() => installDependencies(folder, () => false)).toThrow(/needs the network/);
});
