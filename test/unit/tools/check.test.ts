import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { annotation } from '../../../plugins/fault.ts';
import { temporaryFolder } from '../../support/temporary-files.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Runs the command on content with a fault, a warning and a note of what is still to do. */
function check(args: string[], env = {}) {
  const folder = temporaryFolder('check');
  const basics = { name: 'Kim Doe', email: 'nowhere', nick: 'K', 'x-todo': 'ask for the label' };
  mkdirSync(resolve(folder, 'projects'));
  writeFileSync(resolve(folder, 'resume.json'), JSON.stringify({ basics }, null, 2));
  writeFileSync(resolve(folder, 'site.json'), '{}');
  const { GITHUB_ACTIONS: _, ...outside } = process.env;
  return spawnSync(
    process.execPath,
    [resolve(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs'), 'tools/check.ts', ...args],
    { cwd: ROOT, env: { ...outside, CONTENT_DIR: folder, ...env }, encoding: 'utf8' },
  );
}

test('with --json prints nothing but a list, each with its place, and fails as without', () => {
  const { stdout, stderr, status } = check(['--json']);
  const list = JSON.parse(stdout);
  expect(list).toContainEqual({
    level: 'error',
    file: expect.stringMatching(/resume\.json$/),
    line: 4,
    column: 5,
    field: 'basics.email',
    problem: '"nowhere" is not an e-mail address',
    remedy: expect.stringMatching(/\w/),
  });
  expect(list).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      field: 'basics.x-todo',
      problem: '"ask for the label" is still to do',
      line: 6,
    }),
  );
  expect([stderr, status]).toEqual(['', 1]);
});

test('in GitHub’s Actions each is a line that is shown in the pull request, beside the list', () => {
  const { stdout, stderr, status } = check([], { GITHUB_ACTIONS: 'true' });
  expect(stdout).toMatch(
    /^::error file=.*resume\.json,line=4,col=5::basics\.email: "nowhere" is not an e-mail/m,
  );
  expect(stdout).toMatch(/^::warning file=.*,line=5,col=5::basics\.nick: /m);
  expect(stderr).toMatch(/resume\.json:4: basics\.email/);
  expect(status).toBe(1);
});

test('no name of a file ends such a line', () => {
  const fault = { file: 'a,b:c%\n', field: 'name', problem: '100 %\n::stop', remedy: 'mend it' };
  expect(annotation('error', fault)).toBe(
    String.raw`::error file=a%2Cb%3Ac%25%0A::name: 100 %25\u000a::stop; mend it`,
  );
});
