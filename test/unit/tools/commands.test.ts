import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandArguments } from '../../../tools/support/command.ts';
import { installDependencies } from '../../../tools/support/install.ts';
import { runParallel, runSequence } from '../../support/run-commands.ts';
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

/** A command that prints a text and exits with a status. */
const echo = (text: string, status = 0) => `echo ${text} && exit ${status}`;

/** Options that record the shown texts in order. */
function recordShown() {
  const texts: string[] = [];
  return {
    texts,
    options: {
      cwd: import.meta.dirname,
      show: (text: string) => void texts.push(stripVTControlCharacters(text)),
    },
  };
}

test('runs a sequence in order and shows the output of each command in one piece', async () => {
  const { texts, options } = recordShown();
  expect(await runSequence([echo('one'), echo('two')], options)).toBe(true);
  expect(texts).toEqual([
    expect.stringMatching(/^\n▶ echo .*\none\n✓ \d+\.\d s\n$/),
    expect.stringMatching(/^\n▶ echo .*\ntwo\n✓ \d+\.\d s\n$/),
  ]);
});

test('stops a sequence at the first failure', async () => {
  const { texts, options } = recordShown();
  expect(await runSequence([echo('one', 3), echo('two')], options)).toBe(false);
  expect(texts).toEqual([expect.stringMatching(/\none\n✗ failed after \d+\.\d s\n$/)]);
});

test('fails if one sequence fails, after the others have finished', async () => {
  const { texts, options } = recordShown();
  const others = [echo('two'), echo('three')];
  expect(await runParallel([others, [echo('four')]], recordShown().options)).toBe(true);
  expect(await runParallel([[echo('one', 1)], others], options)).toBe(false);
  expect(texts.join('')).toContain('\ntwo\n');
  expect(texts.join('')).toContain('\nthree\n');
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
