import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-files.ts';

const folder = temporaryFolder('line-ends');

const hasGit = spawnSync('git', ['--version']).status === 0;

test.skipIf(!hasGit)('a checkout on Windows has the line ends that the formatter expects', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', ...args], { cwd: folder, stdio: 'pipe' });
  cpSync(resolve(import.meta.dirname, '../../.gitattributes'), resolve(folder, '.gitattributes'));
  writeFileSync(resolve(folder, 'a.ts'), 'one\ntwo\n');
  git('init');
  git('add', '.');
  rmSync(resolve(folder, 'a.ts'));
  git('checkout', '--', 'a.ts');
  expect(readFileSync(resolve(folder, 'a.ts'), 'utf8')).toBe('one\ntwo\n');
});
