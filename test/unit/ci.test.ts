import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portfolio-test-'));
  cpSync(resolve(import.meta.dirname, '../../.ci'), join(root, '.ci'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs `.ci/run` with the given shell script as npm; returns its lines and its status. */
function run(npm: string) {
  writeFileSync(join(root, 'npm'), `#!/bin/sh\n${npm}`);
  chmodSync(join(root, 'npm'), 0o755);
  const { stdout, status } = spawnSync('bash', ['.ci/run'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${root}:${process.env.PATH}` },
  });
  return { lines: stdout.trim().split('\n'), status };
}

function report(stats: object) {
  mkdirSync(join(root, 'test-results'));
  const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1 };
  writeFileSync(join(root, 'test-results/unit.json'), JSON.stringify(unit));
  writeFileSync(join(root, 'test-results/browser.json'), JSON.stringify({ stats }));
}

test('the count says how many tests have passed only when tried again', () => {
  report({ expected: 2, flaky: 3, unexpected: 0, skipped: 0 });
  const { lines, status } = run('exit 0');
  expect(lines).toEqual(['Passed only when tried again: 3.', '10 passed, 0 failed, 1 skipped']);
  expect(status).toBe(0);
});

test('without such tests the count is one line', () => {
  report({ expected: 2, flaky: 0, unexpected: 0, skipped: 0 });
  expect(run('exit 0').lines).toEqual(['7 passed, 0 failed, 1 skipped']);
});

test('nothing is run or counted where the installation fails', () => {
  report({ expected: 2, flaky: 0, unexpected: 0, skipped: 0 });
  const { lines, status } = run('echo "npm $*"; exit 1');
  expect(lines).toEqual(['npm ci', '0 passed, 1 failed, 0 skipped']);
  expect(status).toBe(1);
});
