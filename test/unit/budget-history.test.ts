import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { servePrivately, TOKEN } from '../support/private-repositories.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-files.ts';

const root = resolve(import.meta.dirname, '../..');
const stepsOf = (workflow: string, job: string): { run?: string; env?: Record<string, string> }[] =>
  parse(readFileSync(resolve(root, '.github/workflows', workflow), 'utf8')).jobs[job].steps;
const [weighing] = stepsOf('budget.yml', 'history');
const fetching = stepsOf('pages.yml', 'build').find(({ run }) => run?.includes('budget-history'));

test('in a private repository too each commit of main has a line on a branch, once, with numbers alone, even if another’s comes first, for the site to show', async () => {
  const folder = temporaryFolder('budget-history');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '-q', '--bare', 'origin.git');
  git('-C', 'origin.git', 'config', 'http.receivepack', 'true');
  const { url, close } = await servePrivately(folder);
  const file = (name: string, text: string) => {
    writeFiles(folder, { [name]: text });
    chmodSync(resolve(folder, name), 0o755);
  };
  file(
    'bin/gh',
    `#!/bin/sh
case "$*" in
  'auth setup-git') git config --global credential.helper '!gh auth git-credential' ;;
  'auth git-credential get') printf 'username=x-access-token\\npassword=%s\\n' "$GH_TOKEN" ;;
  'run download'*) mkdir report && cp ${folder}/report.json report/ ;;
esac`,
  );
  /** Runs a step with what it asks for and nothing else of this machine's. */
  const run = (step: typeof weighing, cwd: string, more: Record<string, string> = {}) => {
    const env = {
      ...{ PATH: `${folder}/bin:${process.env.PATH}`, HOME: cwd, GIT_TERMINAL_PROMPT: '0' },
      RUNNER_TEMP: folder,
    };
    const GH_TOKEN = step?.env?.GH_TOKEN?.replace(/^\$\{\{ github\.token \}\}$/, TOKEN) ?? '';
    return promisify(execFile)('bash', ['-ec', step?.run ?? ''], {
      cwd,
      env: { ...env, ...step?.env, GH_TOKEN, ...more },
    });
  };
  const weigh = (commit: string, firstView: unknown) => {
    const pages = [{ path: '/', figures: { html: 1, js: 2, firstView } }];
    writeFiles(folder, { 'report.json': JSON.stringify({ pages }) });
    return run(weighing, temporaryFolder('budget-history-run'), {
      ...{ REMOTE: `${url}/origin.git`, SHA: commit, DATE: '2026-01-02T03:04:05Z' },
    });
  };
  const fetched = resolve(folder, 'history.jsonl');
  const clone = temporaryFolder('budget-history-clone');
  git('-C', clone, 'init', '-q');
  git('-C', clone, 'remote', 'add', 'origin', `${url}/origin.git`);
  // Before the first commit there is no such branch, and a site nevertheless.
  await run(fetching, clone);
  expect(existsSync(fetched)).toBe(false);
  await weigh('aaa', 500);
  // As if another had pushed meanwhile.
  file('origin.git/hooks/update', `#!/bin/sh\nrm "$0"; exit 1\n`);
  await weigh('bbb', 400);
  await weigh('ccc', '</svg>');
  await weigh('bbb', 300);
  await weigh('bbb', 300);
  await run(fetching, clone, { GH_TOKEN: 'another' });
  expect(existsSync(fetched)).toBe(false);
  await run(fetching, clone);
  close();
  expect(readFileSync(fetched, 'utf8').split('\n')).toEqual([
    '{"commit":"aaa","date":"2026-01-02T03:04:05Z","html":1,"js":2,"firstView":500}',
    expect.stringContaining('"firstView":null'),
    expect.stringMatching(/"commit":"bbb".*"firstView":300/),
    '',
  ]);
});
