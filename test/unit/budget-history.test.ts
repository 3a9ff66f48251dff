import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { firstViewsOfCommits } from '../../plugins/budget/commits.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-files.ts';

const root = resolve(import.meta.dirname, '../..');
const { jobs } = parse(readFileSync(resolve(root, '.github/workflows/budget.yml'), 'utf8'));
const [{ run, env }] = jobs.history.steps;

test('each commit of main has a line on a branch, once, with numbers alone, even if another’s comes first', () => {
  const folder = temporaryFolder('budget-history');
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.trim();
  git('init', '-q', '--bare', 'origin.git');
  const file = (name: string, text: string) => {
    writeFiles(folder, { [name]: text });
    chmodSync(resolve(folder, name), 0o755);
  };
  file('bin/gh', `#!/bin/sh\n[ "$1" = auth ] || { mkdir -p report; cp ${folder}/report.json report/; }\n`);
  const weigh = (commit: string, firstView: unknown) => {
    const pages = [{ path: '/', figures: { html: 1, js: 2, firstView } }];
    writeFiles(folder, { 'report.json': JSON.stringify({ pages }) });
    return spawnSync('bash', ['-ec', run], {
      cwd: temporaryFolder('budget-history-run'),
      encoding: 'utf8',
      env: {
        ...process.env,
        ...{ PATH: `${folder}/bin:${process.env.PATH}`, LINE: env.LINE, RUN: '1', ARTIFACT: 'budget' },
        ...{ REMOTE: resolve(folder, 'origin.git'), SHA: commit, DATE: '2026-01-02T03:04:05Z' },
      },
    }).status;
  };
  expect(firstViewsOfCommits(folder)).toEqual([]);
  expect(weigh('aaa', 500)).toBe(0);
  // As if another had pushed meanwhile.
  file('origin.git/hooks/update', `#!/bin/sh\nrm "$0"; exit 1\n`);
  expect(weigh('bbb', 400)).toBe(0);
  expect(weigh('ccc', '</svg>')).toBe(0);
  expect(weigh('bbb', 300)).toBe(0);
  expect(weigh('bbb', 300)).toBe(0);
  const clone = resolve(folder, 'clone');
  git('clone', '-q', '-b', 'budget-history', 'origin.git', 'clone');
  expect(readFileSync(resolve(clone, 'history.jsonl'), 'utf8').split('\n')).toEqual([
    '{"commit":"aaa","date":"2026-01-02T03:04:05Z","html":1,"js":2,"firstView":500}',
    expect.stringContaining('"firstView":null'),
    expect.stringContaining('"commit":"bbb"'),
    '',
  ]);
  expect(firstViewsOfCommits(clone)).toEqual([500, 300]);
});
