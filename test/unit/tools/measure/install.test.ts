import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installForMeasuring } from '../../../../tools/measure/install.ts';

let folder: string;
const touch = (file: string, seconds: number) => {
  writeFileSync(resolve(folder, file), '{}');
  utimesSync(resolve(folder, file), seconds, seconds);
};

beforeEach(() => {
  folder = mkdtempSync(resolve(tmpdir(), 'measure-'));
  mkdirSync(resolve(folder, 'node_modules'));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

test('what is installed already is not installed again', () => {
  touch('package-lock.json', 1000);
  touch('node_modules/.package-lock.json', 2000);
  const install = vi.fn(() => true);
  installForMeasuring(folder, install);
  expect(install).not.toHaveBeenCalled();
});

test.each([
  ['never installed', undefined],
  ['older than the lock file', 500],
])('%s: it is installed, and said in one line', (_, installed) => {
  touch('package-lock.json', 1000);
  if (installed) touch('node_modules/.package-lock.json', installed);
  const install = vi.fn(() => true);
  installForMeasuring(folder, install);
  expect(install).toHaveBeenCalledExactlyOnceWith(folder);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Installing'));
});

test('where npm can’t, the reason is said', () => {
  touch('package-lock.json', 1000);
  expect(() => installForMeasuring(folder, () => false)).toThrow(/needs the network/);
});
