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

/** Runs `.ci/run` with the given shell script as npm; returns what it prints and its status. */
function run(npm: string) {
  writeFileSync(join(root, 'npm'), `#!/bin/sh\n${npm}`);
  chmodSync(join(root, 'npm'), 0o755);
  const { stdout, status } = spawnSync('bash', ['.ci/run'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${root}:${process.env.PATH}` },
  });
  return { printed: stdout.trim(), status };
}

test.each([
  [
    'says how many have passed only when tried again',
    3,
    'exit 0',
    'Passed only when tried again: 3.\n10 passed, 0 failed, 1 skipped',
    0,
  ],
  ['is one line without such tests', 0, 'exit 0', '7 passed, 0 failed, 1 skipped', 0],
  [
    'is of nothing where the installation fails',
    0,
    'echo "npm $*"; exit 1',
    'npm ci\n0 passed, 1 failed, 0 skipped',
    1,
  ],
])('the count of tests %s', (_, flaky, npm, printed, status) => {
  mkdirSync(join(root, 'test-results'));
  const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1 };
  writeFileSync(join(root, 'test-results/unit.json'), JSON.stringify(unit));
  const stats = { expected: 2, flaky, unexpected: 0, skipped: 0 };
  writeFileSync(join(root, 'test-results/browser.json'), JSON.stringify({ stats }));
  expect(run(npm)).toEqual({ printed, status });
});
