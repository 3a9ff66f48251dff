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
